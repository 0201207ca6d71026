/** The table that somebody is laying: everything that is asked on the form, and what is sent in the end. */
import type { Offered, OfferedGame, OfferedRuleset, Setup } from '../gen/api.ts';
import { optionsOf, same, type Option, type Value } from '../rules/options.ts';

const USUAL_SEATS = 5;
/** Plays anything that is allowed: no company. */
const POOR = 'random';

export class Draft {
  readonly games: readonly OfferedGame[];
  #game = $state.raw<OfferedGame>() as OfferedGame;
  #ruleset = $state.raw<OfferedRuleset>() as OfferedRuleset;
  #changed = $state.raw<Readonly<Record<string, Value>>>({});
  #sitters = $state.raw<readonly (string | null)[]>([null]); // by seat: a bot, or null for somebody
  listed = $state(false);
  seconds = $state<number | null>(null);
  #practice = $state(false);

  constructor(offered: Offered, game = '') {
    this.games = offered.games;
    this.play(offered.games.some((one) => one.name === game) ? game : (offered.games[0]?.name ?? ''));
  }

  get game(): OfferedGame {
    return this.#game;
  }

  /** Another game, by its usual rule set, for as many as it is made for. */
  play(name: string): void {
    const game = this.games.find((one) => one.name === name);
    const ruleset = game?.rulesets.find((one) => one.name === game.default) ?? game?.rulesets[0];
    if (game === undefined || ruleset === undefined) throw new Error('The server offers no such game.');
    this.#game = game;
    this.#ruleset = ruleset;
    this.#changed = {};
    this.#sitters = [null];
    const meant = game.seats.filter((seats) => seats >= ruleset.fewest && seats <= ruleset.most);
    this.seats = nearest(meant.length > 0 ? meant : game.seats, USUAL_SEATS);
  }

  /** Whether choices are weighed: at some games' tables they can be. */
  get practice(): boolean {
    return this.#practice && this.game.practice;
  }

  set practice(wanted: boolean) {
    this.#practice = wanted;
  }

  get bots(): readonly string[] {
    return this.game.bots;
  }

  get ruleset(): OfferedRuleset {
    return this.#ruleset;
  }

  /** Another rule set, as it is written. */
  choose(name: string): void {
    this.#ruleset = this.game.rulesets.find((one) => one.name === name) ?? this.#ruleset;
    this.#changed = {};
  }

  get seats(): number {
    return this.#sitters.length;
  }

  set seats(count: number) {
    const kept = nearest(this.game.seats, Math.round(count));
    this.#sitters = Array.from({ length: kept }, (_, seat) => this.#sitters[seat] ?? null);
  }

  /** Whether the rule set is made for so many. */
  get fits(): boolean {
    return this.seats >= this.#ruleset.fewest && this.seats <= this.#ruleset.most;
  }

  get sitters(): readonly (string | null)[] {
    return this.#sitters;
  }

  seat(at: number, bot: string | null): void {
    this.#sitters = this.#sitters.map((sitter, seat) => (seat === at ? bot : sitter));
  }

  /** A bot on every seat but the first, or none at all. */
  fill(withBots: boolean): void {
    const good = this.bots.filter((bot) => bot !== POOR);
    const company = good.length > 0 ? good : this.bots;
    this.#sitters = this.#sitters.map((_, seat) => (withBots && seat > 0 ? (company[(seat - 1) % company.length] ?? null) : null));
  }

  /** All options as they are now. */
  get options(): readonly Option[] {
    return optionsOf(this.game.name, this.#ruleset.rules).map((option) => ({ ...option, value: this.#changed[option.key] ?? option.value }));
  }

  /** What the rule set says, by itself. */
  written(key: string): Value | undefined {
    return optionsOf(this.game.name, this.#ruleset.rules).find((option) => option.key === key)?.value;
  }

  set(key: string, value: Value): void {
    const { [key]: _, ...others } = this.#changed;
    this.#changed = same(value, this.written(key)) ? others : { ...others, [key]: value };
  }

  isChanged(key: string): boolean {
    return key in this.#changed;
  }

  get differences(): readonly Option[] {
    return this.options.filter((option) => this.isChanged(option.key));
  }

  asWritten(): void {
    this.#changed = {};
  }

  get setup(): Setup {
    return {
      game: this.game.name,
      ruleset: this.#ruleset.name,
      seats: this.seats,
      options: nested(this.differences),
      bots: this.#sitters,
      listed: this.listed,
      seconds: this.seconds,
      practice: this.practice,
    };
  }
}

/** A table at which to play a game at once: one seat for oneself, bots on the others. */
export function quickSetup(offered: Offered, game: string): Setup {
  const draft = new Draft(offered, game);
  draft.fill(true);
  return draft.setup;
}

/** The number at hand that is nearest to what was asked for. */
function nearest(numbers: readonly number[], asked: number): number {
  return numbers.reduce((best, one) => (Math.abs(one - asked) < Math.abs(best - asked) ? one : best), numbers[0] ?? asked);
}

/** Options by group, as the server takes them. */
function nested(options: readonly Option[]): Record<string, unknown> {
  const groups: Record<string, unknown> = {};
  for (const { group, name, value } of options) {
    groups[group] = name === null ? value : { ...(groups[group] as object | undefined), [name]: value };
  }
  return groups;
}
