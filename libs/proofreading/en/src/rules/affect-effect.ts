import { definePatterns } from '../grammar/define-patterns';

export const affectEffect = definePatterns({
  id: 'en/affect-effect',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Affect” is the verb, “effect” the noun: write “{fix}”.',
    fr: '« Affect » est le verbe, « effect » le nom : écrivez « {fix} ».',
    es: '«Affect» es el verbo y «effect» el nombre: escribe «{fix}».',
  },
  explanation: {
    en: 'Noise affects us; it has an effect on us. Only “to effect a change”, to bring it about, is a verb with e.',
    fr: 'Le bruit nous touche, « affects us », et il a un effet, « an effect ». Seul « effect a change » (réaliser) est un verbe en e.',
    es: 'El ruido nos afecta, «affects us», y tiene un efecto, «an effect». Solo «effect a change» (llevar a cabo) es verbo con e.',
  },
  valid: [
    'The changes effected the result they wanted.',
    'Noise affects us all.',
    'The effect of noise is clear.',
    'It will affect your sleep.',
    'They want to effect a change.',
    'It had no effect on me.',
    'The law takes effect today.',
    'Side effects are rare.',
    'His affect was flat.',
    'The cause and effect are known.',
  ],
  invalid: [
    { text: 'This [[effects]] everyone in town.', fix: 'affects' },
    { text: 'The storm [[effected]] the whole region.', fix: 'affected' },
    { text: 'Noise has a bad [[affect]] on sleep.', fix: 'effect' },
    { text: 'It had no [[affect]] on me.', fix: 'effect' },
    { text: 'The [[affects]] of noise are clear.', fix: 'effects' },
    { text: 'This will [[effect]] us all.', fix: 'affect' },
    { text: 'How does it [[effect]] you?', fix: 'affect' },
    { text: 'It is a side [[affect]] of the drug.', fix: 'effect' },
    { text: 'The law takes [[affect]] today.', fix: 'effect' },
  ],
  misses: ['The medicine effected her badly.'],
  patterns: [
    [
      'side|bad|good|great|big|huge|little|lasting|adverse|profound|special|greenhouse|domino|sound [affect]',
      'effect',
    ],
    ['a|an|no|any|some|positive|negative|the|same|its|their [affect] on|upon', 'effect'],
    [
      'side|special|harmful|ill|adverse|long-term|sound [affects] !the|a|us|me|you|him|them|@possessive|all|every',
      'effects',
    ],
    ['the|its|their|positive|negative [affects] of|on', 'effects'],
    [
      '[effected] the|my|our|his|her|their|your whole? region|area|people|population|health|economy|environment|team|family|life|lives|sleep|mood|weather|city|country|children|students|climate|crops|market',
      'affected',
    ],
    ['take~|into [affect]', 'effect'],
    ['to that|same [affect]', 'effect'],
    ['that|which [effects] us|me|you|him|everyone|everybody|people', 'affects'],
    [
      'will|would|can|could|may|might|not|doesn’t|don’t|didn’t|won’t|it|directly|negatively|adversely|badly|severely|greatly|also [effect] me|you|us|him|people|everyone|everybody|how',
      'affect',
    ],
    [
      'will|would|can|could|may|might|not|doesn’t|don’t|didn’t|won’t|directly|negatively|badly|severely|also [effect] @possessive|the health|life|lives|sleep|mood|work|body|mind|environment|economy|climate|results|quality|performance',
      'affect',
    ],
    ['badly|negatively|adversely|severely|most [effected] by', 'affected'],
    [
      'badly|directly|negatively|adversely|severely|greatly|strongly [effected] @possessive|@obj|people',
      'affected',
    ],
    [
      'this|it|which|that|also|directly|negatively|really|badly|greatly|strongly [effects] us|me|you|him|them|everyone|everybody|people|all|my|your|our|their|his',
      'affects',
    ],
    ['^ this|it [effects] the', 'affects'],
  ],
});
