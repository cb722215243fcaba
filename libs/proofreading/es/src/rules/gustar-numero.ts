import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { PLURAL, SINGULAR, cellsOf } from '../grammar/agreement';
import { determinerCells } from '../grammar/determiners';
import { COLLECTIVES, isTime } from '../grammar/noun-kinds';
import { agreesWith, inPerson } from '../grammar/verbs';
import { follows, isInfinitive, isNoun, may, wordSet } from '../grammar/words';

const DATIVES = wordSet('me te le nos os les');
const LIKING =
  /^(?:gustar|encantar|interesar|fascinar|doler|importar|molestar|faltar|sobrar|quedar|apetecer|preocupar|aburrir|chiflar|disgustar)$/;
const ADVERBS = wordSet(
  'mucho muchísimo más también tanto bastante demasiado poco especialmente realmente no todos todas',
);

export const gustarNumero = defineRule({
  id: 'es/gustar-numero',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The verb agrees with the thing that pleases, hurts or is lacking: “{fix}”.',
    fr: 'Le verbe s’accorde avec la chose qui plaît, fait mal ou manque : « {fix} ».',
    es: 'El verbo concuerda con la cosa que gusta, duele o falta: «{fix}».',
  },
  explanation: {
    en: 'With “gustar”, “encantar”, “doler” the thing is the subject: “me gusta el pan”, “me gustan los perros”, “me gusta leer libros”.',
    fr: 'Avec « gustar », « encantar », « doler », la chose est le sujet : « me gusta el pan », « me gustan los perros », « me gusta leer libros ».',
    es: 'Con «gustar», «encantar» o «doler» la cosa es el sujeto: «me gusta el pan», «me gustan los perros», «me gusta leer libros».',
  },
  valid: [
    'Me gustan los perros.',
    'Me gusta el pan.',
    'Le gusta leer libros.',
    'Me gusta los lunes ir al cine.',
    'Nos gusta mucho a los dos.',
    'Me gustan el teatro y el cine.',
    'Le duelen las piernas.',
    'Me encanta cuando los niños ríen.',
    'Me gustaría la paz.',
    'Me quedan un par de días.',
    'Me gustan un montón.',
  ],
  invalid: [
    { text: 'Me [[gusta]] los perros.', fix: 'gustan' },
    { text: 'No le [[gusta]] mucho las playas.', fix: 'gustan' },
    { text: 'Le [[gustan]] leer por la noche.', fix: 'gusta' },
    { text: 'Me [[encanta]] las cerezas.', fix: 'encantan' },
    { text: 'Me [[duele]] los pies.', fix: 'duelen' },
    { text: 'Nos [[gustan]] la música.', fix: 'gusta' },
  ],
  misses: ['Me gusta perros y gatos.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (!LIKING.test(verb.best.lemma) || verb.best.form !== 'fin') continue;
      if (!DATIVES.has(words[index - 1]?.norm ?? '')) continue;
      let at = index + 1;
      while (ADVERBS.has(words[at]?.norm ?? '') && follows(words[at])) at += 1;
      const number = likedNumber(words, at);
      if (!number || agreesWith(verb, { person: 3, number })) continue;
      if (!agreesWith(verb, { person: 3, number: number === 'sg' ? 'pl' : 'sg' })) continue;
      const [fix] = inPerson(grammar, verb, { person: 3, number });
      if (fix !== undefined) report(verb, [fix]);
    }
  },
});

/** The number of what is liked: an infinitive is singular, a noun tells by its determiner. */
function likedNumber(words: readonly AnalysedWord[], at: number): 'sg' | 'pl' | undefined {
  const first = words[at];
  if (!follows(first)) return undefined;
  if (may(first, isInfinitive) && first.best.form === 'inf') return 'sg';
  const shown = determinerCells(first.norm);
  const next = words
    .slice(at + 1, at + 3)
    .find((word) => may(word, isNoun) && word.best.pos === 'NOUN');
  if (!shown || !next || isTime(next) || first.best.pos === 'PRON') return undefined;
  // `me quedan un par de días`, `me gustan un montón`
  if (
    next.readings.some(({ lemma }) => COLLECTIVES.has(lemma)) ||
    /^(?:poco|barbaridad|horror)$/u.test(next.norm)
  )
    return undefined;
  if (shown & cellsOf(next, isNoun) & PLURAL && (shown & PLURAL) === shown) return 'pl';
  const isSingle = (shown & SINGULAR) === shown;
  // `le gustan el cine y el teatro`
  const isList = words
    .slice(at, at + 7)
    .some(({ norm, text }) => norm === 'y' || norm === 'o' || norm === 'e' || text === ',');
  return isSingle && !isList ? 'sg' : undefined;
}
