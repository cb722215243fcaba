import { definePatterns } from '../grammar/define-patterns';

export const gerundVerb = definePatterns({
  id: 'en/gerund-verb',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After this verb comes the -ing form: “{fix}”.',
    fr: 'Ce verbe est suivi de la forme en -ing : « {fix} ».',
    es: 'A este verbo le sigue la forma en -ing: «{fix}».',
  },
  explanation: {
    en: '“Enjoy”, “avoid”, “finish”, “consider”, “mind”, “suggest”, “keep” and others take the -ing form, not “to”: “I enjoy reading.”',
    fr: '« Enjoy », « avoid », « finish », « consider », « mind », « suggest », « keep » et d’autres prennent la forme en -ing, sans « to » : « I enjoy reading. »',
    es: '«Enjoy», «avoid», «finish», «consider», «mind», «suggest», «keep» y otros llevan la forma en -ing, sin «to»: «I enjoy reading.»',
  },
  valid: [
    'He gave me rice instead of bread.',
    'I enjoy reading.',
    'He is considered to be the best.',
    'It is common practice to start early.',
    'We avoid driving at night.',
    'She finished early to catch the bus.',
    'They suggested a walk.',
    'I used to run.',
    'Do you mind if I sit here?',
    'We keep a dog to guard the house.',
    'We were used to measure time.',
    'Scenarios to consider include password changes.',
    'She became too busy to continue.',
    'We spent the time to get it right.',
  ],
  invalid: [
    { text: 'She is [[used to work]] at night.', fix: 'used to working' },
    { text: 'He plays instead of [[talk]] with us.', fix: 'talking' },
    { text: 'I [[enjoy to read]] at night.', fix: 'enjoy reading' },
    { text: 'She [[avoids to drive]] at night.', fix: 'avoids driving' },
    { text: 'We [[finished to eat]] at ten.', fix: 'finished eating' },
    { text: 'I [[consider to move]] abroad.', fix: 'consider moving' },
    { text: 'He [[suggested to go]] home.', fix: 'suggested going' },
    { text: 'They [[kept to talk]] all night.', fix: 'kept talking' },
    { text: 'I am [[used to get up]] early.', fix: 'used to getting up' },
    { text: 'She can’t [[help to laugh]].', fix: 'help laughing' },
    { text: 'It is more useful than [[buy]] a car.', fix: 'buying' },
  ],
  patterns: [
    [
      'he|she is|was not? [used to work|live|sleep|drive|travel|speak|wake|eat|study]',
      'used to {6.ing}',
    ],
    ['instead of [talk|walk|play|look|listen|study] with|to|at|for', '{3.ing}'],
    [
      'instead of [use|study|watch|ask|help|visit|call|pay|drive|start|show|change|follow|clean|order] my|your|his|our|their|me|him|us|them|it|the|a|an',
      '{3.ing}',
    ],
    ['@subj [finish|finished to @base]', '{2} {4.ing}'],
    [
      '[enjoy~|dislike~|avoid~|postpone~|imagine~|quit~|resist~|risk~|dread~|fancy~ to @base]',
      '{1} {3.ing}',
    ],
    [
      'i|we|they|you|he|she|i’m|we’re|now|just|to|also|would|should [consider|considering to @base]',
      '{2} {4.ing}',
    ],
    [
      'i|we|he|she|they [considered|suggest|suggested|recommended|denied|admitted to @base] !@obj',
      '{2} {4.ing}',
    ],
    ['[practise|practising to @base]', '{1} {3.ing}'],
    ['i|you|we|they|don’t|not|would|do [mind to @base]', '{2} {4.ing}'],
    ['i|we|he|she|they [kept to @base]', '{2} {4.ing}'],
    [
      'can’t|couldn’t|cannot [help to laugh|cry|think|smile|feel|notice|wonder|ask]',
      'help {4.ing}',
    ],
    [
      'i’m|you’re|we’re|they’re|i|we|you|they am|are [used|accustomed to get up]',
      '{3} to getting up',
    ],
    ['i’m|you’re|we’re|they’re|he’s|she’s [used|accustomed to @base]', '{2} to {4.ing}'],
    [
      'i|we|you|they|i’m am|are|was|were not? [used|accustomed to get|live|work|eat|sleep|run|drive|speak|hear|see|wait|travel|walk|have|be|do up?]',
      '{4} to {6.ing} {7}',
    ],
    [
      'is|are|was|am get|got|getting [used to work|live|be|do|have|get|sleep|eat|speak|drive|hear|see|wait|travel|read|write]',
      'used to {4.ing}',
    ],
    [
      'get|gets|got|getting [used to work|live|be|do|have|get|sleep|eat|speak|drive|hear|see|wait|travel|read|write]',
      'used to {4.ing}',
    ],
    [
      'it|is|it’s|be|was [worth to visit|see|do|read|watch|try|buy|mention|note|know|go|make|have|consider|learn]',
      'worth {4.ing}',
    ],
    ['give~|gave|gives [up to @base] !the|a', 'up {4.ing}'],
    ['[insist~ to @base]', '{insist:1} on {3.ing}'],
    ['[succeed~ to @base]', '{succeed:1} in {3.ing}'],
    [
      '[spend~ my|your|his|her|our|their|some|a? time|hours|days|weeks|months|years|money to @base] !it|them',
      '{spend:1} {2} {3} {5.ing}',
    ],
    ['instead of [to @base]', '{4.ing}'],
    [
      '!what|that|who|which|they|we|i|you|he|she|it @word of|without|before|after|about|by|from|for|in [@bare] !and|or',
      '{3.ing}',
    ],
    ['^ before|after|by|without [@bare] !and|or', '{2.ing}'],
    ['instead of [@bare] !and|or', '{3.ing}'],
    [
      '^ i|we|they|you|he|she enjoy~|avoid~|finish~|postpone~|quit|consider~|dislike~|suggest~|imagine~|mind [@bare]',
      '{3.ing}',
    ],
    [
      'should|would|could|must|might|can|can’t|don’t|didn’t|doesn’t|won’t enjoy|avoid|finish|postpone|quit|consider|dislike|suggest|imagine|mind [@bare]',
      '{3.ing}',
    ],
    ['look~ forward to [@bare] !from|in|on|with', '{4.ing}'],
    ['without [to @base]', '{3.ing}'],
    ['!too busy [to @base]', '{3.ing}'],
    [
      'interested|interest|good|bad|tired|afraid|fond|capable|keen in|at|of|on [to @base]',
      '{4.ing}',
    ],
    ['@subj [object|objected to @base]', '{2} to {4.ing}'],
    ['look~|looking|forward forward to [@base] you|it|him|her|them|me', '{4.ing}'],
    ['look~|looking forward to [hear] from', 'hearing'],
    [
      'key|devoted|dedicated|committed|addicted|opposed|closest|close to [survive|replace|solve|make|find|get|achieve|become|learn|help|improve|reduce|succeed|win|protect|save|reach|understand] !to',
      '{3.ing}',
    ],
    ['admit~|deny~ [to have|be|steal|take]', '{3.ing}'],
    [
      'more|less expensive|economical|important|difficult|comfortable|convenient|dangerous|interesting|useful than [take|buy|go|make|get|use|have|travel|study|drive|learn|watch|pay|stay|live|play] a|the|by|it|in|at|to|with|alone|@possessive',
      '{4.ing}',
    ],
  ],
});
