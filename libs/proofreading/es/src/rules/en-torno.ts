import { defineRule } from '@tercet/proofreading-core';
import { follows } from '../grammar/words';

export const enTorno = defineRule({
  id: 'es/en-torno',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Around” is written in two words: “{fix}”.',
    fr: '« Autour de » s’écrit en deux mots : « {fix} ».',
    es: 'Con el sentido de «alrededor» se escribe en dos palabras: «{fix}».',
  },
  explanation: {
    en: '“En torno a” is “around”; “el entorno” is what surrounds: “gira en torno a la paz”, “un entorno seguro”.',
    fr: '« En torno a » veut dire « autour de » ; « el entorno » est l’environnement : « gira en torno a la paz », « un entorno seguro ».',
    es: '«En torno a» es «alrededor de»; «el entorno» es lo que rodea: «gira en torno a la paz», «un entorno seguro».',
  },
  valid: [
    'Gira en torno a la paz.',
    'Adapta el entorno a las necesidades.',
    'Cada entorno a su modo es bueno.',
    'El entorno de la casa es bonito.',
    'Del entorno a la persona.',
    'Un buen entorno a veces basta.',
    'Su entorno al completo vino.',
    'Viven en torno al lago.',
  ],
  invalid: [
    { text: 'La charla giró [[entorno]] a la paz.', fix: 'en torno' },
    { text: 'Viven [[entorno]] al lago.', fix: 'en torno' },
    { text: 'Se reunieron [[entorno]] a la mesa.', fix: 'en torno' },
    { text: 'Cuesta [[entorno]] a los mil euros.', fix: 'en torno' },
    { text: 'El debate gira [[entorno]] al precio.', fix: 'en torno' },
  ],
  misses: ['Una charla entorno a la paz.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const next = words[index + 1];
      if (word.norm !== 'entorno' || !follows(word) || !follows(next)) continue;
      if (/^al?$/u.test(next.norm) && words[index - 1]?.best.pos === 'VERB')
        report(word, ['en torno']);
    }
  },
});
