import { defineRule, entryOf } from '@tercet/proofreading-core';
import { SUBJECT_PERSONS } from '../grammar/clitics';
import { formsOf } from '../grammar/forms';
import { has, hasOnly, isFinite, isHanging, isUnknown } from '../grammar/words';

/** Pronouns that hang on a verb as its subject only: `donnez-nous` is an order. */
const SUBJECTS = /^(?:tu|il|elle|on|ils|elles)$/u;

export const accordSujetInverse = defineRule({
  id: 'fr/accord-sujet-inverse',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The verb agrees with the pronoun that follows it: write “{fix}”.',
    fr: 'Le verbe s’accorde avec le pronom qui le suit : écrivez « {fix} ».',
    es: 'El verbo concuerda con el pronombre que lo sigue: escribe «{fix}».',
  },
  explanation: {
    en: 'In a question the subject stands behind the verb, which agrees with it all the same: “où vas-tu ?”, “que fait-il ?”.',
    fr: 'Dans une question, le sujet suit le verbe, qui s’accorde avec lui comme d’habitude : « où vas-tu ? », « que fait-il ? ».',
    es: 'En una pregunta el sujeto va detrás del verbo, que concuerda con él igualmente: «où vas-tu ?», «que fait-il ?».',
  },
  valid: [
    'Où vas-tu ?',
    'Que fait-il ?',
    'A-t-elle soif à cette heure ?',
    'Peut-on entrer ?',
    'Donne-lui du pain.',
    'Viennent-elles ?',
    'Dit-elle la vérité ?',
    'Puisses-tu guérir !',
    'Est-ce loin ?',
    'Quand viendras-tu ?',
  ],
  invalid: [
    { text: 'Où [[va]]-tu ?', fix: 'vas' },
    { text: 'Que [[fait]]-tu ce soir ?', fix: 'fais' },
    { text: '[[Peut]]-tu venir ?', fix: 'Peux' },
    { text: '[[Peux]]-on entrer ?', fix: 'Peut' },
    { text: '[[As]]-t-elle faim ?', fix: 'A' },
    { text: 'Quand [[viendra]]-tu ?', fix: 'viendras' },
    { text: '[[Vient]]-ils demain ?', fix: 'Viennent' },
  ],
  misses: ['Où vas tu ?'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      const pronoun = words[index + 1];
      if (!isHanging(pronoun) || !SUBJECTS.test(pronoun?.norm ?? '')) continue;
      const person = entryOf(SUBJECT_PERSONS, pronoun?.norm ?? '');
      if (!person || isUnknown(verb) || !has(verb, isFinite)) continue;
      const isOwn = (reading: (typeof verb)['best']): boolean =>
        isFinite(reading) &&
        reading.mood !== 'imp' &&
        reading.person === person.person &&
        reading.number === person.number;
      if (has(verb, isOwn) || hasOnly(verb, ({ mood }) => mood === 'imp')) continue;
      const present = formsOf(
        verb,
        grammar,
        ({ form, mood }) => form === 'fin' && mood !== 'imp' && mood !== 'sub',
        person,
      );
      if (present.length > 0) report(verb, present.slice(0, 2));
    }
  },
});
