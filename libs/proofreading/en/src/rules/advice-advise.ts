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
  patterns: [
    [
      'some|any|good|bad|great|legal|medical|more|much|further|useful|helpful|piece|pieces|word of? [advise]',
      'advice',
    ],
    ['my|your|his|her|our|their|this|the|no [advise]', 'advice'],
    ['give|gives|gave|giving|given @obj [advise]', 'advice'],
    [
      'give|gives|gave|giving|offer|offered|seek|ask|asking|take|took|need|follow|followed for? [advise] !@obj|against|on|that',
      'advice',
    ],
    [
      'i|we|they|you|would|should|must|can|could|will|to|strongly|highly [advice] @obj|against|that',
      'advise',
    ],
    ['@person [advices] @obj', 'advises'],
    ['[adviced]', 'advised'],
    ['[advicing]', 'advising'],
  ],
});
