import { definePatterns } from '../grammar/define-patterns';

export const itMakes = definePatterns({
  id: 'en/it-makes',
  category: 'verb',
  level: 'error',
  message: {
    en: '“It’s” means “it is”: before this verb write “{fix}”.',
    fr: '« It’s » veut dire « it is » ; ici il faut « {fix} ».',
    es: '«It’s» significa «it is»; aquí va «{fix}».',
  },
  explanation: {
    en: 'A verb in the present needs no “is”: “It makes a good partner”, not “It’s make”.',
    fr: 'Un verbe au présent se passe de « is » : « It makes a good partner », et non « It’s make ».',
    es: 'Un verbo en presente no lleva «is»: «It makes a good partner», no «It’s make».',
  },
  valid: [
    'It makes a good gift.',
    'It’s make or break now.',
    'It’s give and take.',
    'It’s made of wood.',
    'Its make is unknown.',
    'It’s time to go.',
    'It’s show time.',
    'Its need for rest is known.',
  ],
  invalid: [
    { text: '[[It’s make]] a good gift.', fix: 'It makes' },
    { text: '[[It’s give]] us time.', fix: 'It gives' },
    { text: 'I think [[it’s need]] more time.', fix: 'it needs' },
    { text: '[[It’s depend]] on the rain.', fix: 'It depends' },
    { text: 'If so, [[its create]] a problem.', fix: 'it creates' },
    { text: '[[It’s mean]] that we are late.', fix: 'It means' },
  ],
  patterns: [
    ['[it’s make|give|take] a|the|us|me|you|him|them|people|it|our|my|more|sense', 'it {2.s}'],
    [
      '[it’s depend|happen|become|seem|contain|include|require|create|provide|bring|allow|cost] !or|and',
      'it {2.s}',
    ],
    [
      '[it’s mean|need|cause|help|show|cause] that|we|a|the|us|to|more|people|me|many|some',
      'it {2.s}',
    ],
    [
      '[its create|become|seem|contain|include|require|provide|bring|allow|depend] a|the|us|me|you|him|them|people|on|many|more|to',
      'it {2.s}',
    ],
  ],
});
