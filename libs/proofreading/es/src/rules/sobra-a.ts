import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isFinite, isInfinitive, isNoun, may } from '../grammar/words';

const NO_PREPOSITION =
  /^(?:necesitar|desear|querer|poder|gustar|encantar|preferir|lograr|conseguir|soler|intentar|evitar|odiar)$/;
const JUDGING =
  /^(?:importante|necesario|posible|imposible|fácil|difícil|bueno|mejor|divertido|interesante|esencial|obligatorio)$/u;

export const sobraA = defineRule({
  id: 'es/sobra-a',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'This infinitive takes no “a”.',
    fr: 'Cet infinitif se construit sans « a ».',
    es: 'Este infinitivo va sin «a».',
  },
  explanation: {
    en: 'After “querer”, “poder”, “necesitar”, “gustar” and “es necesario” the infinitive follows directly: “necesito salir”, “me gusta leer”.',
    fr: 'Après « querer », « poder », « necesitar », « gustar » et « es necesario », l’infinitif suit directement : « necesito salir », « me gusta leer ».',
    es: 'Tras «querer», «poder», «necesitar», «gustar» y «es necesario» el infinitivo va directamente: «necesito salir», «me gusta leer».',
  },
  valid: [
    'Necesito salir.',
    'Me gusta leer.',
    'Es necesario comer.',
    'Voy a salir.',
    'Necesita a su madre.',
    'Será obligatorio a partir del lunes.',
    'No pudo a pesar de todo.',
    'Es fácil de hacer.',
    'El deber a cumplir es este.',
    'Te quiero a rabiar.',
    'Debe a leer mucho su cultura.',
  ],
  invalid: [
    { text: 'Necesito [[a ]]salir ahora.', fix: '' },
    { text: 'Me gusta [[a ]]leer.', fix: '' },
    { text: 'No puedo [[a ]]ignorarlo.', fix: '' },
    { text: 'Es necesario [[a ]]comer bien.', fix: '' },
    { text: 'Ahora deseo [[a ]]cambiar.', fix: '' },
  ],
  misses: ['Quiere mucho a salir.'],
  check({ words }, report) {
    for (const [index, a] of words.entries()) {
      const verb = words[index - 1];
      const infinitive = words[index + 1];
      if (a.norm !== 'a' || !verb || !follows(a) || !follows(infinitive)) continue;
      if (!may(infinitive, isInfinitive) || infinitive.best.form !== 'inf') continue;
      // `es obligatorio a partir de mayo`
      if (infinitive.norm === 'partir' && words[index + 2]?.norm.startsWith('de')) continue;
      // `te quiero a rabiar`, `prefiero a ser posible el azul`
      const two = `${infinitive.norm} ${words[index + 2]?.norm ?? ''}`;
      if (
        /^(?:rabiar|morir|matar|reventar|juzgar|saber|decir verdad|ser posible|poder ser)/u.test(
          two,
        )
      )
        continue;
      if (isBare(verb, words[index - 2])) report({ start: a.start, end: infinitive.start }, ['']);
    }
  },
});

function isBare(verb: AnalysedWord, before: AnalysedWord | undefined): boolean {
  if (JUDGING.test(verb.norm)) return before?.best.lemma === 'ser';
  if (!may(verb, isFinite) || !verb.readings.some(({ lemma }) => NO_PREPOSITION.test(lemma)))
    return false;
  return !may(verb, isNoun) || !/^(?:DET|ADP|ADJ|NOUN)$/.test(before?.best.pos ?? '');
}
