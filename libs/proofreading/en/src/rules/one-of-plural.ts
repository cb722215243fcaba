import { definePatterns } from '../grammar/define-patterns';

export const oneOfPlural = definePatterns({
  id: 'en/one-of-plural',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“One of” picks from several: “{fix}”.',
    fr: '« One of » choisit parmi plusieurs : « {fix} ».',
    es: '«One of» elige entre varios: «{fix}».',
  },
  explanation: {
    en: 'After “one of the”, “one of my” and “some of these” the noun is plural, because one is taken out of many.',
    fr: 'Après « one of the », « one of my », « some of these », le nom est au pluriel : on en prend un parmi plusieurs.',
    es: 'Tras «one of the», «one of my», «some of these» el nombre va en plural, porque se toma uno entre varios.',
  },
  valid: [
    'One of the reasons is cost.',
    'One of my friends called.',
    'One of the team is ill.',
    'One of her family came.',
    'One of the best books won.',
    'Many of the staff left.',
    'One of the city’s parks is closed.',
    'One of the car doors is open.',
  ],
  invalid: [
    { text: 'One of my [[friend]] lives in Rome.', fix: 'friends' },
    { text: 'Two of the [[cup]] were broken.', fix: 'cups' },
    { text: 'One of the [[reason]] is cost.', fix: 'reasons' },
    { text: 'One of my [[friend]] called.', fix: 'friends' },
    { text: 'It is one of the best [[book]] I know.', fix: 'books' },
    { text: 'She is one of my best [[student]].', fix: 'students' },
    { text: 'He is one of the most famous [[singer]].', fix: 'singers' },
    { text: 'One of our [[problem]] is time.', fix: 'problems' },
  ],
  misses: ['It is one of the old house.'],
  patterns: [
    [
      'one of my|his|her|our|their|your [friend|brother|sister|teacher|student|colleague|cousin|classmate|neighbour|neighbor|uncle|aunt|daughter|son] is|was|has|lives|works|told|said|can|will|likes|wants|who|from|called|came|went|gave|got',
      '{4.pl}',
    ],
    [
      'two|three|four|five|six|ten|several|many of the|my|his|her|our|their|these|those @adj? [@count] !@noun|@adj|’|and|or',
      '{5.pl}',
    ],
    [
      'one|two|three|many|several|some|both of the|my|his|her|our|their|your|its|these|those best|biggest|main|most|greatest|oldest|largest|famous|important|closest|favorite|favourite|worst|first|last|many? famous|important|beautiful|popular|interesting|common|expensive|successful|powerful? [reason|friend|problem|thing|student|book|country|city|place|person|game|member|way|car|house|part|movie|film|song|teacher|idea|company|singer|actor|player|writer|advantage|disadvantage|question|example|issue|goal|dream|sport|animal|language|brother|sister|parent|child|man|woman|day|week|month|year|restaurant|school|subject|hotel|town|village|island|artist|author|painter|building|museum|beach|mountain|river|festival|tradition|dish|food|hobby|skill|job|tool|word|mistake|difference|factor|cause|effect|result|method|topic|article|element|feature|moment|memory|experience|trip|event|room|street|shop|store|user|customer|client|employee|colleague|doctor|scientist] !@noun|’s|-|@pl',
      '{6.pl}',
    ],
    [
      'one of the|my|his|her|our|their best|biggest|main|greatest|largest|most? [peoples]',
      'people',
    ],
  ],
});
