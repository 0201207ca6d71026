/** The rules of a game as its catalogue tells them: `rule-GAME-…` in order, with a title where a section begins. */
import { keysOf, knows, say } from '../words/words.svelte.ts';

/** One paragraph, and where it is written. */
export interface Paragraph {
  readonly key: string;
  readonly sources: readonly string[];
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export function sectionsOf(game: string): readonly Section[] {
  const sections: { id: string; title: string; paragraphs: Paragraph[] }[] = [];
  for (const key of keysOf(`rule-${game}-`)) {
    if (knows(`${key}.title`) || sections.length === 0) {
      sections.push({ id: key, title: say(knows(`${key}.title`) ? `${key}.title` : `game-${game}`), paragraphs: [] });
    }
    sections.at(-1)?.paragraphs.push({ key, sources: sourcesOf(key) });
  }
  return sections;
}

function sourcesOf(key: string): readonly string[] {
  return knows(`${key}.source`) ? say(`${key}.source`).split(/[\s,]+/).filter((source) => source !== '') : [];
}
