import { defineRule } from '@tercet/proofreading-core';
import { isClauseEnd, isNext, normAt } from '../grammar/phrase';
import { isFinite, may } from '../grammar/words';

export const demas = defineRule({
  id: 'es/demas',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“The others” is written in one word: “{fix}”.',
    fr: '« Les autres » s’écrit en un mot : « {fix} ».',
    es: 'Lo que queda del grupo se escribe en una palabra: «{fix}».',
  },
  explanation: {
    en: '“Los demás” are the others, “lo demás” the rest; “de más” means “too much” or leads to what follows: “los de más edad”.',
    fr: '« Los demás » sont les autres, « lo demás » le reste ; « de más » veut dire « en trop » ou introduit la suite : « los de más edad ».',
    es: '«Los demás» son los otros y «lo demás», el resto; «de más» es «de sobra» o introduce lo que sigue: «los de más edad».',
  },
  valid: [
    'Los demás no vinieron.',
    'Los de más edad se sentaron.',
    'Lo de más valor está aquí.',
    'Hay dos sillas de más.',
    'Por lo demás, todo va bien.',
    'Los de más arriba no oyen.',
    'Las de más al sur son frías.',
    'Habló de más.',
  ],
  invalid: [
    { text: 'Los [[de más]] no vinieron.', fix: 'demás' },
    { text: 'Piensa en los [[de más]].', fix: 'demás' },
    { text: 'Por lo [[de más]], todo va bien.', fix: 'demás' },
    { text: 'Las [[de más]] salieron antes.', fix: 'demás' },
    { text: 'Lo [[de más]] no me importa.', fix: 'demás' },
  ],
  misses: ['Los de más niños juegan.'],
  check(sentence, report) {
    for (const [index, de] of sentence.tokens.entries()) {
      const more = sentence.tokens[index + 1];
      if (de.norm !== 'de' || more?.norm !== 'más' || !isNext(more)) continue;
      if (!/^(?:los|las|lo)$/u.test(normAt(sentence, index - 1))) continue;
      const next = sentence.words.find(({ token }) => token === index + 2);
      const isVerb = next?.best.form === 'fin' && may(next, isFinite);
      const isLed = /^(?:no|se|me|te|ya|también)$/u.test(next?.norm ?? '');
      if (isVerb || isLed || isClauseEnd(sentence, index + 1))
        report({ start: de.start, end: more.end }, ['demás']);
    }
  },
});
