import { DEFAULT_THEME, THEME_COLOR, THEMES, type Theme } from '@tercet/contracts';
import { session } from '../session/session';
import { readStored, STORAGE_KEYS, writeStored } from '../session/storage';

/** Colours of the browser's own frame: the product's, which dazzles beside dark paper, so that dark has that of its paper. */
const FRAME = { light: THEME_COLOR, dark: '#11171E' } as const;

function known(value: string | null): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}

/** This device's choice, else the account's, else the system's. */
export function storedTheme(): Theme {
  return (
    known(readStored(STORAGE_KEYS.theme)) ??
    known(readStored(STORAGE_KEYS.userTheme)) ??
    DEFAULT_THEME
  );
}

/** The theme after this one: light, dark, system, and round again. */
export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? DEFAULT_THEME;
}

/** Keeps the page in the chosen theme. */
class ThemeStore {
  #theme: Theme = DEFAULT_THEME;
  readonly #observers = new Set<() => void>();
  #system: MediaQueryList | undefined;

  readonly getTheme = (): Theme => this.#theme;

  readonly subscribe = (observer: () => void): (() => void) => {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  };

  /** Follows the system, the other tabs, and the account. */
  start(): void {
    this.#system = matchMedia('(prefers-color-scheme: dark)');
    this.#system.addEventListener('change', () => this.#apply());
    window.addEventListener('storage', (event) => {
      if (event.key === STORAGE_KEYS.theme || event.key === STORAGE_KEYS.userTheme) {
        this.#set(storedTheme());
      }
    });
    session.subscribe(() => {
      const { user } = session.getState();
      writeStored(STORAGE_KEYS.userTheme, user?.theme ?? null);
      this.#set(storedTheme());
    });
    this.#set(storedTheme());
  }

  /** Shows a person's choice, and remembers it in this browser. */
  show(theme: Theme): void {
    writeStored(STORAGE_KEYS.theme, theme);
    this.#set(theme);
  }

  /** Shows a person's choice, and saves it to the account when there is one. */
  choose(theme: Theme): void {
    this.show(theme);
    void session.updateProfile({ theme });
  }

  #set(theme: Theme): void {
    if (theme === this.#theme && document.documentElement.dataset.theme) return;
    this.#theme = theme;
    this.#apply();
    for (const observer of this.#observers) observer();
  }

  #apply(): void {
    const system = this.#system?.matches ? 'dark' : 'light';
    const shown = this.#theme === 'system' ? system : this.#theme;
    document.documentElement.dataset.theme = shown;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', FRAME[shown]);
  }
}

export const themeStore = new ThemeStore();
