import {
  MISSING_SPACE_AFTER_SIGN,
  defineRule,
  findMissingSpacesAfter,
} from '@tercet/proofreading-core';

export const missingSpaceAfterSign = defineRule({
  id: 'es/missing-space-after-sign',
  category: 'typography',
  level: 'typography',
  ...MISSING_SPACE_AFTER_SIGN,
  valid: [
    'Bueno, sí.',
    'Mide 1,5 metros.',
    'Véase f(a,b) para eso.',
    '«¿Qué?» dijo.',
    'Lee index.html antes.',
    '¡Sí! ¡No!',
    'A,B y C.',
    'Ven (ya), gracias; listo.',
  ],
  invalid: [
    { text: 'Papel[[,]]tinta y lápiz.', fix: ', ' },
    { text: 'Llovía[[;]]nos quedamos.', fix: '; ' },
    { text: 'Rojo[[,]]verde y azul.', fix: ', ' },
    { text: 'Salieron[[,]]luego llovió.', fix: ', ' },
    { text: 'Sin embargo[[,]]nadie vino.', fix: ', ' },
  ],
  check(sentence, report) {
    for (const sign of findMissingSpacesAfter(sentence, ',;')) {
      report(sign, [`${sign.text} `]);
    }
  },
});
