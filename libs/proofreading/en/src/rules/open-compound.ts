import { definePatterns } from '../grammar/define-patterns';

export const openCompound = definePatterns({
  id: 'en/open-compound',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Here it is two words: “{fix}”.',
    fr: 'Ici, cela s’écrit en deux mots : « {fix} ».',
    es: 'Aquí se escribe en dos palabras: «{fix}».',
  },
  explanation: {
    en: 'The verb is written apart and the noun together: you log in with a login, set up a setup, work out in a workout.',
    fr: 'Le verbe s’écrit en deux mots et le nom en un : « log in » / « a login », « set up » / « a setup ».',
    es: 'El verbo va separado y el nombre junto: «log in» / «a login», «set up» / «a setup».',
  },
  valid: [
    'Please log in.',
    'The login failed.',
    'She can set up the tent.',
    'The setup was easy.',
    'I like it a lot.',
    'Every day I run.',
    'My everyday life is calm.',
    'In fact it works.',
    'A workout helps.',
  ],
  invalid: [
    { text: 'Please [[login]] to your account.', fix: 'log in' },
    { text: 'She can [[setup]] the tent.', fix: 'set up' },
    { text: 'We can [[workout]] later.', fix: 'work out' },
    { text: 'I run [[everyday]].', fix: 'every day' },
    { text: 'I am [[apart]] of this team.', fix: 'a part' },
    { text: 'It [[maybe]] true.', fix: 'may be' },
    { text: 'We don’t [[goon]] after dark.', fix: 'go on' },
    { text: '[[Everyday]] she feeds the hens.', fix: 'Every day' },
  ],
  misses: ['We eat there alot, everyday.'],
  patterns: [
    [
      'to|can|please|must|should|will|could|you|i|we|cannot|can’t|don’t|didn’t|they|then|and [login] to|with|again|using|here|now|as|$',
      'log in',
    ],
    [
      'to|can|please|must|should|will|could|you|we|cannot|can’t|don’t|they|and [setup] a|an|the|your|my|our|it|this|their|new',
      'set up',
    ],
    [
      'can|could|will|should|must|to|we|i|you|they|let’s [workout] later|after|at|every|together|in|how|what|more|$',
      'work out',
    ],
    [
      'to|can|please|must|should|will|could|you|we|don’t [logout|signup|signin|checkout|backup|shutdown|takeoff|cleanup|lookup|followup|pickup|startup|breakdown|layoff|buildup|makeup|turnoff|blackout|breakup|checkin] the|a|an|your|my|our|it|this|that|of|if|from|with|for|now|in',
      '{2.apart}',
    ],
    [
      'can|could|will|might|may|would you|we|i? [blackout|breakdown|passout|breakup] if|when|and|in|with|$',
      '{3.apart}',
    ],
    [
      'it|me|him|her|them|us|work|go|run|play|read|walk|eat|drink|draw|happens|happen|early|new|bit|there|here [everyday] and|but|because|before|after|at|for|to|in|with|from|since|when|until',
      'every day',
    ],
    ['have|need|want|see|buy|make|get|are [anymore] @plonly|time|money', 'any more'],
    ['^ [everyday] i|he|she|we|they|you|it|the', 'every day'],
    [
      'run|work|eat|sleep|happens|happen|exercise|walk|it|him|her|them|me|here|there|home|school|english|practice|study|play|almost|nearly [everyday] $',
      'every day',
    ],
    ['a|one|little bit? [everyday] $', 'every day'],
    ['@noun|early|late|up|out|new|learn|learned|draw [everyday] $', 'every day'],
    ['can’t|cannot|don’t|to|will|should|let’s [goon] !squad|!', 'go on'],
    ['for|quite|in|after [awhile]', 'a while'],
    ['[awhile] ago|back', 'a while'],
    [
      '^ it|he|she|this|there|they [maybe] the|a|that|late|too|possible|true|better|wrong|worth|time|able',
      'may be',
    ],
    ['be|is|are|was|being|become|feel|am|were [apart] of the|a|this|my|our', 'a part'],
  ],
});
