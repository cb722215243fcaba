import type { Locale, Localized } from '@tercet/contracts';
import type { Span } from '@tercet/proofreading-core';
import type { TextEdit } from '../edits/text-edit';
import { SENTENCE_START, type Phrase } from './phrase';
import { PLAIN_WORDS_EN } from './plain-words.en';
import { PLAIN_WORDS_ES } from './plain-words.es';
import { PLAIN_WORDS_FR } from './plain-words.fr';
import { untouchableSpans } from '../edits/untouchable';

const EXPLANATION: Localized = {
  en: 'Says the same in fewer or plainer words.',
  fr: 'Dit la même chose plus simplement.',
  es: 'Dice lo mismo con más sencillez.',
};

interface Phrases {
  readonly pattern: RegExp;
  readonly byWording: ReadonlyMap<string, readonly Phrase[]>;
}

/** What joins a phrase to a longer word, a name, or code. */
const JOINS_BEFORE = String.raw`[\p{L}\p{M}\p{N}_'’\-‐‑/.@#$]`;
const JOINS_AFTER = String.raw`(?:[\p{L}\p{M}\p{N}_'’\-‐‑/@(=]|\.\p{L})`;

/** Straight and typographic apostrophes, composed and decomposed letters are the same to a reader. */
const normal = (phrase: string) =>
  phrase.normalize('NFC').toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');

function compile(phrases: readonly Phrase[]): Phrases {
  const byWording = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    byWording.set(phrase.wordy, [...(byWording.get(phrase.wordy) ?? []), phrase]);
  }
  const sources = [...byWording.keys()]
    // The longer phrase first, or "con anterioridad a" would hide "con anterioridad al".
    .sort((a, b) => b.length - a.length)
    .map((wordy) => {
      const words = wordy.replace(/'/g, "['’]").replace(/ /g, String.raw`[^\S\r\n]+`);
      return wordy.endsWith("'") ? String.raw`${words}(?=\p{L})` : `${words}(?!${JOINS_AFTER})`;
    });
  return {
    pattern: new RegExp(`(?<!${JOINS_BEFORE})(?:${sources.join('|')})`, 'giu'),
    byWording,
  };
}

const PHRASES: Readonly<Record<Locale, Phrases>> = {
  en: compile(PLAIN_WORDS_EN),
  fr: compile(PLAIN_WORDS_FR),
  es: compile(PLAIN_WORDS_ES),
};

const isAnyIn = (patterns: readonly RegExp[] | undefined, context: string) =>
  patterns?.some((pattern) => pattern.test(context));

/** Whether the plain words would double a word that already stands beside. */
function repeats(plain: string, before: string, after: string): boolean {
  const first = /^\p{L}+/u.exec(plain.toLowerCase())?.[0];
  const last = /\p{L}+$/u.exec(plain.trim().toLowerCase())?.[0];
  const left = /\p{L}+$/u.exec(before.toLowerCase())?.[0];
  const right = /^\p{L}+/u.exec(after.toLowerCase())?.[0];
  return (first !== undefined && first === left) || (last !== undefined && last === right);
}

/** A phrase between commas or brackets of its own may be one of a list of phrases, which are spoken of. */
const isListed = (before: string, after: string) => /[(,:]$/u.test(before) && /^[,)]/u.test(after);

function fits(phrase: Phrase, before: string, after: string): boolean {
  return (
    (isAnyIn(phrase.before, before) ?? true) &&
    (isAnyIn(phrase.after, after) ?? true) &&
    !isAnyIn(phrase.notBefore, before) &&
    !isAnyIn(phrase.notAfter, after) &&
    !isListed(before, after) &&
    !repeats(phrase.plain, before, after)
  );
}

/** A phrase with capitals of its own is a name or a title, unless it is the first of its sentence. */
function hasOrdinaryCase(found: string, before: string): boolean {
  const rest = found.slice(1);
  if (rest !== rest.toLowerCase()) return false;
  return found.charAt(0) === found.charAt(0).toLowerCase() || SENTENCE_START.test(before);
}

function sentenceEdits(sentence: string, language: Locale): TextEdit[] {
  const { pattern, byWording } = PHRASES[language];
  return [...sentence.matchAll(pattern)].flatMap(({ 0: found, index }): TextEdit[] => {
    const end = index + found.length;
    const before = sentence.slice(0, index).normalize('NFC').trimEnd();
    const after = sentence.slice(end).normalize('NFC').trimStart();
    if (!hasOrdinaryCase(found, before)) return [];
    const plain = byWording.get(normal(found))?.find((each) => fits(each, before, after))?.plain;
    if (plain === undefined) return [];
    const words = found.includes('’') ? plain.replace(/'/g, '’') : plain;
    const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
    const replacement = isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    return [{ start: index, end, replacement, category: 'style' }];
  });
}

/**
 * Edits that put plain words for long-winded phrases in the parts of a text that are in each language, where the
 * sentence around lets them.
 * @param sentences places of all sentences, in order
 */
export function plainWordEdits(
  text: string,
  languages: readonly (Span & { readonly language: Locale })[],
  sentences: readonly Span[],
  reader: Locale,
): TextEdit[] {
  const untouchable = untouchableSpans(text);
  let run = 0;
  return sentences.flatMap(({ start, end }) => {
    while (run < languages.length - 1 && (languages[run]?.end ?? 0) <= start) run += 1;
    const language = languages[run]?.language;
    if (!language) return [];
    return sentenceEdits(text.slice(start, end), language)
      .map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start }))
      .filter((edit) => untouchable.every((it) => edit.end <= it.start || edit.start >= it.end))
      .map((edit) => ({ ...edit, explanation: EXPLANATION[reader] }));
  });
}
