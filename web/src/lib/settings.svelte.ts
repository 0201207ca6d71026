/** How this person wants the pages: remembered in the browser, the same in every tab. */
import { keep, recall } from './memory.ts';

export const LANGUAGES = ['sv', 'en'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
/** How fast cards are told to move; `off`: they change place at once. */
export type Pace = (typeof PACES)[number];

class Settings {
  language = $state<Language>(chosen('language', LANGUAGES, preferred()));
  theme = $state<Theme>(chosen('theme', THEMES, 'system'));
  pace = $state<Pace>(chosen('pace', PACES, 'normal'));
  sound = $state(switched('sound', false));
  largePrint = $state(switched('largePrint', false));
  /** Whether single keys (S, N, L …) do something. */
  keys = $state(switched('keys', true));
  /** Whether the odds stand beside the choices at a table for practice. */
  odds = $state(switched('odds', true));
}

export const settings = new Settings();

const NAMES = ['language', 'theme', 'pace', 'sound', 'largePrint', 'keys', 'odds'] as const;

/** Puts the settings on the page, remembers them, and follows other tabs. Returns how to stop. */
export function applySettings(page: HTMLElement): () => void {
  const stop = $effect.root(() => {
    $effect(() => {
      page.lang = settings.language;
      page.dataset['theme'] = settings.theme;
      page.dataset['print'] = settings.largePrint ? 'large' : 'normal';
      page.dataset['motion'] = settings.pace === 'off' ? 'still' : 'moving';
    });
    $effect(() => {
      for (const name of NAMES) keep(name, settings[name]);
    });
  });
  const follow = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return;
    settings.language = chosen('language', LANGUAGES, settings.language);
    settings.theme = chosen('theme', THEMES, settings.theme);
    settings.pace = chosen('pace', PACES, settings.pace);
    settings.sound = switched('sound', settings.sound);
    settings.largePrint = switched('largePrint', settings.largePrint);
    settings.keys = switched('keys', settings.keys);
    settings.odds = switched('odds', settings.odds);
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
    stop();
  };
}

function chosen<T extends string>(key: string, among: readonly T[], otherwise: T): T {
  const kept = recall(key);
  return among.find((one) => one === kept) ?? otherwise;
}

function switched(key: string, otherwise: boolean): boolean {
  const kept = recall(key);
  return typeof kept === 'boolean' ? kept : otherwise;
}

/** The first of the browser's languages that we speak; who reads Norwegian or Danish reads Swedish sooner than English. */
function preferred(): Language {
  for (const tag of navigator.languages ?? []) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    if (['sv', 'nb', 'nn', 'no', 'da'].includes(language)) return 'sv';
    if (language === 'en') return 'en';
  }
  return 'en';
}
