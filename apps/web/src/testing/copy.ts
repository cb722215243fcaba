import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@tercet/contracts';

const LOCALES_FOLDER = new URL('../../../../libs/i18n/locales/', import.meta.url);

/** Every file of words, by its path in the folder of a language: what pages load, and what only the server says. */
export const COPY_FILES: readonly string[] = readdirSync(new URL('en/', LOCALES_FOLDER), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((path) => path.endsWith('.json'))
  .map((path) => path.replace(/\.json$/u, ''));

/** Gaps for a name, where one that all languages know does best; the others take a number. */
const NAMES: ReadonlySet<string> = new Set(['product', 'name', 'language']);
/** The editor's search has gaps of its own: `$`. */
const GAP = /\{\{(\w+).*?\}\}|\$/gu;
const TAG = /<\/?\w+>/gu;

/** What a file says, by its keys, as a reader may see it: with its gaps filled and without the tags of links. */
export function copyOf(file: string, locale: Locale): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value !== 'string') {
      for (const [name, child] of Object.entries(value ?? {})) walk(child, `${key}.${name}`);
      return;
    }
    const count = key.endsWith('_one') ? '1' : '3';
    const filled = value.replaceAll(GAP, (_, name: string) => (NAMES.has(name) ? 'Ana' : count));
    found.set(key, filled.replaceAll(TAG, ''));
  };
  const words = readFileSync(new URL(`${locale}/${file}.json`, LOCALES_FOLDER), 'utf8');
  walk(JSON.parse(words), file);
  return found;
}
