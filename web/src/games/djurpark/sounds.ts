/** The calls of the twelve animals, made on the spot. */
import { noise, tone, type Score, type Tone } from '../../table/sound.ts';

/** One sound after another: when each begins, and how it sounds. */
const say =
  (...parts: readonly (readonly [number, Tone])[]): Score =>
  (on, at) =>
    parts.forEach(([later, part]) => tone(on, at + later, part));

const CALLS: readonly Score[] = [
  // Rooster: four notes, the last one long and falling
  say(
    [0, { type: 'sawtooth', from: 520, to: 620, long: 0.12, band: 1400 }],
    [0.14, { type: 'sawtooth', from: 640, to: 700, long: 0.1, band: 1500 }],
    [0.26, { type: 'sawtooth', from: 720, to: 760, long: 0.12, band: 1600 }],
    [0.4, { type: 'sawtooth', from: 880, to: 500, long: 0.4, band: 1500 }],
  ),
  // Cow
  say([0, { type: 'sawtooth', from: 150, to: 115, long: 0.7, band: 420 }], [0.05, { type: 'triangle', from: 150, to: 112, long: 0.6, loud: 0.5 }]),
  // Pig
  say([0, { type: 'sawtooth', from: 90, to: 76, long: 0.18, band: 500 }], [0.22, { type: 'sawtooth', from: 110, to: 70, long: 0.2, band: 560 }]),
  // Sheep: it trembles
  say(...[0, 0.07, 0.14, 0.21, 0.28, 0.35].map((later, step) => [later, { type: 'sawtooth', from: 390 - 8 * step, to: 350 - 8 * step, long: 0.07, band: 1000 }] as const)),
  // Dog
  say([0, { type: 'sawtooth', from: 320, to: 160, long: 0.11, band: 700 }], [0.24, { type: 'sawtooth', from: 300, to: 150, long: 0.13, band: 680 }]),
  // Cat: up and down again
  say([0, { type: 'sawtooth', from: 480, to: 860, long: 0.2, band: 1300 }], [0.18, { type: 'sawtooth', from: 860, to: 430, long: 0.4, band: 1200 }]),
  // Horse: a falling neigh
  say(...[0, 0.08, 0.16, 0.24, 0.32, 0.4].map((later, step) => [later, { type: 'sawtooth', from: 980 - 110 * step, to: 840 - 100 * step, long: 0.09, band: 1100 }] as const)),
  // Duck
  say(...[0, 0.18, 0.36].map((later) => [later, { type: 'square', from: 270, to: 190, long: 0.11, band: 1150, loud: 0.8 }] as const)),
  // Frog
  say(...[0, 0.05, 0.1, 0.26, 0.31, 0.36, 0.41].map((later, step) => [later, { type: 'square', from: step > 2 ? 190 : 130, to: step > 2 ? 240 : 140, long: 0.04, band: 700 }] as const)),
  // Owl
  say([0, { type: 'sine', from: 392, to: 370, long: 0.2 }], [0.3, { type: 'sine', from: 392, to: 330, long: 0.5 }]),
  // Wolf
  say([0, { type: 'triangle', from: 300, to: 620, long: 0.35, loud: 0.8 }], [0.32, { type: 'triangle', from: 620, to: 390, long: 0.7, loud: 0.8 }]),
  // Bee
  (on, at) => {
    tone(on, at, { type: 'sawtooth', from: 230, to: 250, long: 0.5, band: 900 });
    tone(on, at, { type: 'sawtooth', from: 236, to: 244, long: 0.5, band: 900 });
    noise(on, at, 0.3, 5000);
  },
];

/** How many animals there are: as many as there can be seats. */
export const ANIMALS = CALLS.length;

/** The call of a seat’s animal. */
export function callOf(seat: number): Score | null {
  return CALLS[seat] ?? null;
}
