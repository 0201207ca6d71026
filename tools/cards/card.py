"""A card while it is drawn: black line over flat colour, printed a little off register."""

from .geometry import Outline, Spine, hatching, limb, path_data, short, stroke

INK = "#221a15"
PAPER = "#f6ecd7"
RED = "#a63a24"
OCHRE = "#dba63f"
PINE = "#5d7a4e"
BLUE = "#7d95a0"
FLESH = "#eec9a2"
BROWN = "#9a6a3c"
ROSE = "#e0a08c"


class Card:
    """A face: what it is called, where it ranks (Fool 0, Harlequin 20), and the picture so far."""

    def __init__(self, name: str, title: str, ribbon: str, rank: int, *, fit: str = "") -> None:
        self.name = name
        self.title = title
        self.ribbon = ribbon
        self.rank = rank
        self.fit = fit
        self.picture: list[str] = []
        self.clips: list[str] = []

    def add(self, element: str) -> None:
        """An SVG element as it is."""
        self.picture.append(element)

    def part(
        self, outline: Outline, color: str | None = None, width: float = 9, *, paper: bool = True
    ) -> None:
        """A shape: paper beneath, colour slipped to the lower right, and its line; `color` "ink" is black."""
        data = path_data(outline)
        line = f'<path class="o" fill="none" stroke-width="{width}" d="{data}"/>'
        if color is None:
            self.add(f'<path class="o p" stroke-width="{width}" d="{data}"/>' if paper else line)
        elif color == "ink":
            self.ink(data)
        else:
            if paper and color != FLESH:
                self.add(f'<path class="p" d="{data}"/>')
            self.tint(data, color, (2, 2) if color == FLESH else (5, 4))
            self.add(line)

    def limb(self, spine: Spine, color: str | None = None, width: float = 9, *, cap: bool = True) -> None:
        """An arm, a leg, a branch."""
        self.part(limb(spine, cap=cap), color, width)

    def tint(self, outline: Outline, color: str, slip: tuple[int, int] = (5, 4)) -> None:
        """Colour without a line."""
        data = path_data(outline)
        self.add(f'<path fill="{color}" transform="translate({slip[0]} {slip[1]})" d="{data}"/>')

    def ink(self, *data: str) -> None:
        """Solid black."""
        self.add(f'<path class="i" d="{"".join(data)}"/>')

    def line(self, *spines: str, width: float = 8, start: float = 0.15, end: float = 0.15) -> None:
        """Single cuts."""
        self.ink(*[stroke(spine, width, start, end) for spine in spines])

    def hatch(
        self,
        outline: Outline,
        *,
        angle: float = -18,
        gap: float = 15,
        width: float = 6,
        reach: float = 0.45,
        side: int = 1,
        wobble: float = 3,
        shortest: float = 10,
    ) -> None:
        """Shade one side of a shape."""
        self.ink(
            hatching(
                outline,
                angle=angle,
                gap=gap,
                width=width,
                reach=reach,
                side=side,
                wobble=wobble,
                shortest=shortest,
            )
        )

    def dot(self, x: float, y: float, radius: float, kind: str = "i") -> None:
        """A dot: of ink ("i"), of paper ("p"), or of paper with a line round it ("o")."""
        kinds = "o p" if kind == "o" else kind
        self.add(f'<circle class="{kinds}" cx="{short(x)}" cy="{short(y)}" r="{short(radius)}"/>')

    def clip(self, outline: Outline) -> str:
        """The id of a clip path of that shape."""
        name = f"{self.name}-{len(self.clips) + 1}"
        self.clips.append(f'<clipPath id="{name}"><path d="{path_data(outline)}"/></clipPath>')
        return name
