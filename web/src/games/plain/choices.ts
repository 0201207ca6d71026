/**
 * What may be done, as hands and buttons have it: cards that are pressed, cards that are lifted first, choices among
 * several, and plain buttons. Told from the listed actions alone.
 */
import type { Action, Token } from '../../gen/games.ts';

/** Actions of one kind that are told apart by a seat, a number, a square … */
export interface Choice {
  readonly type: string;
  readonly actions: readonly Action[];
}

export interface Choices {
  /** Press the card and it is done. Null where cards must be lifted first, or none is spoken of. */
  readonly direct: ReadonlyMap<Token, Action> | null;
  /** The cards that can be lifted, and how many at once; 0 where none is. */
  readonly liftable: ReadonlySet<Token>;
  readonly most: number;
  /** Kinds of actions that wait for lifted cards. */
  readonly lifting: readonly string[];
  readonly choices: readonly Choice[];
}

interface Fields {
  readonly card?: unknown;
  readonly cards?: unknown;
}

/** What may be done with this hand. */
export function choicesOf(legal: readonly Action[], hand: readonly Token[]): Choices {
  const kinds = byKind(legal);
  const ofOne = kinds.filter(({ actions }) => actions.every((action) => inHand(oneCard(action), hand)));
  const ofSeveral = kinds.filter(({ actions }) => actions.every((action) => severalCards(action) !== null));
  const alone = ofOne.length === 1 && ofSeveral.length === 0 && ofOne[0]?.actions.every((action) => fieldsOf(action).length === 1);
  const lifting = [...ofOne, ...ofSeveral];
  const choices = kinds.filter((kind) => !lifting.includes(kind));
  if (alone) {
    const direct = new Map(ofOne[0]?.actions.map((action) => [oneCard(action) as Token, action]));
    return { direct, liftable: new Set(), most: 0, lifting: [], choices };
  }
  const tokens = lifting.flatMap(({ actions }) => actions.flatMap((action) => severalCards(action) ?? oneCard(action) ?? []));
  const most = Math.max(0, ...lifting.flatMap(({ actions }) => actions.map((action) => severalCards(action)?.length ?? 1)));
  return { direct: null, liftable: new Set(tokens), most, lifting: lifting.map(({ type }) => type), choices };
}

/** What may be done with exactly these cards lifted, by kind. */
export function withLifted(legal: readonly Action[], lifting: readonly string[], lifted: readonly Token[]): readonly Choice[] {
  const wanted = lifted.toSorted().join(' ');
  const fits = (action: Action) => {
    const cards = severalCards(action) ?? [oneCard(action) ?? ''];
    return cards.toSorted().join(' ') === wanted;
  };
  return byKind(legal.filter((action) => lifting.includes(action.type) && fits(action)));
}

function byKind(actions: readonly Action[]): readonly Choice[] {
  const kinds = new Map<string, Action[]>();
  for (const action of actions) kinds.set(action.type, [...(kinds.get(action.type) ?? []), action]);
  return [...kinds].map(([type, all]) => ({ type, actions: all }));
}

function fieldsOf(action: Action): readonly string[] {
  return Object.keys(action).filter((field) => field !== 'type');
}

function oneCard(action: Action): Token | null {
  const { card } = action as Fields;
  return typeof card === 'string' ? (card as Token) : null;
}

function severalCards(action: Action): readonly Token[] | null {
  const { cards } = action as Fields;
  return Array.isArray(cards) ? (cards as Token[]) : null;
}

function inHand(card: Token | null, hand: readonly Token[]): boolean {
  return card !== null && hand.includes(card);
}
