import { definePatterns } from '../grammar/define-patterns';

export const forthFourth = definePatterns({
  id: 'en/forth-fourth',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Forth” is onwards, “fourth” is number four: here “{fix}”.',
    fr: '« Forth » veut dire en avant, « fourth » quatrième : ici « {fix} ».',
    es: '«Forth» es hacia delante, «fourth» es cuarto: aquí «{fix}».',
  },
  explanation: {
    en: '“Forth” (out, onwards) stands in “back and forth”, “and so forth”, “set forth”; “fourth” comes after “third”.',
    fr: '« Forth » (dehors, en avant) se trouve dans « back and forth », « and so forth », « set forth » ; « fourth » suit « third ».',
    es: '«Forth» (fuera, adelante) está en «back and forth», «and so forth», «set forth»; «fourth» sigue a «third».',
  },
  valid: [
    'They came third and fourth.',
    'She sits in the back and fourth row.',
    'He set forth his ideas.',
    'We went back and forth.',
    'She is in the fourth year.',
    'The train crossed the Forth.',
    'He put fourth gear in.',
    'Pens, paper and so forth are here.',
  ],
  invalid: [
    { text: 'He paced [[back and fourth]].', fix: 'back and forth' },
    { text: 'We sell pens, ink and so [[fourth]].', fix: 'forth' },
    { text: 'My son is in the [[forth]] grade.', fix: 'fourth' },
    { text: 'She put [[fourth]] a new plan.', fix: 'forth' },
    { text: 'They met on the [[forth]] of May.', fix: 'fourth' },
    { text: 'She took [[forth]] place.', fix: 'fourth' },
  ],
  misses: ['He stepped fourth.'],
  patterns: [
    ['put|puts|set|sets|brought|bring|brings [fourth] the|a|an|his|her|their|new', 'forth'],
    ['and so [fourth] $', 'forth'],
    [
      'go|goes|going|went|gone|walk|walked|walking|pace|paced|pacing|move|moved|moving|run|ran|running|travel|drive|drove|rock|rocked|swing|swung [back and fourth]',
      'back and forth',
    ],
    [
      'the|in|his|her|their|my [forth] place|grade|quarter|floor|time|year|edition|chapter|day',
      'fourth',
    ],
    ['take|takes|took|finished|finish [forth] place', 'fourth'],
    [
      'the [forth] of january|february|march|april|may|june|july|august|september|october|november|december',
      'fourth',
    ],
    ['from this|that day|time|moment [fourth]', 'forth'],
  ],
});
