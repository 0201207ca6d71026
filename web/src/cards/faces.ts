/** The art of the cards, by token. Only the page writes names: the pictures are without. */
import type { Token } from '../gen/games.ts';
import * as back from '../../cards/back.svg?face';
import * as cavalier from '../../cards/cavalier.svg?face';
import * as cuckoo from '../../cards/cuckoo.svg?face';
import * as flowerpot from '../../cards/flowerpot.svg?face';
import * as fool from '../../cards/fool.svg?face';
import * as harlequin from '../../cards/harlequin.svg?face';
import * as hussar from '../../cards/hussar.svg?face';
import * as inn from '../../cards/inn.svg?face';
import * as one from '../../cards/numeral-1.svg?face';
import * as two from '../../cards/numeral-2.svg?face';
import * as three from '../../cards/numeral-3.svg?face';
import * as four from '../../cards/numeral-4.svg?face';
import * as five from '../../cards/numeral-5.svg?face';
import * as six from '../../cards/numeral-6.svg?face';
import * as seven from '../../cards/numeral-7.svg?face';
import * as eight from '../../cards/numeral-8.svg?face';
import * as nine from '../../cards/numeral-9.svg?face';
import * as ten from '../../cards/numeral-10.svg?face';
import * as eleven from '../../cards/numeral-11.svg?face';
import * as twelve from '../../cards/numeral-12.svg?face';
import * as pig from '../../cards/pig.svg?face';
import * as wreath from '../../cards/wreath.svg?face';

/** `picture` is the address of the face, `sign` its index sign alone: SVG markup within 150 by 150. */
export interface Face {
  readonly picture: string;
  readonly sign: string;
}

/** From the highest to the lowest. */
export const FACES: Readonly<Record<Token, Face>> = {
  harlequin,
  cuckoo,
  hussar,
  pig,
  cavalier,
  inn,
  '12': twelve,
  '11': eleven,
  '10': ten,
  '9': nine,
  '8': eight,
  '7': seven,
  '6': six,
  '5': five,
  '4': four,
  '3': three,
  '2': two,
  '1': one,
  wreath,
  flowerpot,
  fool,
};

export const BACK = back.picture;

/** The 21 ranks, from the highest to the lowest. (An object would list its numbers first.) */
export const RANKS: readonly Token[] = [
  'harlequin', 'cuckoo', 'hussar', 'pig', 'cavalier', 'inn',
  '12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1',
  'wreath', 'flowerpot', 'fool',
];

/** Fetches all pictures, so that none arrives late, and none tells by being late which card it is. */
export function fetchFaces(): void {
  for (const picture of [BACK, ...RANKS.map((card) => FACES[card].picture)]) new Image().src = picture;
}
