import { defineReplacement } from '@tercet/proofreading-core';

/** What stands before `vez`, and never before the verb `ves`. */
const ONCE =
  'una otra cada tal alguna ninguna cualquier rara primera segunda tercera cuarta quinta última próxima única misma esta esa aquella a.la en de'
    .split(' ')
    .map((word) => word.replace('.', ' '));
const OFTEN =
  'dos tres cuatro cinco seis siete ocho diez cien mil muchas muchísimas pocas varias algunas tantas demasiadas a otras repetidas'
    .split(' ')
    .map((word) => word.replace('.', ' '));

export const vezVes = defineReplacement({
  id: 'es/vez-ves',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'For “time” in “one time”, write “{fix}”.',
    fr: 'Au sens de « fois », écrivez « {fix} ».',
    es: 'Aquí es el nombre: se escribe «{fix}».',
  },
  explanation: {
    en: '“Vez” is “time” as in “one time”, and its plural is “veces”; “ves” is a form of “ver” (to see): “una vez”, “dos veces”, but “tú ves”.',
    fr: '« Vez » veut dire « fois », au pluriel « veces » ; « ves » vient de « ver » (voir) : « una vez », « dos veces », mais « tú ves ».',
    es: '«Vez» es un nombre, en plural «veces»; «ves» es una forma de «ver»: «una vez», «dos veces», pero «tú ves».',
  },
  phrases: {
    ...Object.fromEntries(ONCE.map((word) => [`${word} ves`, `${word} vez`])),
    ...Object.fromEntries(
      OFTEN.flatMap((word) => [
        ...(word === 'a' ? [] : [[`${word} ves`, `${word} veces`]]),
        [`${word} beses`, `${word} veces`],
        [`${word} veses`, `${word} veces`],
      ]),
    ),
    'ya vez': 'ya ves',
    'no vez que': 'no ves que',
    'si lo vez': 'si lo ves',
    'cuántas veses': 'cuántas veces',
    'cuántas beses': 'cuántas veces',
    'todas las beses': 'todas las veces',
    'todas las veses': 'todas las veces',
    'cómo vez': 'cómo ves',
  },
  valid: [
    'Esta es la última vez.',
    '¿La ves desde aquí?',
    'Cada vez que te veo, me alegro.',
    'Una vez al año vamos a Roma.',
    'Tú ves lo que quieres.',
    'A veces no lo entiendo.',
    'Muchas veces me equivoco.',
    'Siempre ves lo mismo.',
    'De vez en cuando me llama.',
    '¿Cuántas ves ahí?',
    'No sé si la vez anterior fue mejor.',
  ],
  invalid: [
    { text: 'Fui [[una ves]] al circo.', fix: 'una vez' },
    { text: 'La [[próxima ves]] te aviso.', fix: 'próxima vez' },
    { text: 'Es la [[tercera ves]] que pasa.', fix: 'tercera vez' },
    { text: '[[Cada ves]] canta mejor.', fix: 'Cada vez' },
    { text: '[[Tal ves]] venga luego.', fix: 'Tal vez' },
    { text: 'Lo intenté [[dos ves]] ayer.', fix: 'dos veces' },
    { text: '[[Muchas beses]] no contesta.', fix: 'Muchas veces' },
  ],
});
