import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import type { GrammaticalNumber } from './noun-number';
import { type NounPhrase, nounPhraseAt } from './noun-phrase';

/** A subject before its verb. */
export interface Subject {
  readonly first: NounPhrase;
  readonly number: GrammaticalNumber;
  /** Index of the word where its verb should stand, adverbs passed over. */
  readonly verbAt: number;
  /** How the clause began: the word before the subject, undefined at the start of a sentence. */
  readonly opener: string | undefined;
}

const OPENERS = wordSet(
  'because although though while whereas since unless whether if when where how why that but so until before after than as',
);
/** Where more of a list may stand before the subject, a singular verb is no surprise to what looks like the last of it. */
const ATTACHING = wordSet(
  'of in for with from on at about between among against without within under near behind across around inside outside',
);
const ADVERBS = wordSet(
  'always often never also really usually sometimes still just only now already probably generally normally actually ' +
    'certainly currently rarely seldom frequently clearly typically even ever not',
);
const INSERTED = [
  ['for', 'example'],
  ['for', 'instance'],
  ['however'],
  ['therefore'],
  ['of', 'course'],
  ['in', 'fact'],
  ['too'],
];

/** Every subject that is a noun phrase at the start of a clause. */
export function subjectsOf(words: readonly AnalysedWord[]): Subject[] {
  const found: Subject[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const opener = openerBefore(words, at);
    if (opener === undefined) continue;
    const subject = subjectAt(words, at);
    if (subject) found.push({ ...subject, opener: opener || undefined });
  }
  return found;
}

/** The word that opens a clause here, '' at the start of a sentence, undefined where none begins. */
function openerBefore(words: readonly AnalysedWord[], at: number): string | undefined {
  const before = words[at - 1];
  if (!before) return '';
  if (/^[;:“]$/.test(before.text)) return '';
  if (before.norm === ',' && isIntroduction(words, at - 1)) return ',';
  return OPENERS.has(before.norm) && before.best.pos !== 'ADP' && before.best.pos !== 'DET'
    ? before.norm
    : undefined;
}

/** "In 2010, …": the only comma so far, after words that a preposition or an adverb opens. */
function isIntroduction(words: readonly AnalysedWord[], comma: number): boolean {
  const first = words[0];
  if (!first || !/^(?:ADP|ADV)$/.test(first.best.pos)) return false;
  return !words
    .slice(0, comma)
    .some(({ kind, best }) => kind === 'punctuation' || best.form === 'fin');
}

export function subjectAt(
  words: readonly AnalysedWord[],
  start: number,
): Omit<Subject, 'opener'> | undefined {
  const first = nounPhraseAt(words, start);
  if (!first || first.hasAmount || isMaybeVerb(words[start], first)) return undefined;
  let { number } = first;
  let at = first.end;
  for (;;) {
    const word = words[at];
    if (!word) return undefined;
    const inserted = insertionAt(words, at);
    if (inserted > 0) {
      at += inserted;
    } else if (ATTACHING.has(word.norm) && word.gap === ' ') {
      const inner = nounPhraseAt(words, at + 1);
      if (!inner || inner.hasAmount) return undefined;
      at = inner.end;
      if (words[at]?.norm === 'and' || words[at]?.norm === 'or') return undefined;
    } else if (word.norm === 'and') {
      const other = nounPhraseAt(words, at + 1);
      const areTwo = other?.opener?.norm === first.opener?.norm || isPossessed(first, other);
      if (!other || !first.opener || !areTwo || /^(?:each|every|no)$/.test(first.opener.norm))
        return undefined;
      number = 'pl';
      at = other.end;
    } else break;
  }
  while (ADVERBS.has(words[at]?.norm ?? '')) at += 1;
  return number ? { first, number, verbAt: at } : undefined;
}

/** "Help test …", "styling components": without a determiner, the first word may be a verb. */
const isMaybeVerb = (word: AnalysedWord | undefined, { opener }: NounPhrase): boolean =>
  opener === undefined &&
  word?.readings.some(
    ({ pos, form }) => pos === 'VERB' && (form === 'inf' || /ing$/.test(word.norm)),
  ) === true;

const isPossessed = (first: NounPhrase, other: NounPhrase | undefined): boolean =>
  first.opener?.best.type === 'poss' && other?.opener?.best.type === 'poss';

/** Number of words of ", for example," and its like. */
function insertionAt(words: readonly AnalysedWord[], at: number): number {
  if (words[at]?.norm !== ',') return 0;
  const phrase = INSERTED.find(
    (inserted) =>
      inserted.every((word, i) => words[at + 1 + i]?.norm === word) &&
      words[at + 1 + inserted.length]?.norm === ',',
  );
  return phrase ? phrase.length + 2 : 0;
}
