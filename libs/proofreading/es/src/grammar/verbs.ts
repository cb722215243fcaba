import { type AnalysedWord, type Grammar, createReading } from '@tercet/proofreading-core';
import { isFinite, isInfinitive, isStatement, isVerb, may } from './words';

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

/** What leads to an infinitive by `a`: a verb of going or beginning, `dispuesto`, an infinitive to be joined. */
const LEADS_BY_A =
  /^(?:ir|venir|volver|empezar|comenzar|ayudar|aprender|enseñar|llegar|salir|pasar|entrar|subir|bajar|invitar|dedicar|obligar|atrever|acostumbrar|negar|disponer|dispuesto|acostumbrado|obligado|listo)$/;

/** `voy ha comprar`, `volverlo ha encender`, `irme y ha encontrar`: the preposition was meant. */
export function isHaOfInfinitive(words: readonly AnalysedWord[], at: number): boolean {
  if (!may(words[at + 1], isInfinitive)) return false;
  let before = at - 1;
  // `volverlo`: the pronouns hang on to the verb.
  while (before > 0 && words[before]?.token === words[before - 1]?.token) before -= 1;
  const word = words[before];
  if (!word) return false;
  if (LEADS_BY_A.test(word.best.lemma)) return true;
  if (!/^[yeo]$/u.test(word.norm)) return isFinite(word.best) || isInfinitive(word.best);
  return words.slice(0, before).some(({ norm, best }) => norm === 'a' || isInfinitive(best));
}

/** `llegó` for `llego`, where both are forms of one verb. */
export function pastOf(grammar: Grammar, verb: AnalysedWord): string[] {
  const lemmas = verb.readings
    .filter(
      ({ form, person, mood, tense }) =>
        form === 'fin' && person === 1 && mood === 'ind' && tense === 'pres',
    )
    .map(({ lemma }) => lemma);
  // `vengo` is of `venir` as well as of `vengar`, and means the former.
  const isTorn = new Set(lemmas.map((lemma) => isRegular(verb.norm, lemma))).size > 1;
  if (isTorn) return [];
  const past = `${verb.norm.slice(0, -1)}ó`;
  const isPast = grammar
    .readings(past)
    .some(({ tense, person, lemma }) => tense === 'past' && person === 3 && lemmas.includes(lemma));
  return isPast && verb.norm.endsWith('o') ? [past] : [];
}
