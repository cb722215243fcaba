import { definePatterns } from '../grammar/define-patterns';

export const doubleComparison = definePatterns({
  id: 'en/double-comparison',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'One sign of comparison is enough: “{fix}”.',
    fr: 'Une seule marque de comparaison suffit : « {fix} ».',
    es: 'Basta una sola marca de comparación: «{fix}».',
  },
  explanation: {
    en: 'Short adjectives take -er and -est, long ones “more” and “most”; never both: “easier”, not “more easier”.',
    fr: 'Les adjectifs courts prennent -er et -est, les longs « more » et « most », jamais les deux : « easier », et non « more easier ».',
    es: 'Los adjetivos cortos llevan -er y -est, los largos «more» y «most», nunca ambos: «easier», no «more easier».',
  },
  valid: [
    'There are more older people now.',
    'This is easier.',
    'It is more useful.',
    'We need more cheaper seats.',
    'The most silly of errors won.',
    'There is more, better land there.',
    'The least hard task is this.',
    'It is less hard than that.',
    'She is the happiest of us.',
  ],
  invalid: [
    { text: 'This is [[more easier]].', fix: 'easier' },
    { text: 'She is [[more taller]] than me.', fix: 'taller' },
    { text: 'It is the [[most easiest]] way.', fix: 'easiest' },
    { text: 'It was [[less harder]] than that.', fix: 'less hard' },
    { text: 'This is the [[least easiest]] way.', fix: 'least easy' },
    { text: 'It is much [[more better]].', fix: 'better' },
    { text: 'He is the [[most silliest]] of us.', fix: 'silliest' },
  ],
  patterns: [
    [
      'is|are|was|were|be|it’s|much|even|far|feel|feels|get|gets|got|makes|made it|them|me|us|him|her? [more easier|better|faster|harder|bigger|smaller|cheaper|taller|older|younger|stronger|happier|nicer|safer|simpler|quicker|longer|shorter|higher|lower|smarter|worse|healthier|friendlier|prettier|closer|clearer|richer|poorer|darker|lighter|heavier|louder] !@noun',
      '{4}',
    ],
    [
      'is|are|was|were|be|it’s|much|even|far|feel|feels|get|gets|got|makes|made [more easier|better|faster|harder|bigger|smaller|cheaper|taller|older|younger|stronger|happier|nicer|safer|simpler|quicker|longer|shorter|higher|lower|smarter|worse|healthier|friendlier|prettier|closer|clearer|richer|poorer|darker|lighter|heavier|louder] !@noun',
      '{3}',
    ],
    [
      '[most easiest|best|biggest|fastest|hardest|smallest|cheapest|tallest|oldest|youngest|strongest|happiest|nicest|safest|simplest|longest|highest|worst|silliest|funniest|prettiest|richest|latest|closest|greatest]',
      '{2}',
    ],
    ['[less harder]', 'less hard'],
    ['[less easier]', 'less easy'],
    ['[less bigger]', 'smaller'],
    ['is|are|was|were|be [less better]', 'worse'],
    ['[less cheaper]', 'less cheap'],
    ['!at [least harder|hardest]', 'least hard'],
    ['!at [least easier|easiest]', 'least easy'],
    ['the [more easiest|best|worst|biggest]', '{3}'],
    ['[the worse] of all', 'the worst'],
    ['[worser]', 'worse'],
    ['[bestest]', 'best'],
    ['[elder] than', 'older'],
  ],
});
