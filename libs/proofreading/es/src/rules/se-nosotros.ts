import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { inPerson } from '../grammar/verbs';
import { follows, isFinite, isPlain } from '../grammar/words';

const PRONOUNS: Readonly<Record<string, string>> = { '2.sg': 'te', '1.pl': 'nos', '2.pl': 'os' };

export const seNosotros = defineRule({
  id: 'es/se-nosotros',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“Se” does not go with this person: write “{fix}”.',
    fr: '« Se » ne va pas avec cette personne : écrivez « {fix} ».',
    es: '«Se» no va con esta persona: escribe «{fix}».',
  },
  messages: {
    verb: {
      en: '“Se” is for the third person, and so is the verb: write “{fix}”.',
      fr: '« Se » est de la troisième personne, le verbe aussi : écrivez « {fix} ».',
      es: '«Se» es de la tercera persona y el verbo también: escribe «{fix}».',
    },
  },
  explanation: {
    en: 'Each person has its own pronoun: “me lavo”, “te lavas”, “nos lavamos”; “se” is for the third person.',
    fr: 'Chaque personne a son pronom : « me lavo », « te lavas », « nos lavamos » ; « se » est de la troisième personne.',
    es: 'Cada persona tiene su pronombre: «me lavo», «te lavas», «nos lavamos»; «se» es de la tercera persona.',
  },
  valid: [
    'Nos vamos mañana.',
    'Se lo dimos ayer.',
    'Se van mañana.',
    'Se la compramos a Ana.',
    'No se los dijimos.',
    'Me levanto temprano.',
    'Nosotros nos vemos poco.',
    'Se cansa pronto.',
  ],
  invalid: [
    { text: 'Ayer [[se fuimos]] temprano.', fix: 'nos fuimos' },
    { text: '[[Se vamos]] a casa.', fix: 'Nos vamos' },
    { text: 'Mis amigos y yo [[se conocimos]] en Lima.', fix: 'nos conocimos' },
    { text: 'Tú [[se levantas]] tarde.', fix: 'te levantas' },
    { text: 'Siempre [[se sentamos]] aquí.', fix: 'nos sentamos' },
    { text: 'El tren [[se retrasaste]] mucho.', fix: 'se retrasó' },
  ],
  misses: ['Yo se levanto.'],
  check({ words, grammar }, report) {
    for (const [index, se] of words.entries()) {
      const verb = words[index + 1];
      if (se.norm !== 'se' || se.kind !== 'word' || !follows(verb) || !isPlain(verb)) continue;
      if (words[index - 1]?.token === se.token || verb.token === se.token) continue;
      const pronoun = pronounOf(verb);
      if (!pronoun) continue;
      const byVerb = `${matchCase(se.text, pronoun)} ${verb.text}`;
      const [third] = inPerson(grammar, verb, {
        person: 3,
        number: pronoun === 'te' ? 'sg' : 'pl',
      });
      // `el tren se retrasaste`: without `tú` the verb is what went wrong.
      const isThird =
        pronoun === 'te' && third !== undefined && words.every(({ norm }) => norm !== 'tú');
      const fixes = isThird ? [`${se.text} ${third}`, byVerb] : [byVerb];
      report({ start: se.start, end: verb.end }, fixes, isThird ? { message: 'verb' } : {});
    }
  },
});

/** The pronoun of a word that is nothing but a verb in one person other than the third. */
function pronounOf({ readings }: AnalysedWord): string | undefined {
  if (!readings.every((reading) => isFinite(reading))) return undefined;
  const persons = new Set(readings.map(({ person, number }) => `${person}.${number}`));
  const [only] = persons;
  return persons.size === 1 && only ? entryOf(PRONOUNS, only) : undefined;
}
