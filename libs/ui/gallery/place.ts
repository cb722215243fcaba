import { DEFAULT_LOCALE, isLocale, type Locale } from '@tercet/contracts';
import { useSyncExternalStore } from 'react';

export const WIDTHS = ['full', '390'] as const;

/** Which page is shown, and how: `/?theme=dark&language=fr&width=390#/Button`. */
export interface Place {
  readonly page: string;
  readonly theme: 'light' | 'dark';
  readonly language: Locale;
  readonly width: (typeof WIDTHS)[number];
  /** A window within the page: the whole page of a narrow one, or one state alone. */
  readonly within: 'page' | 'state' | null;
  readonly state: string;
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

function read({ search, hash }: Pick<Location, 'search' | 'hash'>): Place {
  const asked = new URLSearchParams(search);
  const theme = asked.get('theme') ?? systemTheme();
  const language = asked.get('language') ?? '';
  const within = asked.get('within');
  return {
    page: hash.replace(/^#\/?/, ''),
    theme: theme === 'dark' ? 'dark' : 'light',
    language: isLocale(language) ? language : DEFAULT_LOCALE,
    width: asked.get('width') === '390' ? '390' : 'full',
    within: within === 'page' || within === 'state' ? within : null,
    state: asked.get('state') ?? '',
  };
}

/** In the query rather than behind the `#`: a browser refuses frames that differ from what is around them in that alone. */
export function addressOf({ page, ...rest }: Place): string {
  const told = Object.entries(rest).filter(([, value]) => value);
  return `?${new URLSearchParams(told as [string, string][])}#/${page}`;
}

export const placeNow = (): Place => read(location);

export function goTo(place: Place): void {
  history.replaceState(null, '', addressOf(place));
  dispatchEvent(new PopStateEvent('popstate'));
}

function subscribe(onChange: () => void): () => void {
  // Said of a new hash, too.
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}

export function usePlace(): Place {
  useSyncExternalStore(subscribe, () => location.href);
  return placeNow();
}
