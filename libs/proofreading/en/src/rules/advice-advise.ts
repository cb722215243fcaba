import { definePatterns } from '../grammar/define-patterns';

export const adviceAdvise = definePatterns({
  id: 'en/advice-advise',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Advice” is the noun, “advise” the verb: write “{fix}”.',
    fr: '« Advice » est le nom, « advise » le verbe : écrivez « {fix} ».',
    es: '«Advice» es el nombre y «advise» el verbo: escribe «{fix}».',
  },
  explanation: {
    en: 'You give advice (rhymes with “ice”) and you advise someone (rhymes with “wise”).',
    fr: 'On donne un conseil, « give advice » ; on conseille quelqu’un, « advise somebody ».',
    es: 'Se da un consejo, «give advice»; se aconseja a alguien, «advise somebody».',
  },
  valid: [
    'She gave me good advice.',
    'I advise you to wait.',
    'They advise against it.',
    'Please advise us of the date.',
    'My doctors advise rest.',
    'Can you advise me on this?',
    'We took legal advice.',
    'The experts who advise the court agree.',
  ],
  invalid: [
    { text: 'Could you give me some [[advise]]?', fix: 'advice' },
    { text: 'I need your [[advise]] on this.', fix: 'advice' },
    { text: 'Thanks for the [[advise]].', fix: 'advice' },
    { text: 'He ignored my [[advise]].', fix: 'advice' },
    { text: 'I would [[advice]] you to wait.', fix: 'advise' },
    { text: 'We strongly [[advice]] against it.', fix: 'advise' },
  ],
  misses: ['That was an advise.'],
  patterns: [
    [
      'good|bad|great|legal|medical|further|useful|helpful|piece|pieces|word of? [advise] !@obj|against',
      'advice',
    ],
    ['my|your|his|our|their|this|the|no [advise] !@obj|against', 'advice'],
    [
      'give|gives|gave|giving|need|want|have|offer|offered @obj? some|more|any|much [advise] on|about|from|for|please|$',
      'advice',
    ],
    ['give|gives|gave|giving|given @obj [advise]', 'advice'],
    [
      'give|gives|gave|giving|offer|offered|seek|ask|asking|take|took|need|follow|followed for? [advise] !@obj|against|on|that',
      'advice',
    ],
    ['i|we|they|would|should|must|can|could|will|strongly|highly [advice] @obj|against', 'advise'],
    ['would|should|strongly|highly [advice] that', 'advise'],
    ['like|want|wish|need|have|had to [advice] you|him|her|them|us|against', 'advise'],
    ['@person [advices] @obj', 'advises'],
    ['[adviced]', 'advised'],
    ['[advicing]', 'advising'],
  ],
});
