import { type AnalysedWord, type Grammar, createReading } from '@tercet/proofreading-core';
import { isStatement, isVerb } from './words';

/** Person and number of a verb. */
export interface Person {
  readonly person: 1 | 2 | 3;
  readonly number: 'sg' | 'pl';
}

/** Whether the verb has that person and number in one of its readings. */
export function agreesWith(verb: AnalysedWord, { person, number }: Person): boolean {
  return verb.readings.some(
    (reading) => isStatement(reading) && reading.person === person && reading.number === number,
  );
}

/** The verb in another person and number, the tense kept: best first. */
export function inPerson(grammar: Grammar, verb: AnalysedWord, wanted: Person): string[] {
  const readings = [verb.best, ...verb.readings].filter(isStatement);
  const forms = readings.flatMap((reading) => grammar.inflect(reading, wanted));
  return [...new Set(forms)].filter((form) => form !== verb.norm);
}

/** The plural of a verb that can only be a third person singular; nothing of any other. */
export function pluralOf(grammar: Grammar, verb: AnalysedWord): string | undefined {
  const plural = { person: 3, number: 'pl' } as const;
  if (agreesWith(verb, plural) || !agreesWith(verb, { person: 3, number: 'sg' })) return undefined;
  return inPerson(grammar, verb, plural)[0];
}

/** The form is the infinitive's stem and an ending: `salgo` of `salgar`, but not of `salir`. */
const isRegular = (form: string, infinitive: string): boolean => {
  const stem = infinitive.slice(0, -2);
  return form.startsWith(stem) && /^[aeioáéíó]/u.test(form.slice(stem.length));
};

/** The infinitive of a word's verb, if it is one; of two, the irregular one is the common one: `salir` for `salgo`. */
export function infinitiveOf(verb: AnalysedWord): string | undefined {
  const lemmas = [verb.best, ...verb.readings.filter(isVerb)]
    .filter(isVerb)
    .map(({ lemma }) => lemma);
  const lemma = lemmas.find((one) => !isRegular(verb.norm, one)) ?? lemmas[0];
  return lemma !== undefined && /[aeií]r$/u.test(lemma) ? lemma : undefined;
}

/**
 * Forms of a verb, by its infinitive.
 * @param features of a tag without its part of speech: `part.past.m.sg`, `fin.ind.pres.3.sg`
 */
export function conjugate(grammar: Grammar, infinitive: string, features: string): string[] {
  const forms = ['VERB', 'AUX'].flatMap((pos) =>
    grammar.inflect(createReading(`${pos}.${features}`, infinitive), {}),
  );
  const stem = infinitive.slice(0, -2);
  // The lexicon also has regular forms of irregular verbs (`poda` of `poder`): the others are the real ones.
  return [...new Set(forms)].sort(
    (a, b) => Number(a.startsWith(stem)) - Number(b.startsWith(stem)),
  );
}
