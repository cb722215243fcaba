import { defineRule, VERB_DISAGREES } from '@tercet/proofreading-core';
import { follows, startsClause, wordMap } from '../clauses';

const FORMS = wordMap({
  'i is': 'am',
  'i are': 'am',
  'you is': 'are',
  'we is': 'are',
  'they is': 'are',
  'they has': 'have',
  'he are': 'is',
  'she are': 'is',
  'it are': 'is',
  'it have': 'has',
});

export const pronounBe = defineRule({
  id: 'en/pronoun-be',
  category: 'agreement',
  level: 'error',
  message: VERB_DISAGREES,
  explanation: {
    en: 'I am; you, we and they are; he, she and it is. Likewise: they have, it has.',
    fr: 'I am ; you, we, they are ; he, she, it is. De même : they have, it has.',
    es: 'I am; you, we, they are; he, she, it is. Del mismo modo: they have, it has.',
  },
  valid: [
    'I am here.',
    'Between you and me, it is late.',
    'The one who saw you is gone.',
    'Let it have its way.',
    'What it is, they are.',
    'Asking you is enough.',
    'If it have not love, it is nothing.',
    'Either they or he are wrong.',
    'If I is the current, then V is the voltage.',
  ],
  invalid: [
    { text: '[[I is]] tired.', fix: 'I am' },
    { text: '[[We is]] here.', fix: 'We are' },
    { text: 'She called, but [[they is]] away.', fix: 'they are' },
    { text: '[[It have]] a problem.', fix: 'It has' },
    { text: '[[He are]] my brother.', fix: 'He is' },
    { text: '[[It are]] two books.', fix: 'It is' },
  ],
  misses: ['I know we is late.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, pronoun] of tokens.entries()) {
      const verb = tokens[index + 1];
      if (!follows(verb) || tokens[index + 2]?.kind !== 'word') continue;
      const fix = FORMS.get(`${pronoun.norm} ${verb.norm}`);
      const before = tokens[index - 1];
      // "and I is", "if it have": other subjects and other moods; "what I like, you is" is no start either.
      const opens = index === 0 || before?.norm === 'because' || before?.norm === 'but';
      if (fix === undefined || !opens || !startsClause(sentence, index)) continue;
      report({ start: pronoun.start, end: verb.end }, [`${pronoun.text} ${fix}`]);
    }
  },
});
