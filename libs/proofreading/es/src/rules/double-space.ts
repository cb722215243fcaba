import { DOUBLE_SPACE, defineRule, findDoubleSpaces } from '@tercet/proofreading-core';

export const doubleSpace = defineRule({
  id: 'es/double-space',
  category: 'typography',
  level: 'typography',
  ...DOUBLE_SPACE,
  valid: [
    'Un solo espacio aquí.',
    'Se acabó.  Dos espacios abren la frase siguiente.',
    '  Una línea con sangría.',
    'Nombre:   valor alineado',
    'Una raya – con espacios – está bien.',
    'Columna uno    columna dos',
    'Uno, dos.',
    'El fin. ',
  ],
  invalid: [
    { text: 'Fuimos[[  ]]a casa.', fix: ' ' },
    { text: 'Lápices,[[  ]]papel y tinta.', fix: ' ' },
    { text: 'Salió del cuarto[[  ]]sin ruido.', fix: ' ' },
    { text: 'Vinieron unas 20[[  ]]personas.', fix: ' ' },
    { text: 'Ella dijo[[  ]]«sí».', fix: ' ' },
  ],
  check(sentence, report) {
    for (const span of findDoubleSpaces(sentence)) report(span, [' '], { safe: true });
  },
});
