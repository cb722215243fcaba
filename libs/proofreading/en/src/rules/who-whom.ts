import { definePatterns } from '../grammar/define-patterns';

export const whoWhom = definePatterns({
  id: 'en/who-whom',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'After a preposition the form is “{fix}”.',
    fr: 'Après une préposition, la forme est « {fix} ».',
    es: 'Tras una preposición la forma es «{fix}».',
  },
  explanation: {
    en: '“Whom” is the object form of “who”, like “him” for “he”: “to whom”, “many of whom”.',
    fr: '« Whom » est la forme de complément de « who », comme « him » pour « he » : « to whom », « many of whom ».',
    es: '«Whom» es la forma de complemento de «who», como «him» de «he»: «to whom», «many of whom».',
  },
  valid: [
    'To whom did you speak?',
    'Who did you speak to?',
    'It depends on who wins.',
    'I have no idea of who he is.',
    'Many of whom were girls.',
    'The question of who pays remains.',
    'With whom did you go?',
    'Information about who is there.',
  ],
  invalid: [
    { text: 'For [[who]] did she vote?', fix: 'whom' },
    { text: 'To [[who]] should I send it?', fix: 'whom' },
    { text: 'We met ten men, many of [[who]] were old.', fix: 'whom' },
    { text: 'For [[who]] is this?', fix: 'whom' },
    { text: 'Against [[who]] did they play?', fix: 'whom' },
    { text: 'The man to [[who]] I spoke left.', fix: 'whom' },
  ],
  misses: ['Who did she see?'],
  patterns: [
    [
      '^ with|to|for|from|against|by|about|at|of|on|behind|near [who] do|does|did|are|were|should|can|could|will|would|have|shall|am @person|the|your|my|their',
      'whom',
    ],
    ['^ for [who] is|are this|that|these|it', 'whom'],
    ['many|most|some|all|none|both|several|few|two|one|each|half of [who]', 'whom'],
    ['@noun to|with|from|against [who] i|we|you|he|she|they !@be', 'whom'],
    ['between|among|without [who]', 'whom'],
  ],
});
