import { definePatterns } from '../grammar/define-patterns';

export const wishPast = definePatterns({
  id: 'en/wish-past',
  category: 'verb',
  level: 'error',
  message: {
    en: 'A wish for what is not so takes the past: “{fix}”.',
    fr: 'Après « wish », ce qui n’est pas le cas se met au passé : « {fix} ».',
    es: 'Tras «wish», lo que no es así va en pasado: «{fix}».',
  },
  explanation: {
    en: '“I wish I had a car” (but I have none), “I wish I could fly”: the past shows that it is not true. “If only” works in the same way.',
    fr: '« I wish I had a car » (mais je n’en ai pas), « I wish I could fly » : le passé marque l’irréel.',
    es: '«I wish I had a car» (pero no tengo), «I wish I could fly»: el pasado indica lo irreal.',
  },
  valid: [
    'I wish I had a car.',
    'I wish I could fly.',
    'I hope I can come.',
    'We wish you a good day.',
    'As you wish, I can stay.',
    'I wish to know.',
    'They wish they were here.',
    'I wish it would stop.',
  ],
  invalid: [
    { text: 'I wish I [[have]] a car.', fix: 'had' },
    { text: 'I wish I [[can]] fly.', fix: 'could' },
    { text: 'She wishes she [[is]] rich.', fix: 'were' },
    { text: 'I wish you [[are]] here.', fix: 'were' },
    { text: 'I wish I [[know]] the answer.', fix: 'knew' },
    { text: 'We wish it [[will]] stop.', fix: 'would' },
    { text: 'I wish I [[don’t]] have to go.', fix: 'didn’t' },
  ],
  misses: ['I wish it stops.'],
  patterns: [
    ['wish|wishes|wished that? i|you|he|she|it|we|they [have|has]', 'had'],
    ['wish|wishes|wished that? i|you|he|she|it|we|they [can]', 'could'],
    ['wish|wishes|wished that? i|you|he|she|it|we|they [can’t|cannot]', 'couldn’t'],
    ['wish|wishes|wished that? i|you|he|she|it|we|they [will]', 'would'],
    ['wish|wishes|wished that? i|you|he|she|it|we|they [don’t|doesn’t]', 'didn’t'],
    ['wish|wishes|wished that? i|you|he|she|it|we|they [am|is|are]', 'were'],
    [
      'wish|wishes|wished that? i|you|he|she|it|we|they [know|knows|live|lives|like|likes|speak|speaks|understand|understands]',
      '{4.ed}',
    ],
  ],
});
