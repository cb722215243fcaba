import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isAdjective, isNoun, isStatement, may, wordSet } from '../grammar/words';

const PREPOSITIONS = wordSet(
  'a con de en para por sin sobre contra ante hacia tras entre que como',
);
const CLITICS = wordSet('me te se nos le les lo la los las');
const ADVERBS = wordSet('no ya también siempre nunca tampoco solo sólo todavía aún');
const ALWAYS_VERBS = wordSet(
  'era eran fue tiene es está había ha será sería quiere puede sabe dice dijo',
);

const PARTNERS = /^(?:ellas?|yo|tú|ellos)$/u;

export const tildeEl = defineRule({
  id: 'es/tilde-el',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The pronoun “he”, “him” is “él”, with its accent.',
    fr: 'Le pronom « il », « lui » s’écrit « él », avec l’accent.',
    es: 'El pronombre se escribe «él», con tilde.',
  },
  explanation: {
    en: '“El” is the article (“el libro”); “él” is the pronoun (“él sabe”, “con él”).',
    fr: '« El » est l’article (« el libro ») ; « él » est le pronom (« él sabe », « con él »).',
    es: '«El» es el artículo («el libro»); «él» es el pronombre («él sabe», «con él»).',
  },
  valid: [
    'Él sabe la verdad.',
    'El libro está aquí.',
    'Voy con él.',
    'El que sabe habla.',
    'El no saber duele.',
    'El ya citado autor no vino.',
    'El alto cuesta más que el bajo.',
    'Leyó el 5 y el 6.',
    'El poder es suyo.',
    'En la votación, el no ganó por poco.',
  ],
  invalid: [
    { text: '[[El]] sabe la verdad.', fix: 'Él' },
    { text: 'Ayer salí con [[el]].', fix: 'él' },
    { text: 'Cuando [[el]] era niño, vivía aquí.', fix: 'él' },
    { text: 'Creo que [[el]] no quiere venir.', fix: 'él' },
    { text: '[[El]] se fue temprano.', fix: 'Él' },
    { text: 'Sin [[el]], no puedo.', fix: 'él' },
    { text: 'Solo ella y [[el]] existían.', fix: 'él' },
    { text: '[[El]] y ella viven lejos.', fix: 'Él' },
  ],
  misses: ['El corre mucho.'],
  check({ words }, report) {
    for (const [index, el] of words.entries()) {
      if (el.norm !== 'el' || el.text === 'EL') continue;
      if (isPronoun(words, index)) report(el, [matchCase(el.text, 'él')]);
    }
  },
});

function isPronoun(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (!next || next.kind === 'punctuation') {
    const isEnd = !next || /^[.,;:!?…]+$/u.test(next.text);
    return isEnd && before?.kind === 'word' && PREPOSITIONS.has(before.norm);
  }
  if (!follows(next)) return false;
  // `el y ella`, `ella y el viven`
  if (next.norm === 'y' && PARTNERS.test(words[index + 2]?.norm ?? '')) return true;
  if (
    before?.norm === 'y' &&
    PARTNERS.test(words[index - 2]?.norm ?? '') &&
    next.best.form === 'fin'
  )
    return true;
  // `el no ganó por poco`: what was voted
  if (next.norm === 'no' && isVoted(words, index)) return false;
  let at = index + 1;
  while (ADVERBS.has(words[at]?.norm ?? '')) at += 1;
  const clitic = at;
  while (CLITICS.has(words[at]?.norm ?? '') && at - index < 4) at += 1;
  const verb = words[at];
  if (!follows(verb) || verb.text !== verb.text.toLowerCase() || !may(verb, isThird)) return false;
  if (at > clitic) return verb.best.form === 'fin';
  if (ALWAYS_VERBS.has(verb.norm)) return true;
  return (
    verb.best.form === 'fin' &&
    !may(verb, isNoun) &&
    !may(verb, isAdjective) &&
    verb.readings.every(isStatement)
  );
}

const isThird: Parameters<typeof may>[1] = (reading) =>
  isStatement(reading) && reading.person === 3 && reading.number === 'sg';

const isVoted = (words: readonly AnalysedWord[], index: number): boolean =>
  words.some(({ norm }) =>
    /^(?:sí|referéndum|votación|votos?|plebiscito|consulta|respuesta)$/u.test(norm),
  ) || /^(?:rotundo|definitivo)$/u.test(words[index + 2]?.norm ?? '');
