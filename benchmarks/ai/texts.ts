import { readFileSync } from 'node:fs';
import type { Locale } from '@tercet/contracts';

/** A text written for the purpose, with mistakes as people make them. */
export interface BenchmarkText {
  readonly language: Locale;
  /** Such as a mail or an essay. */
  readonly kind: string;
  /** Names that are the same in every language. */
  readonly names: readonly string[];
  readonly text: string;
}

const HEAD = /^%% (\w+) \|(.*)$/m;

/** Texts of one file, each under a line `%% kind | name, name`. */
export function readTexts(file: string, language: Locale): BenchmarkText[] {
  const [, ...parts] = file.split(HEAD);
  const texts: BenchmarkText[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [kind = '', names = '', text = ''] = parts.slice(at, at + 3);
    texts.push({
      language,
      kind,
      names: names.split(',').flatMap((name) => name.trim() || []),
      text: text.trim(),
    });
  }
  return texts;
}

export const loadTexts = (language: Locale): BenchmarkText[] =>
  readTexts(readFileSync(new URL(`texts/${language}.txt`, import.meta.url), 'utf8'), language);
