import type { Locale, Operation } from '@tercet/contracts';
import { languageSample, type Detector } from '@tercet/proofreading-core';
import type { BenchmarkText } from './texts';

/** What a right answer keeps: undefined where the action does not promise it, or the text has nothing of the kind. */
export interface Kept {
  readonly language?: boolean;
  readonly names?: boolean;
  readonly numbers?: boolean;
  readonly length?: boolean;
  readonly markup?: boolean;
}

/** What each language is translated into. */
export const TARGETS: Readonly<Record<Locale, Locale>> = { en: 'fr', fr: 'es', es: 'en' };

/** Actions that say all of the text, in other words. */
const WHOLE: ReadonlySet<Operation> = new Set([
  'improve',
  'rewrite',
  'translate',
  'grammar',
  'longer',
  'tone',
]);

/** Shares of the text's words within which an answer does what it was asked for. */
const LENGTHS: Partial<Record<Operation, readonly [least: number, most: number]>> = {
  shorter: [0.2, 0.85],
  longer: [1.2, 3],
};

/** An apology alone is none: texts make them, too. */
const REFUSAL =
  /^\W*(?:(?:(?:i['’]?m )?sorry\W+(?:but )?)?i (?:can(?:no|['’])t|am unable|won['’]t)|as an ai\b|(?:je suis )?désolée?\W+(?:mais )?je ne peux pas\b|je ne (?:peux|suis) pas (?:en mesure|vous|faire)|(?:lo siento\W+(?:pero )?)?no puedo\b|como (?:modelo|una? ia)\b)/iu;

const matches = (text: string, pattern: RegExp) => text.match(pattern) ?? [];
/** As the product counts them when it asks a model for a length. */
export const wordsOf = (text: string): number =>
  matches(text, /[\p{L}\p{M}\p{N}]+(?:[.,'’-][\p{L}\p{M}\p{N}]+)*/gu).length;

/** Digits alone: languages group and part them each in its own way. */
const numbersOf = (text: string) =>
  matches(text, /\p{Nd}+(?:[.,:\u00a0\u202f ]\p{Nd}+)*/gu).map((number) =>
    number.replace(/\P{Nd}/gu, ''),
  );

/** Whether a number stands in an answer by itself, however its digits are grouped there. */
function hasNumber(answer: string, number: string): boolean {
  const groups = matches(answer, /\p{Nd}+/gu);
  return groups.some((_group, first) => {
    let run = '';
    for (let next = first; next < groups.length && run.length < number.length; next += 1)
      run += groups[next];
    return run === number;
  });
}

const LITERAL = [/`[^`\n]+`/g, /https?:\/\/[^\s)>\]]*[^\s)>\].,;:!?]/g, /[\w.]+@[\w.]+\w/g];
const STRUCTURE = [/^#{1,6} /gm, /^[-*] /gm, /^\d+\. /gm, /\*\*[^*\n]+\*\*/g];

const hasMarkup = (text: string) =>
  [...LITERAL, ...STRUCTURE].some((kind) => matches(text, kind).length > 0);

/** What stands for itself is there to the letter, and no heading, item or emphasis is lost. */
const keepsMarkup = (text: string, answer: string) =>
  LITERAL.every((kind) => matches(text, kind).every((literal) => answer.includes(literal))) &&
  STRUCTURE.every((kind) => matches(answer, kind).length >= matches(text, kind).length);

function lengthKept(operation: Operation, text: string, answer: string): boolean | undefined {
  const bounds = LENGTHS[operation];
  if (!bounds) return undefined;
  const share = wordsOf(answer) / wordsOf(text);
  return share >= bounds[0] && share <= bounds[1];
}

/** What an answer has kept. */
export function keptIn(
  operation: Operation,
  { language, names, text }: BenchmarkText,
  answer: string,
  detector: Detector,
): Kept {
  const expected = operation === 'translate' ? TARGETS[language] : language;
  const found = detector.detect(languageSample(answer), expected);
  const kept = {
    language: found === undefined ? undefined : found === expected,
    length: lengthKept(operation, text, answer),
  };
  if (!WHOLE.has(operation)) return kept;
  const numbers = numbersOf(text);
  return {
    ...kept,
    names: names.length === 0 ? undefined : names.every((name) => answer.includes(name)),
    numbers:
      numbers.length === 0 ? undefined : numbers.every((number) => hasNumber(answer, number)),
    markup: hasMarkup(text) ? keepsMarkup(text, answer) : undefined,
  };
}

export const isRefusal = (answer: string): boolean => REFUSAL.test(answer);

/** The API does not say what the provider has counted: characters of the answer by four. */
export const estimatedTokens = (answer: string): number => Math.ceil(answer.length / 4);
