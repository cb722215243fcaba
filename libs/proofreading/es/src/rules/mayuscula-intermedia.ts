import { defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../grammar/words';

/** Words that are part of no name and start none. */
const SMALL = wordSet(
  'me te se en con por para que pero su mi mis sus nos le les lo es son vez muy también porque cuando como tiene tengo está hay fue era',
);

export const mayusculaIntermedia = defineRule({
  id: 'es/mayuscula-intermedia',
  category: 'capitalization',
  level: 'error',
  message: {
    en: 'No capital letter inside a sentence: “{fix}”.',
    fr: 'Pas de majuscule à l’intérieur d’une phrase : « {fix} ».',
    es: 'Dentro de la oración no va mayúscula: «{fix}».',
  },
  explanation: {
    en: 'After a comma or in the middle of a sentence only names have a capital letter.',
    fr: 'Après une virgule ou au milieu d’une phrase, seuls les noms propres prennent la majuscule.',
    es: 'Tras una coma o en mitad de la oración solo los nombres propios llevan mayúscula.',
  },
  valid: [
    'También me gusta el mar.',
    'La novela «Me llamo Rojo» es larga.',
    'El grupo Me Gusta canta.',
    'Dijo: «En casa no».',
    'Leí Por quién doblan las campanas.',
    'NO ES VERDAD.',
    '¿Qué? Me voy.',
    'Ana, María y Con.',
  ],
  invalid: [
    { text: 'También, [[Me]] gusta el mar.', fix: 'me' },
    { text: 'Siempre [[En]] verano viajo.', fix: 'en' },
    { text: 'Ayer llovió, [[Pero]] salimos.', fix: 'pero' },
    { text: 'Vive allí [[Con]] su madre.', fix: 'con' },
    { text: 'Tal [[Vez]] venga mañana.', fix: 'vez' },
  ],
  misses: ['Ayer fui A la playa.'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const before = tokens[index - 1];
      const next = tokens[index + 1];
      if (!before || !SMALL.has(token.norm) || !/^\p{Lu}[\p{Ll}\p{M}]+$/u.test(token.text))
        continue;
      const isInside = before.text === ',' || (before.kind === 'word' && token.gap === ' ');
      if (
        !isInside ||
        next?.kind !== 'word' ||
        next.gap !== ' ' ||
        next.text !== next.text.toLowerCase()
      )
        continue;
      // Titles have other capitals near them, or stand in quotation marks.
      const others = tokens
        .slice(1)
        .filter((other) => other !== token && /^\p{Lu}/u.test(other.text));
      const isQuoted = tokens.some(({ text }) => /^[«»“”"'‘’:;()[\]*_]$/u.test(text));
      const isTitle =
        /^(?:leí|leer|libro|novela|película|canción|obra|artículo|serie|título|disco|álbum|programa|poema|grupo)$/u;
      if (others.length > 0 || isQuoted || tokens.some(({ norm }) => isTitle.test(norm))) continue;
      report(token, [token.text.charAt(0).toLowerCase() + token.text.slice(1)]);
    }
  },
});
