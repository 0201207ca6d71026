/**
 * Where the seats lie on the cloth. Everyone but you, clockwise from your left neighbour, who is always just
 * above the left corner: up the left side, along the top, down the right side. You sit at the foot.
 */
export interface Spot {
  readonly x: number; // the middle of the seat
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** `list`: there is no room for a table, the seats are read one below the other. */
export interface Layout {
  readonly kind: 'ring' | 'ellipse' | 'list';
  readonly card: number; // the width of a card in a seat
  readonly lines: 1 | 2; // of words below it
  readonly seat: { readonly width: number; readonly height: number };
  readonly spots: readonly Spot[];
  readonly height: number; // more than the cloth has: it scrolls
  readonly centre: Box; // for the pot and the stock
}

/** What your own card, its sentence and your choices take of a large cloth. */
export const OWN = { width: 660, height: 196 };
const CARD_SHAPE = 88 / 63;
export const LIST: Layout = {
  kind: 'list',
  card: 34,
  lines: 2,
  seat: { width: 0, height: 0 },
  spots: [],
  height: 0,
  centre: { left: 0, top: 0, width: 0, height: 0 },
};

/**
 * Lay `others` seats on a cloth of this size. `large`: your own place lies on the cloth as well. `print`: how
 * much larger than usual the words are. `upright`: the window is taller than wide, whatever is left of it for the cloth.
 */
export function layOut(others: number, width: number, height: number, large: boolean, print = 1, upright = false): Layout {
  if (large) return ellipse(others, width, height, print);
  if (width < 340 * print) return LIST;
  return upright || width < height * 1.15 ? portrait(others, width, height, print) : landscape(others, width, height, print);
}

// ---- a phone: two sides and a row along the top

/** How many sit on each side; the rest sit along the top. */
const SIDES = [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4];

const SIZES = [
  { card: 56, lines: 2 },
  { card: 44, lines: 2 },
  { card: 44, lines: 1 },
] as const;
const SMALLEST = { card: 34, lines: 1 } as const;
type Size = (typeof SIZES)[number] | typeof SMALLEST;

function portrait(others: number, width: number, height: number, print: number): Layout {
  const side = SIDES[others] ?? Math.ceil((others - 5) / 2);
  const rows = side + (others > 2 * side ? 1 : 0);
  const sizes = SIZES.filter(({ card }) => card < 56 || others <= 5);
  // With nobody at the sides half of the height is the middle's.
  const share = side === 0 ? height / 2 : height / rows;
  const size = sizes.find(({ card, lines }) => share >= smallSeat(card, lines, print)) ?? SMALLEST;
  // Below this a name would lie on the next card: rather scroll.
  const pitch = Math.max(height / rows, smallSeat(34, 1, print));
  return ring(others, side, width, pitch * rows, size, print);
}

function landscape(others: number, width: number, height: number, print: number): Layout {
  let best = { side: 0, room: 0 };
  for (let side = 0; 2 * side < others; side++) {
    const top = others - 2 * side;
    const room = Math.min((width - 80) / Math.max(top - 1, 1) / 72, height / (side + 1) / smallSeat(44, 1, print));
    if (room > best.room + 0.05) best = { side, room };
  }
  if (best.room < 0.74) return LIST;
  return ring(others, best.side, width, height, best.room >= 1 ? SIZES[2] : SMALLEST, print);
}

function ring(others: number, side: number, width: number, height: number, { card, lines }: Size, print: number): Layout {
  const top = others - 2 * side;
  // With nobody at the sides the middle needs a place all the same.
  const rows = side === 0 ? 3 : side + (top > 0 ? 1 : 0);
  const pitch = height / rows;
  const edge = 43; // half of the width that a seat at the side has
  const highest = side === 0 ? Math.max(pitch, smallSeat(card, lines, print)) : pitch;
  const row = (from: number) => (from === 0 ? highest / 2 : pitch * (from + 0.5));
  const left = range(side).map((step) => ({ x: edge, y: row(rows - 1 - step) }));
  const right = range(side).map((step) => ({ x: width - edge, y: row(rows - side + step) }));
  const spread = top > 3 ? (step: number) => edge + (step * (width - 2 * edge)) / (top - 1) : (step: number) => (width * (step + 0.5)) / top;
  const above = range(top).map((step) => ({ x: spread(step), y: row(0) }));
  const clear = top > 0 ? highest : 0;
  return {
    kind: 'ring',
    card,
    lines,
    seat: { width: top > 4 ? Math.min(80, (width - 2 * edge) / (top - 1)) : 84, height: Math.min(highest, smallSeat(card, lines, print)) },
    spots: [...left, ...above, ...right],
    height,
    centre: { left: 2 * edge, top: clear, width: width - 4 * edge, height: height - clear },
  };
}

// ---- a large cloth: an arch from the lower left over the top to the lower right

function ellipse(others: number, width: number, height: number, print: number): Layout {
  const largest = others < 8 ? 82 : others < 11 ? 64 : 56;
  for (const card of [82, 72, 64, 56, 50, 44].filter((size) => size <= largest)) {
    for (const squareness of [2, 2.5, 3.2, 4.5]) {
      for (const low of [false, true]) {
        const layout = arch(others, width, height, { card, squareness, low }, print);
        if (!overlapping(layout, width, height, MARKS)) return layout;
      }
    }
  }
  return frame(others, width, height, print);
}

/** More seats than an arch has room for: two straight sides and a straight top. */
function frame(others: number, width: number, height: number, print: number): Layout {
  const seat = { width: 86, height: largeSeat(44, print) };
  const edge = seat.width / 2 + 14;
  const floor = width >= OWN.width + 2 * (seat.width + 28) ? height - 14 : height - OWN.height;
  const side = Math.ceil((others - Math.floor((width - 2 * edge) / seat.width) - 1) / 2);
  const top = others - 2 * side;
  const pitch = (floor - 14) / (side + 1);
  const row = (step: number) => 14 + pitch * (step + 0.5);
  const left = range(side).map((step) => ({ x: edge, y: row(side - step) }));
  const above = range(top).map((step) => ({ x: edge + (step * (width - 2 * edge)) / (top - 1), y: row(0) }));
  const right = range(side).map((step) => ({ x: width - edge, y: row(1 + step) }));
  return { kind: 'ellipse', card: 44, lines: 2, seat, spots: [...left, ...above, ...right], height, centre: middle(width, height, row(1)) };
}

/** The place of pot and stock, between the seats above and your own place. */
function middle(width: number, height: number, above: number): Box {
  const [wide, high] = [300, 150];
  return { left: (width - wide) / 2, top: (above + height - OWN.height - high) / 2, width: wide, height: high };
}

interface Arch {
  readonly card: number;
  readonly squareness: number; // 2: round, more: nearer to a rectangle
  readonly low: boolean; // reaches down beside your own place
}

function arch(others: number, width: number, height: number, { card, squareness, low }: Arch, print: number): Layout {
  const seat = { width: Math.max(card + 34, 92), height: largeSeat(card, print) };
  const floor = height - 14 - seat.height / 2 - (low ? 0 : OWN.height);
  const reach = Math.min(width / 2 - seat.width / 2 - 18, 620);
  const rise = floor - seat.height / 2 - 18;
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / squareness);
  const path = range(721).map((step) => {
    const angle = Math.PI * (1 + step / 720);
    return { x: width / 2 + reach * bend(Math.cos(angle)), y: floor + rise * bend(Math.sin(angle)) };
  });
  const spots = along(path, others);
  return { kind: 'ellipse', card, lines: 2, seat, spots, height, centre: middle(width, height, floor - rise + seat.height / 2) };
}

