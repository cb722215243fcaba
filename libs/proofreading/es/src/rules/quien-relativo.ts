import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { follows, isClearNoun, wordSet } from '../grammar/words';

const CLITICS = wordSet(
  'me te se nos os le les lo la los las no ya yo tú él ella nosotros siempre nunca también',
);
const TO_BE = wordSet('es son era eran fue fueron será serán sea soy eres somos fui');

export const quienRelativo = defineRule({
  id: 'es/quien-relativo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Write “que” here: “{fix}”.',
    fr: 'Écrivez « que » ici : « {fix} ».',
    es: 'Aquí va «que»: «{fix}».',
  },
  explanation: {
    en: 'Directly after its noun the relative is “que”: “el hombre que vino”, “las cosas que veo”. “Quien” needs a comma or a preposition before it, “cual” its article.',
    fr: 'Juste après son nom, le relatif est « que » : « el hombre que vino ». « Quien » veut une virgule ou une préposition, « cual » son article.',
    es: 'Tras su nombre, el relativo es «que»: «el hombre que vino». «Quien» pide coma o preposición delante; «cual», su artículo.',
  },
  valid: [
    'El hombre que vino es mi tío.',
    'Mi tío, quien vive en Lima, canta.',
    'La mujer con quien hablé ríe.',
    'No sabe el hombre quién vino.',
    'La casa, la cual era azul, cayó.',
    'Es cosa de quien manda.',
    'No fue Ana quien llamó.',
    'Cada cual hace lo suyo.',
    'Cual niño pequeño, lloró.',
    'Es mi hermano quien canta.',
    'Mi padre fue quien lo dijo.',
    'En esta casa quien manda soy yo.',
  ],
  invalid: [
    { text: 'El hombre [[quien]] vino es mi tío.', fix: 'que' },
    { text: 'Las personas [[quienes]] viven aquí son amables.', fix: 'que' },
    { text: 'Los libros [[cuales]] leí son largos.', fix: 'que' },
    { text: 'La película [[cual]] vimos es buena.', fix: 'que' },
    { text: 'Conozco a una chica [[quien]] canta bien.', fix: 'que' },
  ],
  misses: ['El señor alto quien vino es mi tío.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => /^(?:quien|cual)(?:es)?$/u.test(norm))) return;
    for (const [index, relative] of words.entries()) {
      const noun = words[index - 1];
      if (!/^(?:quien|cual)(?:es)?$/u.test(relative.norm) || !follows(relative) || !noun) continue;
      if (!isClearNoun(noun)) continue;
      // `es Ana quien canta`, `fue mi padre quien vino`
      if (words.slice(0, index).some(({ norm }) => TO_BE.has(norm))) continue;
      // `en esta casa quien manda soy yo`
      const isAbout =
        words.slice(Math.max(0, index - 4), index).some(({ best }) => best.pos === 'ADP') &&
        words.slice(index + 1).some(({ norm }) => TO_BE.has(norm));
      if (isAbout) continue;
      if (!hasArticle(words, index) || !leadsClause(words, index)) continue;
      const isLiked =
        /^les?$/u.test(words[index + 1]?.norm ?? '') &&
        /^(?:gust|encant|interes)/u.test(words[index + 2]?.norm ?? '');
      report(relative, [isLiked ? `a ${relative.norm}` : 'que']);
    }
  },
});

/** A determiner stands a little before: `el hombre (alto)`. */
const hasArticle = (words: readonly AnalysedWord[], index: number): boolean =>
  words.slice(Math.max(0, index - 3), index - 1).some(({ best }) => best.pos === 'DET');

function leadsClause(words: readonly AnalysedWord[], index: number): boolean {
  let at = index + 1;
  while (CLITICS.has(words[at]?.norm ?? '')) at += 1;
  return follows(words[at]) && words[at]?.best.form === 'fin';
}
