import { definePatterns } from '../grammar/define-patterns';

export const loseLoose = definePatterns({
  id: 'en/lose-loose',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Lose” is the verb, “loose” means not tight: write “{fix}”.',
    fr: '« Lose » veut dire perdre, « loose » lâche ou desserré : écrivez « {fix} ».',
    es: '«Lose» es perder y «loose» es suelto: escribe «{fix}».',
  },
  explanation: {
    en: 'You lose a game or your keys; a screw or a shirt is loose.',
    fr: 'On perd un match ou ses clés, « lose » ; une vis ou une chemise est lâche, « loose ».',
    es: 'Se pierde un partido o las llaves, «lose»; un tornillo o una camisa está suelto, «loose».',
  },
  valid: [
    'The screw is loose.',
    'I always lose my keys.',
    'He let the dog loose.',
    'They broke loose at last.',
    'We wear loose shirts.',
    'She cut me loose.',
    'A loose end remained.',
    'You lose if you stop.',
    'Turn it loose and see.',
  ],
  invalid: [
    { text: 'My shoes are too [[lose]].', fix: 'loose' },
    { text: 'He [[loose]] his keys every day.', fix: 'loses' },
    { text: 'I always [[loose]] my keys.', fix: 'lose' },
    { text: 'You will [[loose]] the game.', fix: 'lose' },
    { text: 'Do not [[loose]] hope.', fix: 'lose' },
    { text: 'She is [[loosing]] weight.', fix: 'losing' },
    { text: 'They [[loosed]] the match.', fix: 'lost' },
    { text: 'We can’t [[loose]] this chance.', fix: 'lose' },
  ],
  misses: ['We loose every time.'],
  patterns: [
    ['too|so|bit|is|are [lose] $', 'loose'],
    [
      'to|will|would|can|can’t|could|may|might|should|don’t|not|never|won’t|shouldn’t|couldn’t|always|i|we|they|you|you’ll|i’ll|we’ll|they’ll|didn’t|cannot [loose] @possessive|weight|hope|money|time|everything|something|patience|sight|track|control|faith|interest|confidence|consciousness|data',
      'lose',
    ],
    [
      'to|will|would|can|can’t|could|may|might|should|don’t|not|never|won’t|shouldn’t|couldn’t|always|i|we|they|you|didn’t|cannot [loose] a|the|this|another game|match|war|battle|job|race|case|bet|fight|chance|election|opportunity|key|keys',
      'lose',
    ],
    ['he|she [loose] his|her|the|money|weight|hope', 'loses'],
    ['he|she|it|who [looses] weight|money|time|interest|hope|patience|control', 'loses'],
    [
      'am|is|are|was|were|be|been|i’m|you’re|we’re|they’re|he’s|she’s|it’s|of|for|without|after|by|keep|kept|started|about|from|afraid [loosing] !an|arrow|arrows|dogs',
      'losing',
    ],
    [
      'a|the|this|his|her|their|our [loosing] game|team|streak|season|side|effort|record|battle|bet',
      'losing',
    ],
    [
      'they|we|i|he|she|you [loosed] @det match|game|war|money|job|keys|phone|chance|election',
      'lost',
    ],
  ],
});