/** Points at equal distances along a path, half a distance away from its ends. */
function along(path: readonly Spot[], count: number): Spot[] {
  const far: number[] = [0];
  for (let step = 1; step < path.length; step++) {
    const [a, b] = [path[step - 1], path[step]];
    far.push((far[step - 1] ?? 0) + (a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0));
  }
  const whole = far.at(-1) ?? 0;
  return range(count).flatMap((step) => {
    const at = far.findIndex((distance) => distance >= ((step + 0.5) / count) * whole);
    return path[at] ?? [];
  });
}

/** How far the marks on a card's corners reach above it. */
const MARKS = 10;

/** Whether any two things on the cloth lie on each other, or seats nearer than `apart` above each other. */
export function overlapping(layout: Layout, width: number, height: number, apart = 0): boolean {
  const boxes = layout.spots.map((spot) => boxAt(spot, { ...layout.seat, height: layout.seat.height + apart }));
  if (layout.kind === 'ellipse') {
    boxes.push({ left: (width - OWN.width) / 2, top: height - OWN.height, ...OWN }, layout.centre);
  }
  return boxes.some((one, index) => boxes.slice(index + 1).some((other) => meet(one, other)));
}

/** The room in the middle of a table: as wide as the seats beside it leave it. */
export function roomIn({ centre, spots, seat }: Layout): Box {
  const middle = centre.left + centre.width / 2;
  const beside = spots.filter(({ y }) => Math.abs(y - centre.top - centre.height / 2) < (seat.height + centre.height) / 2);
  const half = Math.min(...beside.map(({ x }) => Math.abs(x - middle) - seat.width / 2 - 12), Math.max(centre.width, middle - 24));
  const wide = Math.max(2 * half, centre.width);
  return { ...centre, left: middle - wide / 2, width: wide };
}

export function boxAt(spot: Spot, size: { width: number; height: number }): Box {
  return { left: spot.x - size.width / 2, top: spot.y - size.height / 2, ...size };
}

function meet(a: Box, b: Box): boolean {
  const slack = 0.5;
  return (
    a.left + slack < b.left + b.width &&
    b.left + slack < a.left + a.width &&
    a.top + slack < b.top + b.height &&
    b.top + slack < a.top + a.height
  );
}

/** A card with one or two lines of small words below it. */
function smallSeat(card: number, lines: 1 | 2, print: number): number {
  return Math.round(card * CARD_SHAPE + (lines === 1 ? 19 : 39) * print);
}

/** The same in larger words. */
function largeSeat(card: number, print: number): number {
  return Math.round(card * CARD_SHAPE + 46 * print);
}

function range(count: number): number[] {
  return Array.from({ length: Math.max(count, 0) }, (_, step) => step);
}
