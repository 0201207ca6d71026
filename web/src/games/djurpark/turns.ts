/** Whose turn to flip is shown. Told from what lies open: whom the table waits for would tell that two cards are alike. */
import type { Call, Flip, Quiet, State } from '../../gen/games/djurpark.ts';
import type { Seat, Standing, View } from '../../gen/messages.ts';
import type { TableStore } from '../../table/table.svelte.ts';

export function turn(view: View, { in_play }: Standing): readonly Seat[] {
  const { window, flipper, drawing, over, up } = view.state as State;
  if (over || drawing) return [];
  if (!window) return [flipper];
  const seats = up.map((_, step) => (flipper + 1 + step) % up.length);
  return seats.filter((seat) => in_play.includes(seat)).slice(0, 1);
}

/** Whether a call can count at all: a card lies there, and this seat has not spoken yet. Anybody can see that. */
export function mayCall({ view, pending }: TableStore): boolean {
  if (view === null || pending) return false;
  const { window, spoken, over } = view.state as State;
  return window && !over && !spoken.includes(view.seat);
}

/** Flip, call or keep quiet; a press that cannot count does nothing. */
export function press(store: TableStore, action: Flip | Call | Quiet): void {
  if (action.type === 'flip' ? store.yourTurn : mayCall(store)) void store.act(action);
}
