import { definePatterns } from '../grammar/define-patterns';

export const thisMakes = definePatterns({
  id: 'en/this-makes',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“This” and “that” are singular: the verb takes -s, “{fix}”.',
    fr: '« This » et « that » sont au singulier : le verbe prend -s, « {fix} ».',
    es: '«This» y «that» son singulares: el verbo lleva -s, «{fix}».',
  },
  explanation: {
    en: 'As the subject, “this” stands for one thing: “This makes me happy.”',
    fr: 'Comme sujet, « this » représente une seule chose : « This makes me happy. »',
    es: 'Como sujeto, «this» representa una sola cosa: «This makes me happy.»',
  },
  valid: [
    'This makes me happy.',
    'Can this make me happy?',
    'Let that be a lesson.',
    'This make of car is good.',
    'All that matter is gone.',
    'These make me happy.',
    'Does this help you?',
    'We insist that this stay here.',
  ],
  invalid: [
    { text: 'This [[make]] me happy.', fix: 'makes' },
    { text: 'This [[help]] people a lot.', fix: 'helps' },
    { text: 'That [[mean]] we are late.', fix: 'means' },
    { text: 'When it rains, this [[cause]] many problems.', fix: 'causes' },
    { text: 'This [[give]] them a chance.', fix: 'gives' },
  ],
  patterns: [
    [
      '^ this|that [make|give|help|cause|show|bring|take|keep|let|allow|teach|force|lead|encourage] me|him|us|them|people|students|children|a|an|the|our|many|some|it|to|you !$',
      '{2.s}',
    ],
    [
      '^ this|that [mean|seem|happen|require|depend] we|they|i|it|to|that|because|when|a|the|on|every|everyone',
      '{2.s}',
    ],
  ],
});
