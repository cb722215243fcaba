import { defineRule } from '@tercet/proofreading-core';
import { follows, isInfinitive, may } from '../grammar/words';

export const todoLoQue = defineRule({
  id: 'es/todo-lo-que',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'After “todo” the clause starts with “lo que”: “{fix}”.',
    fr: 'Après « todo », la relative commence par « lo que » : « {fix} ».',
    es: 'Tras «todo», la relativa empieza por «lo que»: «{fix}».',
  },
  explanation: {
    en: 'The relative clause about “todo” starts with “lo que”: “todo lo que sé”, “todo lo que quieras”.',
    fr: 'La relative qui précise « todo » commence par « lo que » : « todo lo que sé », « todo lo que quieras ».',
    es: 'La relativa que precisa «todo» empieza por «lo que»: «todo lo que sé», «todo lo que quieras».',
  },
  valid: [
    'Todo lo que sé es eso.',
    'Dijo sobre todo que no vendría.',
    'Pidió ante todo que lo escucharan.',
    'Tiene todo que ganar.',
    'No creo del todo que venga.',
    'Con todo, que venga.',
    'No tiene todo que ver con eso.',
    'Es todo un reto.',
    'Vale para todo que sí.',
  ],
  invalid: [
    { text: 'Te di [[todo que]] tenía.', fix: 'todo lo que' },
    { text: 'Es [[todo que]] sé.', fix: 'todo lo que' },
    { text: 'Hizo [[todo que]] pudo.', fix: 'todo lo que' },
    { text: 'Come [[todo que]] quieras.', fix: 'todo lo que' },
    { text: 'Compró [[todo que]] vio.', fix: 'todo lo que' },
  ],
  misses: ['Todo que dice es mentira.'],
  check({ words }, report) {
    for (const [index, todo] of words.entries()) {
      const que = words[index + 1];
      const next = words[index + 2];
      if (todo.norm !== 'todo' || que?.norm !== 'que' || !follows(que) || !follows(next)) continue;
      const before = words[index - 1]?.best.pos;
      if (before !== 'VERB' && before !== 'AUX') continue;
      if (may(next, isInfinitive) || next.norm === 'sí') continue;
      report({ start: todo.start, end: que.end }, [`${todo.text} lo que`]);
    }
  },
});
