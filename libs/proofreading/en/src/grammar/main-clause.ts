import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';

/** Words that make a clause depend on another, or that open a phrase before the clause proper. */
const DEPENDENT = wordSet(
  'if when whenever where wherever because although though while whereas since unless until as like that which who whom ' +
    'whose what how why whether once before after lest than either neither so such let imagine suppose assuming provided',
);
const SUBJECTS = wordSet(
  'i you he she it we they this there these those everyone everybody nobody',
);

/** Whether the words from `start` to `end` (exclusive) are a clause that could be a sentence: a subject, then a finite verb. */
export function isMainClause(words: readonly AnalysedWord[], start: number, end: number): boolean {
  const clause = words.slice(start, end);
  const first = clause[0];
  if (!first || clause.length < 3) return false;
  if (clause.some(isDependent)) return false;
  const opens =
    SUBJECTS.has(first.norm) || /^(?:DET|NOUN)$/.test(first.best.pos) || first.best.type === 'poss';
  if (!opens) return false;
  return clause.slice(1).some((word) => isFiniteVerb(word));
}

const isDependent = ({ norm, kind, best }: AnalysedWord): boolean =>
  kind !== 'word' || (DEPENDENT.has(norm) && best.pos !== 'VERB');

/** Whether the clause that a pronoun opens here goes on with its verb. */
export function startsWithPronoun(words: readonly AnalysedWord[], at: number): boolean {
  const pronoun = words[at];
  const verb = words[at + 1];
  return (
    pronoun !== undefined &&
    verb !== undefined &&
    /^(?:i|you|he|she|it|we|they|this|there)$/.test(pronoun.norm) &&
    isFiniteVerb(verb)
  );
}

const isFiniteVerb = ({ best, readings }: AnalysedWord): boolean =>
  /^(?:VERB|AUX)$/.test(best.pos) &&
  best.form === 'fin' &&
  best.mood !== 'imp' &&
  readings.some(({ form }) => form === 'fin');
