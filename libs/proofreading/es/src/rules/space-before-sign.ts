import {
  SPACE_BEFORE_SIGN,
  defineRule,
  findSpacesAstray,
  findSpacesBefore,
} from '@tercet/proofreading-core';

export const spaceBeforeSign = defineRule({
  id: 'es/space-before-sign',
  category: 'typography',
  level: 'typography',
  ...SPACE_BEFORE_SIGN,
  valid: [
    'Bueno, sí.',
    '¿Es verdad? No.',
    'El dominio .com es suyo.',
    'Y luego ... silencio.',
    'Dos cosas: una; otra.',
    'Sonrió :) y se fue.',
    '¡Qué gente!',
    'El total es de 3,5 litros.',
  ],
  invalid: [
    { text: 'Compré peras[[ ,]]uvas y pan.', fix: ', ' },
    { text: 'Bueno[[ ]], sí.', fix: '' },
    { text: 'Eso es todo[[ ]].', fix: '' },
    { text: '¿De verdad[[ ]]?', fix: '' },
    { text: '¡Basta[[ ]]! Me duele.', fix: '' },
    { text: 'Hay dos[[ ]]: rojo y azul.', fix: '' },
  ],
  check(sentence, report) {
    for (const { start, end } of findSpacesBefore(sentence, ',.;:!?')) {
      report({ start, end }, [''], { safe: true });
    }
    for (const span of findSpacesAstray(sentence)) report(span, [', '], { safe: true });
  },
});
