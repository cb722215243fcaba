import { defineRule } from '@tercet/proofreading-core';
import { follows, isClearNoun, wordSet } from '../grammar/words';

const COUNTED = wordSet(
  'problema solución libro tienda parque casa mesa perro gato hotel restaurante museo coche silla árbol lago río playa iglesia plaza escuela banco supermercado lámpara',
);

export const hayArticulo = defineRule({
  id: 'es/hay-articulo',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: '“Hay” presents something new: write “{fix}”.',
    fr: '« Hay » présente du nouveau : écrivez « {fix} ».',
    es: '«Hay» presenta algo nuevo: escribe «{fix}».',
  },
  explanation: {
    en: '“Hay” presents something not yet known, with “un” or no article: “hay un problema”; what is known “está”: “el pan está ahí”.',
    fr: '« Hay » présente une chose nouvelle, avec « un » ou sans article : « hay un problema » ; ce qui est connu « está » : « el pan está ahí ».',
    es: '«Hay» presenta algo no conocido, con «un» o sin artículo: «hay un problema»; lo conocido «está»: «el pan está ahí».',
  },
  valid: [
    'Hay un problema.',
    'Hay la posibilidad de ir.',
    'Hay gente.',
    'Hay los que ríen.',
    'Lo que hay el lunes es clase.',
    'No hay la menor duda.',
    'Hay el mismo ruido.',
    '¿Hay el pan que pedí?',
  ],
  invalid: [
    { text: 'Hay [[el]] problema muy grave.', fix: 'un' },
    { text: 'Hay [[la]] solución buena.', fix: 'una' },
    { text: 'En la mesa hay [[el]] libro viejo.', fix: 'un' },
    { text: 'Aquí hay [[la]] tienda de ropa.', fix: 'una' },
    { text: 'En mi calle hay [[el]] parque grande.', fix: 'un' },
  ],
  misses: ['Había los problemas de siempre.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => /^(?:hay|hab[ií]a)$/u.test(norm))) return;
    for (const [index, article] of words.entries()) {
      const noun = words[index + 1];
      if (
        !/^(?:el|la)$/u.test(article.norm) ||
        !/^(?:hay|hab[ií]a)$/u.test(words[index - 1]?.norm ?? '')
      )
        continue;
      if (
        !follows(noun) ||
        !isClearNoun(noun) ||
        !COUNTED.has(noun.norm) ||
        words[index + 2]?.norm === 'que'
      )
        continue;
      if (words[index - 2]?.norm === 'que') continue;
      report(article, [article.norm === 'el' ? 'un' : 'una']);
    }
  },
});
