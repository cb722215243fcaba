import { definePatterns } from '../grammar/define-patterns';

export const ifWould = definePatterns({
  id: 'en/if-would',
  category: 'verb',
  level: 'suggestion',
  message: {
    en: 'In the “if” part of a condition, leave out “would”: “{fix}”.',
    fr: 'Dans la partie en « if », pas de « would » : « {fix} ».',
    es: 'En la parte con «if» no va «would»: «{fix}».',
  },
  explanation: {
    en: 'The condition takes the past, the result takes “would”: “If I had known, I would have called”, “If I were rich, I would travel.”',
    fr: 'La condition se met au passé, le résultat prend « would » : « If I had known, I would have called. »',
    es: 'La condición va en pasado y el resultado lleva «would»: «If I had known, I would have called.»',
  },
  valid: [
    'If I had known, I would have called.',
    'If I were rich, I would travel.',
    'If you would like some tea, say so.',
    'If you would be so kind, close the door.',
    'I wonder if she would be angry.',
    'They asked if we would have time.',
    'If it would help, I will come.',
    'I would be glad if you would call me.',
    'If they would rather wait, let them.',
    'He asked if I would have taken it.',
  ],
  invalid: [
    { text: 'If I [[would have known]], I would have called.', fix: 'had known' },
    { text: 'If she [[would have seen]] it, she would have laughed.', fix: 'had seen' },
    { text: 'If [[I’d have known]], I would have come.', fix: 'I’d known' },
    { text: 'If I [[would be]] rich, I would buy a boat.', fix: 'were' },
    { text: 'If they [[would know]] the answer, they would tell us.', fix: 'knew' },
    { text: 'If he [[would have]] more time, he would read more.', fix: 'had' },
    { text: 'If we [[wouldn’t have come]], she would be alone.', fix: 'hadn’t come' },
  ],
  misses: ['If it would rain, we would stay.', 'I would buy a boat if I would be rich.'],
  patterns: [
    ['^^ if @subj [would have been|@pp]', 'had {5}'],
    ['^^ if @subj [wouldn’t have been|@pp]', 'hadn’t {5}'],
    ['^^ if @subj [would not have been|@pp]', 'had not {6}'],
    ['^^ if [i’d have been|@pp]', 'I’d {4}'],
    ['^^ if [you’d|he’d|she’d|we’d|they’d have been|@pp]', '{2} {4}'],
    [
      '^^ if i|he|she|we|they [would be] !willing|so|able|interested|kind|ready|happy|glad|better',
      'were',
    ],
    ['^^ if i|he|she|we|they [would have] !to|been|@pp', 'had'],
    [
      '^^ if i|he|she|we|they [would know|win|lose|decide|become|understand|earn|own|meet|happen|find|get|go|come|see|speak]',
      '{4.ed}',
    ],
  ],
});
