"""The back: it reads the same either way up, and runs to the edge."""

from .lilies import LILY

PATTERN = (
    '<path fill="#f0e2c6" d="M45,-3L93,55 45,113 -3,55ZM45,9L7,55 45,101 83,55Z" fill-rule="evenodd"/>'
    '<g fill="#f0e2c6"><path d="M45,30C54,40 54,48 47,53L45,55 43,53C36,48 36,40 45,30Z'
    "M45,80C54,70 54,62 47,57L45,55 43,57C36,62 36,70 45,80ZM24,55C33,46 40,47 44,53L45,55 44,57C40,63"
    " 33,64 24,55Z"
    'M66,55C57,46 50,47 46,53L45,55 46,57C50,63 57,64 66,55Z"/>'
    '<path d="M0,-8L8,0 0,8 -8,0ZM90,-8L98,0 90,8 82,0ZM0,102L8,110 0,118 -8,110ZM90,102L98,110 90,118'
    ' 82,110Z"/></g>'
)
LEAF = (
    "M176,440C206,420 226,410 250,420C236,428 230,434 262,440C230,446 236,452 250,460C226,470 206,460"
    " 176,440Z"
)


def back() -> str:
    """The back as an SVG document."""
    halves = "".join(
        f'<g transform="rotate({turn} 315 440)"><g transform="translate(315 352) scale(1.45)">'
        f'<path fill="#f0e2c6" d="{LILY}"/></g><path fill="#f0e2c6" d="{LEAF}"/></g>'
        for turn in (0, 180)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 630 880" class="card-back" role="img"'
        ' aria-label="Card, face down"><title>Card, face down</title><defs>'
        '<clipPath id="back-r"><rect width="630" height="880" rx="36"/></clipPath>'
        '<pattern id="back-p" width="90" height="110" patternUnits="userSpaceOnUse" x="0" y="0">'
        f'{PATTERN}</pattern></defs><g clip-path="url(#back-r)"><rect width="630" height="880"'
        ' fill="#8f2f1f"/>'
        '<rect width="630" height="880" fill="url(#back-p)"/>'
        '<path fill="#8f2f1f" d="M315,196L525,440 315,684 105,440Z"/>'
        '<path fill="none" stroke="#f0e2c6" stroke-width="10" d="M315,212L511,440 315,668 119,440Z"/>'
        '<path fill="none" stroke="#f0e2c6" stroke-width="4" d="M315,238L489,440 315,642 141,440Z"/>'
        f'{halves}<path fill="#f0e2c6" d="M315,418L335,440 315,462 295,440Z"/></g>'
        '<rect x="2" y="2" width="626" height="876" rx="34" fill="none" stroke="#4c170d" stroke-opacity=".55"'
        ' stroke-width="4"/></svg>'
    )
