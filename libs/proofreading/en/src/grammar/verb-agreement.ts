import type { AnalysedWord, Reading, RuleSentence } from '@tercet/proofreading-core';
import { wordMap, wordSet } from '../clauses';
import type { GrammaticalNumber } from './noun-number';

/** Forms of the auxiliaries for one, and for several. */
const AUXILIARIES = [
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ['isn’t', 'aren’t'],
  ['wasn’t', 'weren’t'],
  ['hasn’t', 'haven’t'],
  ['doesn’t', 'don’t'],
] as const;
export const PLURAL_OF = wordMap(Object.fromEntries(AUXILIARIES));
export const SINGULAR_OF = wordMap(
  Object.fromEntries(AUXILIARIES.map(([one, many]) => [many, one] as const)),
);

export const isFinite = ({ pos, form }: Reading): boolean => pos === 'VERB' && form === 'fin';
export const isThird = ({ person, number }: Reading): boolean => person === 3 && number === 'sg';

/** Past forms of other verbs, that the lexicon has as the present of their own only: "he lay down". */
const PAST_TOO = wordSet('lay slew thrust');

/** Whether this form needs no -s: such a past, or "need" and "dare" as modals ("nobody need know"). */
export function isPastOrModal(words: readonly AnalysedWord[], at: number): boolean {
  const norm = words[at]?.norm ?? '';
  const next = words[at + 1];
  if (PAST_TOO.has(norm)) return true;
  // "My father use to smoke" lacks a -d.
  if (norm === 'use' && next?.norm === 'to') return true;
  if (!/^(?:need|dare)$/.test(norm) || !next) return false;
  if (/^(?:not|n't|never|ever|only|hardly|scarcely|but)$/.test(next.norm)) return true;
  const isBare = next.readings.some(({ pos, form }) => pos === 'VERB' && form === 'inf');
  return isBare && (next.best.pos === 'VERB' || !next.readings.some(({ pos }) => pos === 'NOUN'));
}

/** Forms of a verb's present for one ("walks") or for all others ("walk"). */
export function presentForms(
  { grammar }: RuleSentence,
  readings: readonly Reading[],
  number: GrammaticalNumber,
): string[] {
  const isSingular = number === 'sg';
  const wanted = isSingular ? ({ person: 3, number: 'sg' } as const) : {};
  const forms = readings.flatMap((reading) => {
    const { person: _person, number: _number, ...rest } = reading;
    return grammar
      .inflect({ ...rest, tag: 'VERB.fin.ind.pres' }, wanted)
      .filter((form) =>
        grammar
          .readings(form)
          .some(
            (other) =>
              other.lemma === reading.lemma &&
              isFinite(other) &&
              other.mood === 'ind' &&
              other.tense === 'pres' &&
              isThird(other) === isSingular,
          ),
      );
  });
  return [...new Set(forms)];
}

const FUNCTION_WORD = /^(?:AUX|ADP|SCONJ|CCONJ|PART|INTJ|DET|PRON|NUM)$/u;
const OPENS_COMPLEMENT = /^(?:DET|PRON|ADP|ADV|PART|SCONJ)$/u;

/** A verb in the present that does not agree with a subject of this number; the words that agree instead. */
export function disagreeing(
  sentence: RuleSentence,
  words: readonly AnalysedWord[],
  at: number,
  number: GrammaticalNumber,
  /** The subject is a pronoun: what follows it is no second part of a compound noun. */
  isAfterPronoun = false,
): { readonly fixes: readonly string[]; readonly end: number } | undefined {
  const verb = words[at];
  if (!verb || verb.kind !== 'word' || verb.text !== verb.text.toLowerCase()) return undefined;
  const next = words[at + 1];
  const isNegated = next?.norm === "n't" && next.gap === '';
  const table = number === 'pl' ? PLURAL_OF : SINGULAR_OF;
  const auxiliary = table.get(verb.norm);
  if (auxiliary) {
    const end = isNegated ? next.end : verb.end;
    return { fixes: [isNegated ? `${auxiliary}n’t` : auxiliary], end };
  }
  if (isNegated || isPastOrModal(words, at) || !isLexicalVerb(words, at, number, isAfterPronoun))
    return undefined;
  const finite = verb.readings.filter(isFinite);
  const present = finite.filter(({ mood, tense }) => mood === 'ind' && tense === 'pres');
  const agrees = finite.some(
    (reading) =>
      reading.tense === 'past' ||
      (reading.mood === 'ind' && isThird(reading) === (number === 'sg')),
  );
  if (present.length === 0 || agrees) return undefined;
  const fixes = presentForms(sentence, present, number);
  return fixes.length > 0 ? { fixes, end: verb.end } : undefined;
}

function isLexicalVerb(
  words: readonly AnalysedWord[],
  at: number,
  number: GrammaticalNumber,
  isAfterPronoun: boolean,
): boolean {
  const verb = words[at];
  const next = words[at + 1];
  if (!verb) return false;
  const { readings, best, margin, norm } = verb;
  if (readings.some(({ pos, guessed }) => guessed === true || FUNCTION_WORD.test(pos)))
    return /^gets?$/.test(norm);
  if (best.pos === 'NOUN' && number === 'sg')
    return !hasOtherFinite(words, at + 1) && opensObject(next);
  if (best.pos !== 'VERB') return best.pos === 'NOUN' && isAdverbial(next);
  if (best.form !== 'fin' && best.form !== 'inf') return false;
  if (isAfterPronoun || !readings.some(({ pos }) => pos === 'NOUN' || pos === 'ADJ')) return true;
  if (next?.kind !== 'word' || !OPENS_COMPLEMENT.test(next.best.pos)) return false;
  if (margin > 1 || (number === 'pl' && next.best.pos !== 'ADP')) return true;
  return !hasOtherFinite(words, at + 1);
}

/** Whether another word of the clause may be its verb: "the price increase the shops announced". */
function hasOtherFinite(words: readonly AnalysedWord[], from: number): boolean {
  for (const { kind, norm, best } of words.slice(from)) {
    if (kind === 'punctuation' || /^(?:and|but|because|that|when|if|who|which)$/.test(norm))
      return false;
    if (best.form === 'fin' || best.pos === 'AUX') return true;
  }
  return false;
}

const opensObject = (next: AnalysedWord | undefined): boolean =>
  next?.kind === 'word' && (/^(?:DET|PRON)$/.test(next.best.pos) || /..ing$/.test(next.norm));

const isAdverbial = (next: AnalysedWord | undefined): boolean =>
  next?.kind === 'word' &&
  (/..ly$|^(?:hard|well|fast|late|here|there|too)$/.test(next.norm) || next.best.pos === 'DET');
