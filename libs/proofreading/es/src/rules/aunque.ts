import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isClauseStart, isNext, normAt } from '../grammar/phrase';

export const aunque = defineRule({
  id: 'es/aunque',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Although” is written in one word: “{fix}”.',
    fr: '« Bien que » s’écrit en un mot : « {fix} ».',
    es: 'La conjunción se escribe en una palabra: «{fix}».',
  },
  explanation: {
    en: '“Aunque” (although) is one word: “aunque llueva, salgo”. In “no sabe aún que vienes”, “aún” is “yet”.',
    fr: '« Aunque » (bien que) est un seul mot : « aunque llueva, salgo ». Dans « no sabe aún que vienes », « aún » veut dire « encore ».',
    es: '«Aunque» es una palabra: «aunque llueva, salgo». En «no sabe aún que vienes», «aún» es «todavía».',
  },
  valid: [
    'Aunque llueva, salgo.',
    'No sabe aún que vienes.',
    'Corre más aún que su hermano.',
    'Queda aún que decidir la hora.',
    'Es peor aún que ayer.',
    'Aún no, que es temprano.',
    'Aun cuando llueva, salgo.',
    'Quiero, aunque tarde, pedir perdón.',
  ],
  invalid: [
    { text: '[[Aún que]] llueva, salgo.', fix: 'Aunque' },
    { text: '[[Aun que]] no quieras, ven.', fix: 'Aunque' },
    { text: 'Salgo, [[aún que]] llueva.', fix: 'aunque' },
    { text: 'Lo haré [[aun que]] me cueste.', fix: 'aunque' },
    { text: 'Es caro, [[aun que]] bonito.', fix: 'aunque' },
    { text: '[[A un que]] llueva, salgo.', fix: 'Aunque' },
  ],
  misses: ['Lo haré aún que me cueste.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      const isSplit = token.norm === 'a' && normAt(sentence, index + 1) === 'un';
      if (!isSplit && !/^a[uú]n$/u.test(token.norm)) continue;
      const que = tokens[index + (isSplit ? 2 : 1)];
      if (que?.norm !== 'que' || !isNext(que)) continue;
      const isCompared = /^(?:más|menos|mejor|peor|mayor|menor|antes)$/u.test(
        normAt(sentence, index - 1),
      );
      // `no sabe aún que vienes`
      const isStill = token.norm === 'aún' && !isClauseStart(sentence, index);
      if (!isStill && !isCompared)
        report({ start: token.start, end: que.end }, [matchCase(token.text, 'aunque')]);
    }
  },
});
