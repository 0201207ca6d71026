/** The games that have a view of their own; every other one is shown by what all games have in common. */
import { allierad } from './allierad/index.ts';
import { bluffmaster } from './bluffmaster/index.ts';
import { byteskille } from './byteskille/index.ts';
import { djurpark } from './djurpark/index.ts';
import { fanfar } from './fanfar/index.ts';
import { plain } from './plain/index.ts';
import { tricks } from './tricks/index.ts';
import type { GameView } from './view.ts';

const VIEWS: Readonly<Record<string, GameView>> = { byteskille, allierad, bluffmaster, djurpark, fanfar, ...tricks };

export function viewOf(game: string): GameView {
  return VIEWS[game] ?? plain;
}
