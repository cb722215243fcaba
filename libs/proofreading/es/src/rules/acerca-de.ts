import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

/** How many: `llegó a cerca de mil personas`. */
const AMOUNT =
  /^(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|\p{L}*cient[oa]s|mil|medio|media|miles)$/u;

export const acercaDe = defineRule({
  id: 'es/acerca-de',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“About” is written in one word: “{fix}”.',
    fr: '« À propos de » s’écrit en un mot : « {fix} ».',
    es: 'Con el sentido de «sobre» se escribe en una palabra: «{fix}».',
  },
  explanation: {
    en: '“Acerca de” is “about” a subject; “a cerca de” stands only before a number: “llegó a cerca de mil personas”.',
    fr: '« Acerca de » est « à propos de » ; « a cerca de » ne va que devant un nombre : « llegó a cerca de mil personas ».',
    es: '«Acerca de» es «sobre» un asunto; «a cerca de» solo va ante un número: «llegó a cerca de mil personas».',
  },
  valid: [
    'Hablamos acerca de ti.',
    'El libro llegó a cerca de mil personas.',
    'Sube a cerca de 200 euros.',
    'Se acerca de noche.',
    'Equivale a cerca de la mitad.',
    'Vive cerca de aquí.',
    'Un texto acerca del mar.',
    'Asciende a cerca del 20 por ciento.',
  ],
  invalid: [
    { text: 'Hablamos [[a cerca]] de la boda.', fix: 'acerca' },
    { text: 'Es un libro [[a cerca]] del mar.', fix: 'acerca' },
    { text: 'No sé nada [[a cerca]] de eso.', fix: 'acerca' },
    { text: 'Pregunta [[a cerca]] de sus hijos.', fix: 'acerca' },
    { text: '[[A cerca]] de tu carta, ya hablaremos.', fix: 'Acerca' },
  ],
  misses: ['Hablamos a cerca de una boda.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, a] of tokens.entries()) {
      const cerca = tokens[index + 1];
      if (a.norm !== 'a' || cerca?.norm !== 'cerca' || !isNext(cerca)) continue;
      if (!/^del?$/u.test(normAt(sentence, index + 2))) continue;
      const next = tokens[index + 3];
      const isHalf = /^(?:mitad|totalidad|tercera)$/u.test(normAt(sentence, index + 4));
      if (next?.kind === 'word' && !AMOUNT.test(next.norm) && !isHalf)
        report({ start: a.start, end: cerca.end }, [matchCase(a.text, 'acerca')]);
    }
  },
});
