import { definePatterns } from '../grammar/define-patterns';

export const usedTo = definePatterns({
  id: 'en/used-to',
  category: 'verb',
  level: 'error',
  message: {
    en: 'For a habit of the past, write “used to”, and “use to” after “did”: “{fix}”.',
    fr: 'Pour une habitude passée, on écrit « used to », et « use to » après « did » : « {fix} ».',
    es: 'Para una costumbre del pasado se escribe «used to», y «use to» tras «did»: «{fix}».',
  },
  explanation: {
    en: 'What was once so is told with “used to” and the bare verb: “We used to live there.” After “did” the -d falls away: “Did you use to live there?”',
    fr: 'Ce qui était vrai autrefois se dit avec « used to » et l’infinitif : « We used to live there. » Après « did », le -d tombe : « Did you use to live there? »',
    es: 'Lo que antes era así se dice con «used to» y el infinitivo: «We used to live there.» Tras «did» se pierde la -d: «Did you use to live there?»',
  },
  valid: [
    'This is the pen I use to draw maps.',
    'I use to-do lists.',
    'Did she use to sing there?',
    'She used to know his name.',
    'The tools we use to dig are old.',
    'He is used to cold rooms.',
    'They didn’t use to mind.',
    'What is it used to open?',
  ],
  invalid: [
    { text: 'There [[use to]] be a shop here.', fix: 'used to' },
    { text: 'My father [[use to]] smoke.', fix: 'used to' },
    { text: 'We moved back to where we [[use to]] live.', fix: 'used to' },
    { text: 'She didn’t [[used to]] like fish.', fix: 'use to' },
    { text: 'We [[use to]] live by the sea.', fix: 'used to' },
  ],
  patterns: [
    [
      '^ i|he|she|we|they|it [use to] be|live|have|like|think|play|work|go|love|know|hate|smoke',
      'used to',
    ],
    [
      '!did|didn’t|does|doesn’t|do|don’t|can|could|will|would|to|let|make|see he|she|it|who [use to]',
      'used to',
    ],
    [
      'because|and|but|when|where|than|like|what|as|that|also i|we|they|you [use to] be|live|have|like|think|play|work|go|love|know|hate|smoke|do|visit|meet|spend|believe|see|feel|come|hang|say',
      'used to',
    ],
    ['there [use to] be', 'used to'],
    ['^ i|we|they [use to] @bare', 'used to'],
    [
      '@possessive father|mother|parents|brother|sister|friend|friends|family|grandmother|grandfather|grandparents|dad|mum|mom [use to]',
      'used to',
    ],
    ['didn’t [used to] @base', 'use to'],
    ['did|didn’t i|you|he|she|it|we|they [used to] @base', 'use to'],
  ],
});
