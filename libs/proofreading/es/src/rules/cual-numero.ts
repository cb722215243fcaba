import { defineReplacement } from '@tercet/proofreading-core';

export const cualNumero = defineReplacement({
  id: 'es/cual-numero',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“Cual” has the number of its article: “{fix}”.',
    fr: '« Cual » prend le nombre de son article : « {fix} ».',
    es: '«Cual» concuerda en número con su artículo: «{fix}».',
  },
  explanation: {
    en: 'Article and relative are both singular or both plural: “el cual”, “las cuales”; “lo cual” sums up what was said.',
    fr: 'L’article et le relatif sont tous deux au singulier ou au pluriel : « el cual », « las cuales » ; « lo cual » résume ce qui précède.',
    es: 'El artículo y el relativo van ambos en singular o en plural: «el cual», «las cuales»; «lo cual» resume lo dicho.',
  },
  phrases: {
    'el cuales': ['el cual', 'los cuales'],
    'la cuales': ['la cual', 'las cuales'],
    'los cual': ['los cuales', 'lo cual'],
    'las cual': ['las cuales', 'la cual'],
    'lo cuales': ['lo cual', 'los cuales'],
    'del cuales': ['del cual', 'de los cuales'],
    'al cuales': ['al cual', 'a los cuales'],
  },
  valid: [
    'La casa, la cual es vieja, se vende.',
    'Los motivos por los cuales vino son dos.',
    'No vino, lo cual me extraña.',
    'El jefe al cual escribí no responde.',
    'Las cosas de las cuales hablas no existen.',
    'No sé cuáles prefieres.',
    'Cada cual sabe lo suyo.',
    'Lo dejó tal cual.',
  ],
  invalid: [
    { text: 'Los motivos por [[los cual]] vino son dos.', fix: 'los cuales' },
    { text: 'La casa, [[la cuales]] es vieja, se vende.', fix: 'la cual' },
    { text: 'Las cartas a [[las cual]] respondí son dos.', fix: 'las cuales' },
    { text: 'No vino, [[lo cuales]] me extraña.', fix: 'lo cual' },
    { text: 'El plan [[del cuales]] hablas es bueno.', fix: 'del cual' },
  ],
});
