import { DOUBLED_SIGN, defineRule, findDoubledSigns } from '@tercet/proofreading-core';

export const doubledSign = defineRule({
  id: 'es/doubled-sign',
  category: 'typography',
  level: 'typography',
  ...DOUBLED_SIGN,
  valid: [
    'Espera... ¿qué?',
    'Sí, no, quizá.',
    '¿¡De verdad!? ¡¡Sí!!',
    'Véase a; luego b.',
    'Cuesta 1,50 euros.',
    'Sube a ../src y busca.',
    'Y así sucesivamente…',
    'Dijo: «No».',
  ],
  invalid: [
    { text: 'Papel[[,,]] tinta y lápiz.', fix: ',' },
    { text: 'Llovía[[;;]] nos quedamos.', fix: ';' },
    { text: 'Eso es todo[[..]]', fix: '.' },
    { text: 'Nos fuimos[[..]] Nadie nos vio.', fix: '.' },
    { text: 'Uno[[,,]] dos.', fix: ',' },
  ],
  check(sentence, report) {
    for (const span of findDoubledSigns(sentence)) {
      const [sign = ''] = sentence.text.slice(span.start - sentence.start);
      report(span, sign === '.' ? ['.', '…'] : [sign]);
    }
  },
});
