import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { type Person, conjugate } from '../grammar/verbs';
import { opensClause } from '../grammar/clauses';
import { follows, isInfinitive, isPlain, may } from '../grammar/words';

const PERSONS: Readonly<Record<string, Person>> = {
  yo: { person: 1, number: 'sg' },
  tú: { person: 2, number: 'sg' },
  él: { person: 3, number: 'sg' },
  ella: { person: 3, number: 'sg' },
  nosotros: { person: 1, number: 'pl' },
  nosotras: { person: 1, number: 'pl' },
  ellos: { person: 3, number: 'pl' },
  ellas: { person: 3, number: 'pl' },
};

export const infinitivoConjugado = defineRule({
  id: 'es/infinitivo-conjugado',
  category: 'verb',
  level: 'error',
  message: {
    en: 'The verb needs its ending here: “{fix}”.',
    fr: 'Ici, le verbe doit être conjugué : « {fix} ».',
    es: 'Aquí el verbo va conjugado: «{fix}».',
  },
  explanation: {
    en: 'With its subject the verb is conjugated: “nosotros jugamos”, not “nosotros jugar”.',
    fr: 'Avec son sujet, le verbe est conjugué : « nosotros jugamos ».',
    es: 'Con su sujeto, el verbo va conjugado: «nosotros jugamos», no «nosotros jugar».',
  },
  valid: [
    'Nosotros jugamos al tenis.',
    'Al llegar nosotros, salió.',
    'Sin yo saberlo, vino.',
    '¿Tú estudiar? Nunca.',
    'Para ella cantar es vivir.',
    'Con nosotros trabajar es fácil.',
    'Antes de yo nacer.',
    'Por decir tú eso, se enfadó.',
  ],
  invalid: [
    { text: 'Nosotros [[comer]] en casa.', fix: 'comemos' },
    { text: 'Yo [[estudiar]] español en casa.', fix: 'estudio' },
    { text: 'Creo que ellos [[vivir]] en Lima.', fix: 'viven' },
    { text: 'Ella [[hablar]] tres lenguas.', fix: 'habla' },
    { text: 'Ella no [[saber]] nada.', fix: 'sabe' },
  ],
  misses: ['Mi hermano vivir aquí.'],
  check({ words, grammar }, report) {
    for (const [index, pronoun] of words.entries()) {
      const person = entryOf(PERSONS, pronoun.norm);
      const verb = words[words[index + 1]?.norm === 'no' ? index + 2 : index + 1];
      if (!person || !follows(verb) || !isPlain(verb) || !may(verb, isInfinitive)) continue;
      if (!isSubject(words, index) || words[words.indexOf(verb) + 1]?.token === verb.token)
        continue;
      const [fix] = conjugate(grammar, verb.norm, `fin.ind.pres.${person.person}.${person.number}`);
      if (fix !== undefined) report(verb, [fix]);
    }
  },
});

/** The pronoun leads its clause, and nothing asks or calls out. */
function isSubject(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const opens = opensClause(words, index) || /^(?:mañana|tarde|noche)$/u.test(before?.norm ?? '');
  return opens && words.every(({ text }) => !/^[¿?¡!]/u.test(text));
}
