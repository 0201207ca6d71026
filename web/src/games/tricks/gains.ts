/** What a deal has brought each seat in chips, added up from what was told of it. */
import type { Event } from '../../gen/games.ts';
import type { Seat } from '../../gen/messages.ts';

export function gains(events: readonly Event[], seats: number): readonly number[] {
  const won = Array.from({ length: seats }, () => 0);
  const give = (seat: Seat, amount: number) => (won[seat] = (won[seat] ?? 0) + amount);
  for (const event of events) {
    switch (event.type) {
      case 'ante_paid':
      case 'paid_in':
        event.seats.forEach((seat) => give(seat, -event.amount));
        break;
      case 'knocked':
      case 'bet_made':
      case 'called':
      case 'soloist_found':
        give(event.seat, -event.amount);
        break;
      case 'raised':
        give(event.seat, -event.paid);
        break;
      case 'pot_taken':
        give(event.seat, event.amount);
        break;
      case 'winner_paid':
        event.seats.forEach((seat) => give(seat, -event.amount));
        give(event.seat, event.amount * event.seats.length);
        break;
      case 'soloist_paid':
        give(event.seat, -event.amount);
        give(event.other, event.amount);
        break;
      case 'pot_shared':
        event.points.forEach((amount, seat) => give(seat, amount));
    }
  }
  return won;
}
