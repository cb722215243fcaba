import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';

/** Words with which sentences begin, and that are no part of a name unless another capital follows. */
const OPENERS = wordSet(
  'the this these it he she they we you if when however thus there but in after for',
);

export const missingFullStop = defineRule({
  id: 'en/missing-full-stop',
  category: 'punctuation',
  level: 'suggestion',
  message: {
    en: 'A full stop seems to be missing: “{fix}”.',
    fr: 'Il semble manquer un point : « {fix} ».',
    es: 'Parece que falta un punto: «{fix}».',
  },
  explanation: {
    en: 'A capital letter in the middle of a line shows that a new sentence begins; the one before it needs its full stop: “It rained. We stayed in.”',
    fr: 'Une majuscule au milieu d’une ligne montre qu’une phrase commence ; la précédente doit finir par un point.',
    es: 'Una mayúscula en medio de la línea muestra que empieza otra oración; la anterior necesita su punto.',
  },
  valid: [
    'It rained. We stayed in.',
    'We love The Beatles and their songs.',
    'She lives in The Hague with her son.',
    'He read the story The Man in Black.',
    'They call it The Wall here.',
    'I asked, “If it rains, what then?”',
    'WE SAW THE SHOW AND THE CROWD.',
    'How to Find What You Need and When to Ask',
  ],
  invalid: [
    { text: 'The file may be [[broken In]] this case, you can copy it again.', fix: 'broken. In' },
    { text: 'The room looked [[clean There]] was a big bed in it.', fix: 'clean. There' },
    { text: 'We were very [[tired The]] bus was late again.', fix: 'tired. The' },
    { text: 'I like this small [[town It]] has a nice park.', fix: 'town. It' },
    { text: 'She came home [[late They]] had waited for her.', fix: 'late. They' },
  ],
  misses: ['She came home late it was dark.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm, text }, at) => at > 2 && text !== norm && OPENERS.has(norm))) return;
    for (const [index, word] of words.entries()) {
      if (
        index < 3 ||
        !OPENERS.has(word.norm) ||
        word.gap !== ' ' ||
        !isCapital(word) ||
        isShouted(word)
      )
        continue;
      const before = words[index - 1];
      if (!before || before.kind !== 'word' || before.text !== before.norm) continue;
      if (
        !/^(?:NOUN|ADJ|ADV|VERB|PRON)$/.test(before.best.pos) ||
        /^(?:call|called|calls|named|titled|film|movie|song|book|novel|story|series|magazine|show|album|say|said|asked|of|like|as)$/.test(
          before.norm,
        )
      )
        continue;
      const clause = words.slice(0, index);
      const rest = words.slice(index + 1);
      if (
        clause.slice(1).some((one) => isCapital(one) && one.norm !== 'i') ||
        !clause.some(isFinite)
      )
        continue;
      if (rest.length < 3 || rest.slice(0, 4).some((one) => isCapital(one) && one.norm !== 'i'))
        continue;
      if (rest.slice(0, 6).some(isFinite))
        report({ start: before.start, end: word.end }, [`${before.text}. ${word.text}`]);
    }
  },
});

const isCapital = ({ kind, text }: AnalysedWord): boolean =>
  kind === 'word' && /^\p{Lu}/u.test(text);
const isShouted = ({ text }: AnalysedWord): boolean =>
  text.length > 1 && text === text.toUpperCase();

const isFinite = ({ best }: AnalysedWord): boolean =>
  /^(?:VERB|AUX)$/.test(best.pos) && best.form === 'fin' && best.mood !== 'imp';
