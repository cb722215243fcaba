import { definePatterns } from '../grammar/define-patterns';

export const missingBe = definePatterns({
  id: 'en/missing-be',
  category: 'verb',
  level: 'error',
  message: {
    en: 'A form of “be” is missing: “{fix}”.',
    fr: 'Il manque une forme de « be » : « {fix} ».',
    es: 'Falta una forma de «be»: «{fix}».',
  },
  explanation: {
    en: 'In English “going”, “interested” or “able” is no verb by itself and needs “am”, “is” or “are”: “I am going home.”',
    fr: 'En anglais, « going », « interested » ou « able » ne suffit pas comme verbe ; il faut « am », « is » ou « are » : « I am going home. »',
    es: 'En inglés, «going», «interested» o «able» no basta como verbo; hace falta «am», «is» o «are»: «I am going home.»',
  },
  valid: [
    'I am going to school.',
    'If they are interested in it, call them.',
    'I saw them going to work.',
    'People interested in it may come.',
    'You interested in this?',
    'We kept going to the end.',
    'She, able to see, went on.',
    'I hate you going to bars.',
  ],
  invalid: [
    { text: 'You [[will not allowed to]] smoke.', fix: 'will not be allowed to' },
    { text: 'It [[could stolen by]] anyone.', fix: 'could be stolen by' },
    { text: 'It is not easy, but it [[worth]] the effort.', fix: 'is worth' },
    { text: '[[I going]] to school now.', fix: 'I am going' },
    { text: '[[We going]] to another town.', fix: 'We are going' },
    { text: 'If they [[interested]] in it, they can come.', fix: 'are interested' },
    { text: 'When you [[afraid]] of it, stop.', fix: 'are afraid' },
    { text: 'Because he [[able]] to swim, he went in.', fix: 'is able' },
    { text: '[[She going]] to be late.', fix: 'She is going' },
    { text: 'We [[will able]] to do it.', fix: 'will be able' },
  ],
  misses: ['She happy today.'],
  patterns: [
    [
      '[@modal not? @edform by] !@num|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|then|now|next|noon|june|july|may|march',
      '{1} {2} be {3} {4}',
    ],
    ['[@modal not? allowed|supposed|expected|forced|required|asked to]', '{1} {2} be {3} {4}'],
    ['^ it|this [worth] it|the|$', 'is {2}'],
    ['but|and|that|because|so it|this [worth] it|the|$', 'is {3}'],
    ['[will|would|may|might|must|should able] to', '{1} be able'],
    ['^ [i going] to', 'I am going'],
    ['^ [we|they going] to', '{1} are going'],
    ['^ [he|she|it going] to', '{1} is going'],
    [
      'if|when|because|although|that|since we|they|you [really? interested|able|afraid|aware|responsible|capable|unable|fond|proud|tired] in|to|of|for|about',
      'are {3} {4}',
    ],
    [
      'if|when|because|although|that|since he|she|it [really? interested|able|afraid|aware|responsible|capable|unable|fond|proud|tired] in|to|of|for|about',
      'is {3} {4}',
    ],
    [
      'if|when|because|although|that|since i [really? interested|able|afraid|aware|responsible|capable|unable|fond|proud|tired] in|to|of|for|about',
      'am {3} {4}',
    ],
  ],
});
