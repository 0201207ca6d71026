"""Lines as a woodcutter cuts them: smooth outlines, limbs that taper, hatching that runs out into the light.

Outlines are written as words: "120,40" is a point that the curve runs through smoothly, "c120,40" a corner.
"""

import math
from collections.abc import Sequence
from random import Random

type Point = tuple[float, float, bool]  # x, y, and whether it is a corner
type Outline = str | Sequence[Point]
type Spine = Sequence[tuple[float, float, float]]  # x, y and width along a limb
type Flat = tuple[float, float]


def short(value: float) -> str:
    """A number in as few figures as the eye needs."""
    return f"{round(value, 1) if abs(value) < 12 else round(value):g}"


def path(outline: Outline, *, closed: bool = True) -> str:
    """The path data of a smooth line through the points."""
    points = _points(outline)
    data = f"M{short(points[0][0])},{short(points[0][1])}"
    for _, (ax, ay), (bx, by), (x, y) in _curves(points, closed=closed):
        data += f"C{short(ax)},{short(ay)} {short(bx)},{short(by)} {short(x)},{short(y)}"
    return data + ("Z" if closed else "")


def path_data(outline: Outline) -> str:
    """Path data as they are, or of an outline; only the former begin with M."""
    return outline if isinstance(outline, str) and outline.startswith("M") else path(outline)


def limb_outline(spine: Spine, *, cap: bool = True) -> list[Point]:
    """The outline of a limb along its spine, round at its ends if capped."""
    line = _flattened([(x, y, False) for x, y, _ in spine], closed=False, steps=4)
    joints = len(spine) - 1
    widths: list[float] = []
    for index in range(len(line)):
        joint = min(int(index / 4), joints - 1)
        along = index / 4 - joint
        along = along * along * (3 - 2 * along)
        widths.append(spine[joint][2] * (1 - along) + spine[min(joint + 1, joints)][2] * along)
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(line):
        nx, ny = _normal(line[max(index - 1, 0)], line[min(index + 1, len(line) - 1)])
        half = widths[index] / 2
        left.append((x + nx * half, y + ny * half, False))
        right.append((x - nx * half, y - ny * half, False))
    if not cap:
        for side in (left, right):
            side[0], side[-1] = (*side[0][:2], True), (*side[-1][:2], True)
        return left + right[::-1]
    return [*left, _tip(line[-1], line[-2], widths[-1]), *right[::-1], _tip(line[0], line[1], widths[0])]


def limb(spine: Spine, *, cap: bool = True) -> str:
    """The path data of a limb."""
    return path(limb_outline(spine, cap=cap))


def stroke(spine: str, width: float = 9, start: float = 0.15, end: float = 0.15) -> str:
    """The path data of one cut: widest in its middle, `start` and `end` times as wide at its ends."""
    line = _flattened(_points(spine), closed=False, steps=5)
    last = len(line) - 1
    stops = list(range(0, last, max(1, last // 9)))
    if stops[-1] != last:
        stops.append(last)
    left: list[Point] = []
    right: list[Point] = []
    for index in stops:
        along = index / last
        swell = math.sin(math.pi * min(max(along, 0), 1)) ** 0.7
        tip = start * (1 - along) + end * along
        half = width * (tip + (1 - tip) * swell) / 2
        x, y = line[index]
        nx, ny = _normal(line[max(index - 1, 0)], line[min(index + 1, last)])
        left.append((x + nx * half, y + ny * half, index in {0, last}))
        right.append((x - nx * half, y - ny * half, index in {0, last}))
    return path(left + right[::-1])


def hatching(
    outline: Outline,
    *,
    angle: float = -18,
    gap: float = 15,
    width: float = 6,
    reach: float = 0.45,
    side: int = 1,
    wobble: float = 3,
    shortest: float = 10,
) -> str:
    """The path data of wedges that grow inwards from one side of a shape, `reach` of the way across."""
    polygon = _flattened(_points(outline))
    random = Random(len(polygon) * 7 + int(gap * 3))
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    turned = [(x * cos + y * sin, -x * sin + y * cos) for x, y in polygon]
    y = min(y for _, y in turned) + gap * 0.6
    data = ""
    while y < max(y for _, y in turned):
        crossings = _crossings(turned, y)
        for x1, x2 in zip(crossings[::2], crossings[1::2], strict=False):
            length = (x2 - x1) * reach * (1 + random.uniform(-0.18, 0.18))
            if length < shortest:
                continue
            start, end = (x2, x2 - length) if side > 0 else (x1, x1 + length)
            wedge = [(start, y - width / 2), (end, y), (start, y + width / 2)]
            (ax, ay), (bx, by), (cx, cy) = ((px * cos - py * sin, px * sin + py * cos) for px, py in wedge)
            data += f"M{round(ax)},{round(ay)}L{round(bx)},{round(by)} {round(cx)},{round(cy)}Z"
        y += gap + random.uniform(-wobble, wobble) * 0.5
    return data


def _points(outline: Outline) -> Sequence[Point]:
    if not isinstance(outline, str):
        return outline
    points: list[Point] = []
    for word in outline.split():
        x, y = word.removeprefix("c").split(",")
        points.append((float(x), float(y), word.startswith("c")))
    return points


def _curves(points: Sequence[Point], *, closed: bool) -> list[tuple[Flat, Flat, Flat, Flat]]:
    """The Bézier curves between the points: start, two handles, end."""
    count = len(points)
    curves: list[tuple[Flat, Flat, Flat, Flat]] = []
    for index in range(count if closed else count - 1):
        here, there = points[index], points[(index + 1) % count]
        before = points[index - 1] if closed or index > 0 else here
        after = points[(index + 2) % count] if closed or index + 2 < count else there
        (x1, y1, sharp1), (x2, y2, sharp2) = here, there
        k = 1 / 6
        out = (
            (x1 + (x2 - x1) / 3, y1 + (y2 - y1) / 3)
            if sharp1
            else (x1 + (x2 - before[0]) * k, y1 + (y2 - before[1]) * k)
        )
        into = (
            (x2 - (x2 - x1) / 3, y2 - (y2 - y1) / 3)
            if sharp2
            else (x2 - (after[0] - x1) * k, y2 - (after[1] - y1) * k)
        )
        curves.append(((x1, y1), out, into, (x2, y2)))
    return curves


def _flattened(points: Sequence[Point], *, closed: bool = True, steps: int = 10) -> list[Flat]:
    """The same line as a polygon."""
    line: list[Flat] = []
    for a, b, c, d in _curves(points, closed=closed):
        for step in range(steps):
            t = step / steps
            u = 1 - t
            x = u**3 * a[0] + 3 * u * u * t * b[0] + 3 * u * t * t * c[0] + t**3 * d[0]
            y = u**3 * a[1] + 3 * u * u * t * b[1] + 3 * u * t * t * c[1] + t**3 * d[1]
            line.append((x, y))
    if not closed:
        line.append(points[-1][:2])
    return line


def _normal(before: Flat, after: Flat) -> Flat:
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1
    return -dy / length, dx / length


def _tip(end: Flat, before: Flat, width: float) -> Point:
    dx, dy = end[0] - before[0], end[1] - before[1]
    length = math.hypot(dx, dy) or 1
    return end[0] + dx / length * width * 0.42, end[1] + dy / length * width * 0.42, False


def _crossings(polygon: Sequence[Flat], y: float) -> list[float]:
    """Where a level line meets the polygon's sides."""
    found: list[float] = []
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if y1 <= y < y2 or y2 <= y < y1:
            found.append(x1 + (y - y1) / (y2 - y1) * (x2 - x1))
    return sorted(found)
