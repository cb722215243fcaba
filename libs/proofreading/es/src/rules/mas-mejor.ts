import { defineReplacement } from '@tercet/proofreading-core';

export const masMejor = defineReplacement({
  id: 'es/mas-mejor',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“{found}” compares twice: write “{fix}”.',
    fr: '« {found} » compare deux fois : écrivez « {fix} ».',
    es: '«{found}» compara dos veces: escribe «{fix}».',
  },
  explanation: {
    en: '“Mejor”, “peor”, “superior” and “inferior” already compare: they take neither “más” nor “muy”.',
    fr: '« Mejor », « peor », « superior » et « inferior » comparent déjà : ils ne prennent ni « más » ni « muy ».',
    es: '«Mejor», «peor», «superior» e «inferior» ya comparan: no llevan «más» ni «muy».',
  },
  phrases: {
    'más mejor': 'mejor',
    'más mejores': 'mejores',
    'más peor': 'peor',
    'más peores': 'peores',
    'muy mejor': 'mucho mejor',
    'muy peor': 'mucho peor',
    'más superior': 'superior',
    'más inferior': 'inferior',
    'tan mejor': 'tanto mejor',
    'más preferible': 'preferible',
    'muy máximo': 'máximo',
    'más óptimo': 'óptimo',
    'muy óptimo': 'óptimo',
  },
  except: ['cuanto', 'cuanta', 'cuantos', 'cuantas', 'mientras', 'entre'].flatMap((lead) => [
    `${lead} más mejor`,
    `${lead} más peor`,
  ]),
  valid: [
    'Este pan es mejor.',
    'Hoy estoy mucho mejor.',
    'Es más mayor que yo.',
    'Cuanto más, mejor.',
    'Vale más, mejor dicho, el doble.',
    'Es la peor de todas.',
    'Más mayor que él, imposible.',
    'Lo haré más tarde.',
    'Cuantos más mejor.',
  ],
  invalid: [
    { text: 'Este pan es [[más mejor]].', fix: 'mejor' },
    { text: 'La cosa está [[más peor]] que ayer.', fix: 'peor' },
    { text: 'Es una calidad [[más superior]] a la otra.', fix: 'superior' },
    { text: 'Hoy estoy [[muy mejor]].', fix: 'mucho mejor' },
    { text: 'Eran [[más peores]] que nosotros.', fix: 'peores' },
  ],
});
