import { defineReplacement } from '@tercet/proofreading-core';

export const queismoLocucion = defineReplacement({
  id: 'es/queismo-locucion',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The conjunction keeps its preposition: “{fix}”.',
    fr: 'La locution garde sa préposition : « {fix} ».',
    es: 'La locución conserva su preposición: «{fix}» (queísmo).',
  },
  explanation: {
    en: 'As one says “a pesar de eso” and “debido a eso”, one says “a pesar de que llueve” and “debido a que llueve”.',
    fr: 'Comme on dit « a pesar de eso » et « debido a eso », on dit « a pesar de que llueve » et « debido a que llueve ».',
    es: 'Como se dice «a pesar de eso» y «debido a eso», se dice «a pesar de que llueve» y «debido a que llueve».',
  },
  phrases: {
    'a pesar que': 'a pesar de que',
    'a fin que': 'a fin de que',
    'en vista que': 'en vista de que',
    'debido que': 'debido a que',
    'pese que': 'pese a que',
    'a causa que': 'a causa de que',
    'en lugar que': 'en lugar de que',
  },
  except: [
    'me pese que',
    'te pese que',
    'le pese que',
    'nos pese que',
    'les pese que',
    'más debido que',
    'en lugar que no',
    'lo debido que',
  ],
  valid: [
    'A pesar de que llueve, salgo.',
    'Debido a que llovía, no vino.',
    'Es más debido que regalado.',
    'Pese a que llueve, salgo.',
    'Lo hizo a fin de que lo supieras.',
    'En vista de que no vienes, me voy.',
    'El fin que persigue es bueno.',
    'Quiero que pese cada caja.',
    'Llegó hasta el punto que marca el mapa.',
  ],
  invalid: [
    { text: '[[A pesar que]] llueve, salgo.', fix: 'A pesar de que' },
    { text: 'Hablamos de todo, [[a fin que]] lo sepas.', fix: 'a fin de que' },
    { text: 'No vino [[debido que]] llovía.', fix: 'debido a que' },
    { text: '[[En vista que]] no vienes, me voy.', fix: 'En vista de que' },
    { text: 'Salió [[pese que]] llovía.', fix: 'pese a que' },
  ],
});
