import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isFinite, isInfinitive, isNoun, may } from '../grammar/words';

const NO_PREPOSITION =
  /^(?:necesitar|desear|querer|poder|gustar|encantar|preferir|lograr|conseguir|soler|intentar|evitar|odiar)$/;
/** Verbs that lead a clause by `que`, and an infinitive without it. */
const WILL = /^(?:querer|desear|preferir|poder|necesitar|deber|soler|intentar|lograr|conseguir)$/;
const JUDGING =
  /^(?:importante|necesario|posible|imposible|fácil|difícil|bueno|mejor|divertido|interesante|esencial|obligatorio)$/u;

export const sobraAnteInfinitivo = defineRule({
  id: 'es/sobra-ante-infinitivo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The infinitive follows directly here: “{found}” goes.',
    fr: 'Ici, l’infinitif suit directement : « {found} » est de trop.',
    es: 'Aquí el infinitivo va directamente: sobra «{found}».',
  },
  explanation: {
    en: 'After “querer”, “poder”, “necesitar”, “gustar” and “es necesario” the infinitive follows directly: “necesito salir”, “me gusta leer”; “que” needs a verb with its person: “quiero que aprendas”.',
    fr: 'Après « querer », « poder », « necesitar », « gustar » et « es necesario », l’infinitif suit directement : « necesito salir », « me gusta leer » ; « que » demande un verbe conjugué : « quiero que aprendas ».',
    es: 'Tras «querer», «poder», «necesitar», «gustar» y «es necesario» el infinitivo va directamente: «necesito salir», «me gusta leer»; «que» pide un verbo conjugado: «quiero que aprendas».',
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
    'Quiero aprender.',
    'Quiero que aprendas.',
    'Tengo que salir.',
    'No hay nada que hacer.',
    'No sé qué decir.',
    'Prefiero leer que correr.',
    'Tiene mucho que ver.',
    'Es mejor dormir que comer.',
    'Quiero que comer bien sea barato.',
    'Puede que ganar no baste.',
  ],
  invalid: [
    { text: 'Necesito [[a ]]salir ahora.', fix: '' },
    { text: 'Me gusta [[a ]]leer.', fix: '' },
    { text: 'No puedo [[a ]]ignorarlo.', fix: '' },
    { text: 'Es necesario [[a ]]comer bien.', fix: '' },
    { text: 'Deseamos [[a ]]viajar juntos.', fix: '' },
    { text: 'Quiero [[que ]]aprender francés.', fix: '' },
    { text: 'Necesito [[que ]]dormir más.', fix: '' },
    { text: 'No puedo [[que ]]salir hoy.', fix: '' },
    { text: 'Deseamos [[que ]]viajar juntos.', fix: '' },
    { text: 'Prefiero [[que ]]comer en casa.', fix: '' },
  ],
  misses: ['Quiere mucho a salir.', 'Me gusta que bailar.'],
  check({ words }, report) {
    for (const [index, a] of words.entries()) {
      const verb = words[index - 1];
      const infinitive = words[index + 1];
      if (infinitive && isThatExtra(words, index)) {
        report({ start: a.start, end: infinitive.start }, ['']);
        continue;
      }
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

/** `quiero que aprender francés`; but in `prefiero que comer sea un placer` the infinitive is a subject. */
function isThatExtra(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index - 1];
  const infinitive = words[index + 1];
  if (words[index]?.norm !== 'que' || !follows(words[index]) || !follows(infinitive)) return false;
  if (verb?.best.form !== 'fin' || !WILL.test(verb.best.lemma)) return false;
  if (infinitive.best.form !== 'inf' || !may(infinitive, isInfinitive)) return false;
  if (words.slice(index + 2).some(({ best }) => best.mood === 'sub')) return false;
  return !may(infinitive, isNoun) || infinitive.norm === 'ser';
}
