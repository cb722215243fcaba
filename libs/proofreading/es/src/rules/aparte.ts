import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isClauseStart, isNext, normAt } from '../grammar/phrase';

export const aparte = defineRule({
  id: 'es/aparte',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Besides” is written in one word: “{fix}”.',
    fr: '« À part » s’écrit en un mot : « {fix} ».',
    es: 'Con el sentido de «además» o «salvo» se escribe en una palabra: «{fix}».',
  },
  explanation: {
    en: '“Aparte de eso” means “besides that”; “a parte de” is “to a part of”: “afecta a parte de la ciudad”.',
    fr: '« Aparte de eso » veut dire « à part cela » ; « a parte de » est « à une partie de » : « afecta a parte de la ciudad ».',
    es: '«Aparte de eso» es «además de eso»; «a parte de» es «a una parte de»: «afecta a parte de la ciudad».',
  },
  valid: [
    'Aparte de eso, no sé nada.',
    'Afecta a parte de la ciudad.',
    'A parte del grupo le gustó.',
    'Escribió a parte de ellos.',
    'Y a parte de los alumnos no los vio.',
    'Guárdalo aparte.',
    'A partes iguales.',
    'Vino y, aparte, trajo pan.',
  ],
  invalid: [
    { text: '[[A parte]] de eso, no sé nada.', fix: 'Aparte' },
    { text: 'No vino nadie, [[a parte]] de esto.', fix: 'aparte' },
    { text: '[[A parte]] de que llueve, hace frío.', fix: 'Aparte' },
    { text: '[[A parte]] de ello, es caro.', fix: 'Aparte' },
    { text: 'Es bonito y, [[a parte]] de eso, barato.', fix: 'aparte' },
  ],
  misses: ['Vino y a parte trajo pan.'],
  check(sentence, report) {
    for (const [index, a] of sentence.tokens.entries()) {
      const part = sentence.tokens[index + 1];
      if (a.norm !== 'a' || part?.norm !== 'parte' || !isNext(part)) continue;
      const isBesides =
        isClauseStart(sentence, index) &&
        normAt(sentence, index + 2) === 'de' &&
        /^(?:eso|esto|ello|que)$/u.test(normAt(sentence, index + 3));
      if (isBesides) report({ start: a.start, end: part.end }, [matchCase(a.text, 'aparte')]);
    }
  },
});
