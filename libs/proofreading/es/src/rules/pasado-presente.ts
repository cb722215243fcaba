import { type AnalysedWord, type Grammar, defineRule, matchCase } from '@tercet/proofreading-core';
import { pastTimeEnd } from '../grammar/past-time';
import { conjugate, pastOf as thirdPersonOf } from '../grammar/verbs';
import { isAdjective, isNoun, isVerb, may, wordSet } from '../grammar/words';

const BETWEEN = wordSet(
  'yo tú él ella nosotros nosotras ellos ellas no me te se nos le les lo la los las',
);

export const pasadoPresente = defineRule({
  id: 'es/pasado-presente',
  category: 'verb',
  level: 'suggestion',
  message: {
    en: 'The time named is past, and so is the verb: “{fix}”.',
    fr: 'Le moment nommé est passé, le verbe aussi : « {fix} ».',
    es: 'El momento es pasado; el verbo también: «{fix}».',
  },
  explanation: {
    en: 'With “ayer”, “anoche” or “el año pasado” the verb is in a past tense: “ayer fui”, “anoche cené”.',
    fr: 'Avec « ayer », « anoche », « el año pasado », le verbe est au passé : « ayer fui », « anoche cené ».',
    es: 'Con «ayer», «anoche» o «el año pasado» el verbo va en pasado: «ayer fui», «anoche cené».',
  },
  valid: [
    'Ayer fui al cine.',
    'Hoy voy al cine.',
    'Ayer hablamos de eso.',
    'El libro de ayer es mejor.',
    'Desde ayer tengo fiebre.',
    'Como ayer, hoy trabajo en casa.',
    'El año pasado trabajé mucho.',
    'Lo que dijiste ayer me parece bien.',
    'Desde ayer no tengo noticia de ella.',
    'El otro día, camino de casa, lo vi.',
  ],
  invalid: [
    { text: 'Ayer [[voy]] al cine con Ana.', fix: 'fui' },
    { text: 'El año pasado [[viajo]] a Cuba.', fix: 'viajé' },
    { text: 'Anoche no [[puedo]] dormir.', fix: 'pude' },
    { text: 'La semana pasada [[tengo]] un examen.', fix: 'tuve' },
    { text: 'Ayer me [[levanto]] a las ocho.', fix: 'levanté' },
    { text: 'El lunes pasado [[vamos]] a la playa.', fix: 'fuimos' },
  ],
  misses: ['Voy a la playa ayer.'],
  falseAlarms: ['Ayer voy por la calle y veo a Ana.'],
  check({ words, grammar }, report) {
    for (const index of words.keys()) {
      const end = pastTimeEnd(words, index);
      if (end === undefined || !opens(words, index)) continue;
      let at = words[end]?.text === ',' ? end + 1 : end;
      while (BETWEEN.has(words[at]?.norm ?? '')) at += 1;
      const verb = words[at];
      const fixes = verb ? pastsOf(grammar, verb) : [];
      if (verb && fixes.length > 0)
        report(
          verb,
          fixes.map((fix) => matchCase(verb.text, fix)),
        );
    }
  },
});

const opens = (words: readonly AnalysedWord[], at: number): boolean => {
  const before = words[at - 1];
  return !before || /^[.;]$/u.test(before.text) || /^(?:pero|porque)$/u.test(before.norm);
};

/** The pasts of a verb that can only be a present of the first or second person. */
function pastsOf(grammar: Grammar, verb: AnalysedWord): string[] {
  if (verb.kind !== 'word' || may(verb, isAdjective) || may(verb, ({ pos }) => pos === 'SCONJ'))
    return [];
  if (verb.best.form !== 'fin' && !(may(verb, isNoun) && verb.norm.endsWith('o'))) return [];
  // `el otro día camino de casa`
  if (verb.norm === 'camino') return [];
  const forms = verb.readings.filter(isVerb);
  const isPresent = forms.every(
    ({ tense, mood, person }) => tense === 'pres' && mood !== 'sub' && person !== 3,
  );
  if (forms.length === 0) return [];
  const { person, number, lemma } = forms.find(({ mood }) => mood === 'ind') ?? {};
  if (!isPresent || !person || !number || !lemma) return [];
  const pasts = conjugate(grammar, lemma, `fin.ind.past.${person}.${number}`);
  // Of `esté` and `estuve`, the one without an accent is the real one.
  const past = pasts.find((form) => !/[éí]$/u.test(form)) ?? pasts[0];
  if (past === undefined || past === verb.norm) return [];
  // `ayer llego`: the accent of `llegó` may be all that lacks.
  return [past, ...(person === 1 && number === 'sg' ? thirdPersonOf(grammar, verb) : [])];
}
