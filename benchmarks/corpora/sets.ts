import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@tercet/contracts';

/** A stretch of a text in UTF-16 code units, `end` exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface MarkedError extends Stretch {
  /** Any of these in its place makes the text right. */
  readonly corrections: readonly string[];
}

export interface Sentence {
  readonly id: string;
  readonly lang: Locale;
  readonly text: string;
  /** Where the sentence comes from. */
  readonly source: string;
  /** Empty or absent in running text that is taken for right. */
  readonly errors?: readonly MarkedError[];
  /** The whole text as people have corrected it. */
  readonly references?: readonly string[];
}

/** What is measured, by the end of its files' names. */
export const SETS = ['grammar', 'spelling', 'clean', 'jfleg', 'cowsl2h'] as const;
export type SetName = (typeof SETS)[number];

export type Corpora = Readonly<Record<Locale, Readonly<Partial<Record<SetName, Sentence[]>>>>>;

type Row = Omit<Sentence, 'lang' | 'source'> & { readonly source?: string };

const isString = (value: unknown): value is string => typeof value === 'string';
const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString);

const isErrorOf =
  (text: string) =>
  (error: Partial<MarkedError> | null): boolean => {
    const { start = NaN, end = NaN, corrections } = error ?? {};
    return 0 <= start && start <= end && end <= text.length && isStrings(corrections);
  };

function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, errors = [], references = [] } = value as Partial<Row>;
  if (!isString(id) || !isString(text) || !Array.isArray(errors)) return false;
  return errors.every(isErrorOf(text)) && isStrings(references);
}

function parse(line: string, place: string): Row {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch (cause) {
    throw new CorpusError(`${place} is no JSON.`, { cause });
  }
  if (!isRow(row))
    throw new CorpusError(`${place} is no sentence: it needs an id, a text, and errors within it.`);
  return row;
}

function readSet(folder: string, lang: Locale, name: SetName): Sentence[] | undefined {
  const file = join(folder, `${lang}-${name}.jsonl`);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const sentences = lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const sentence = parse(line, `${file}:${index + 1}`);
    return [{ ...sentence, lang, source: sentence.source ?? name }];
  });
  if (sentences.length === 0) throw new CorpusError(`${file} has no sentences.`);
  return sentences;
}

/** Corpora that cannot be measured, said in a sentence. */
export class CorpusError extends Error {}

/**
 * The sets of a folder: `<folder>/dev/<language>-<set>.jsonl`, or the same without `dev`.
 * @throws CorpusError where it has none, or one that cannot be read
 */
export function readCorpora(folder: string): Corpora {
  const inner = join(folder, 'dev');
  const from = existsSync(inner) ? inner : folder;
  const of = (lang: Locale) =>
    Object.fromEntries(
      SETS.flatMap((name) => {
        const sentences = readSet(from, lang, name);
        return sentences ? [[name, sentences] as const] : [];
      }),
    );
  const corpora = Object.fromEntries(LOCALES.map((lang) => [lang, of(lang)])) as Corpora;
  if (LOCALES.every((lang) => Object.keys(corpora[lang]).length === 0))
    throw new CorpusError(`${folder} has no sets, such as ${LOCALES[0]}-${SETS[0]}.jsonl.`);
  return corpora;
}
