import { type AnalysedWord, defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { follows, isStatement, may } from '../grammar/words';
import { isPerson, isProfession } from '../grammar/people';

/** Verbs that are never without a pronoun, and those that need it before a preposition. */
const ALWAYS = /^(?:quejar|arrepentir|atrever|jactar|suicidar|dignar|abstener)$/;
const BEFORE: Readonly<Record<string, RegExp>> = {
  enamorar: /^del?$/u,
  burlar: /^del?$/u,
  divorciar: /^del?$/u,
  graduar: /^(?:del?|en)$/u,
  reunir: /^con$/u,
  enterar: /^del?$/u,
  apoderar: /^del?$/u,
  adueñar: /^del?$/u,
  mudar: /^al?$/u,
};
const PERSONS: Readonly<Record<string, string>> = {
  '1.sg': 'me',
  '2.sg': 'te',
  '3.sg': 'se',
  '1.pl': 'nos',
  '2.pl': 'os',
  '3.pl': 'se',
};
const CLITICS = /^(?:me|te|se|nos|os|le|les|lo|la|los|las)$/u;

export const pronominal = defineRule({
  id: 'es/pronominal',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The verb needs its pronoun: “{fix}”.',
    fr: 'Ce verbe veut son pronom : « {fix} ».',
    es: 'El verbo lleva su pronombre: «{fix}».',
  },
  explanation: {
    en: 'Some verbs always go with their pronoun: “me quejo”, “se arrepiente”, “nos dimos cuenta”, “se enamoró de ella”.',
    fr: 'Certains verbes vont toujours avec leur pronom : « me quejo », « se arrepiente », « nos dimos cuenta ».',
    es: 'Algunos verbos llevan siempre pronombre: «me quejo», «se arrepiente», «nos dimos cuenta», «se enamoró de ella».',
  },
  valid: [
    'Me quejo del ruido.',
    'Se enamoró de Ana.',
    'Nos dimos cuenta de todo.',
    'No te arrepientas.',
    'Dio cuenta de la comida.',
    'Se atrevió a salir.',
    'Quejarse no sirve.',
    'La enamoró con flores.',
    'Reunió con paciencia los datos.',
    'Se burló de mí.',
    'Lo que enamora de Roma es la luz.',
    'Mudaron a la abuela a otro piso.',
    'La luna asoma a medianoche.',
  ],
  invalid: [
    { text: 'Él [[enamoró]] de su vecina.', fix: 'se enamoró' },
    { text: 'Siempre [[quejan]] de todo.', fix: 'se quejan' },
    { text: '[[Arrepiento]] de lo que dije.', fix: 'Me arrepiento' },
    { text: 'Ayer [[reunió]] con su jefe.', fix: 'se reunió' },
    { text: 'No [[atrevo]] a salir.', fix: 'me atrevo' },
    { text: 'Mis amigos [[burlaron]] de mí.', fix: 'se burlaron' },
  ],
  misses: ['Mi hermana graduó ayer.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      if (
        verb.kind !== 'word' ||
        CLITICS.test(words[index - 1]?.norm ?? '') ||
        words[index + 1]?.token === verb.token
      )
        continue;
      if (verb.best.form !== 'fin' || !needsPronoun(words, index)) continue;
      const { person, number } = verb.readings.find(isStatement) ?? {};
      const pronoun = person && number ? entryOf(PERSONS, `${person}.${number}`) : undefined;
      if (pronoun) report(verb, [`${matchCase(verb.text, pronoun)} ${verb.norm}`]);
    }
  },
});

function needsPronoun(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index];
  const next = words[index + 1];
  if (
    !verb ||
    !may(verb, isStatement) ||
    verb.readings.some((reading) => !/^(?:VERB|AUX)$/.test(reading.pos))
  )
    return false;
  const { lemma } = verb.best;
  if (ALWAYS.test(lemma)) return true;
  const preposition = entryOf(BEFORE, lemma);
  if (!preposition || !follows(next) || !preposition.test(next.norm)) return false;
  const thing = words[index + 2];
  // `gradúa de nuevo la luz`, `burlaron de noche la vigilancia`; `lo que enamora de Roma`
  if (/^(?:nuevo|noche|día|golpe|pronto|repente|inmediato)$/u.test(thing?.norm ?? '')) return false;
  if (words.slice(Math.max(0, index - 2), index).some(({ norm }) => norm === 'que')) return false;
  // `mudaron a la abuela`
  const who = [thing, words[index + 3]].find(
    (word) => word && (isPerson(word) || isProfession(word)),
  );
  if (lemma === 'mudar') return who === undefined;
  // `reunió con la venta mil euros`
  return lemma !== 'reunir' || who !== undefined || /^(?:PROPN|PRON)$/.test(thing?.best.pos ?? '');
}
