import { definePatterns } from '../grammar/define-patterns';

export const nameWhichComma = definePatterns({
  id: 'en/name-which-comma',
  category: 'punctuation',
  level: 'style',
  message: {
    en: 'What is told about a name stands between commas: “{fix}”.',
    fr: 'Ce qu’on ajoute à un nom propre se met entre virgules : « {fix} ».',
    es: 'Lo que se añade a un nombre propio va entre comas: «{fix}».',
  },
  explanation: {
    en: 'A name says which one is meant, so a clause after it only adds something and is set off: “Rome, which is old, is big.”',
    fr: 'Un nom propre suffit à identifier ; la relative qui le suit n’est qu’un ajout et prend une virgule : « Rome, which is old, … »',
    es: 'Un nombre propio ya identifica; la oración que lo sigue solo añade algo y lleva coma: «Rome, which is old, …»',
  },
  valid: [
    'We’re where we were before.',
    'Rome, which is old, is big.',
    'The city which is old is big.',
    'Which is better?',
    'The Rome that I knew is gone.',
    'In Rome, where we live, it rains.',
    'I asked Tom which was better.',
    'We know which is Rome.',
    'Ask Tom which is best.',
    'Only where the answer is clear is it marked.',
  ],
  invalid: [
    { text: 'I like [[Rome which]] is very old.', fix: 'Rome, which' },
    { text: 'We use [[Linux which]] has few bugs.', fix: 'Linux, which' },
    { text: 'They moved to [[Paris which]] was cheap then.', fix: 'Paris, which' },
    { text: 'He works for [[Nestlé which]] makes chocolate.', fix: 'Nestlé, which' },
    { text: 'We went to [[Spain where]] we met him.', fix: 'Spain, where' },
  ],
  patterns: [
    [
      '!ask|asked|asks|tell|told|show|showed|know [@name which] is|are|was|were|has|have|had|can|will|would|makes|gives|allows|provides|offers|includes|means|makes|became',
      '{1}, which',
    ],
    [
      '!ask|asked|asks|tell|told|show|showed|know [@name where] i|we|he|she|they|you|it|the|there',
      '{1}, where',
    ],
  ],
});
