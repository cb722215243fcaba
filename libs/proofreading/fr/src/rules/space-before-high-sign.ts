import { defineRule } from '@tercet/proofreading-core';

const NARROW_SPACE = '\u202F';
const NO_BREAK_SPACE = '\u00A0';

export const spaceBeforeHighSign = defineRule({
  id: 'fr/space-before-high-sign',
  category: 'typography',
  level: 'typography',
  message: {
    en: 'French sets a space before this sign.',
    fr: 'Ce signe prend une espace insécable avant lui.',
    es: 'En francés, este signo lleva un espacio delante.',
  },
  explanation: {
    en: 'In French, the signs of two parts ( ; : ! ? ) are set off from the word before them by a no-break space.',
    fr: 'Les signes doubles ( ; : ! ? ) se détachent du mot qui précède par une espace insécable.',
    es: 'En francés, los signos dobles ( ; : ! ? ) se separan de la palabra anterior con un espacio de no separación.',
  },
  valid: [
    'Vraiment ?',
    'Vraiment\u202F?',
    'Il est 10:30.',
    'Deux choses : l’une et l’autre.',
    'Voir https://example.com pour plus.',
    'Quel monde !',
    'Il sourit :)',
    'La méthode A::b reste.',
  ],
  invalid: [
    { text: 'Vraiment[[]]?', fix: NARROW_SPACE },
    { text: 'Quel monde[[]]!', fix: NARROW_SPACE },
    { text: 'Il pleut[[]]; restons.', fix: NARROW_SPACE },
    { text: 'Deux choses[[]]: l’une et l’autre.', fix: NO_BREAK_SPACE },
    { text: 'Quoi[[]]?! Encore lui.', fix: NARROW_SPACE },
  ],
  check({ tokens }, report) {
    for (const [index, sign] of tokens.entries()) {
      const before = tokens[index - 1];
      const after = tokens[index + 1];
      if (before?.kind !== 'word' || sign.kind !== 'punctuation' || sign.gap !== '') continue;
      if (!/^(?:[!?]+|;|:)$/.test(sign.text) || (after && after.gap === '')) continue;
      const space = sign.text === ':' ? NO_BREAK_SPACE : NARROW_SPACE;
      report({ start: sign.start, end: sign.start }, [space], { safe: true });
    }
  },
});
