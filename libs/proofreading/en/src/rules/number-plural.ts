import { definePatterns } from '../grammar/define-patterns';

export const numberPlural = definePatterns({
  id: 'en/number-plural',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'More than one: write “{fix}”.',
    fr: 'Il y en a plus d’un : écrivez « {fix} ».',
    es: 'Hay más de uno: escribe «{fix}».',
  },
  explanation: {
    en: 'After “many”, “several”, “both”, “a lot of”, “these” and numbers above one, things that can be counted are in the plural.',
    fr: 'Après « many », « several », « both », « a lot of », « these » et les nombres au-dessus de un, ce qui se compte est au pluriel.',
    es: 'Tras «many», «several», «both», «a lot of», «these» y los números mayores que uno, lo que se cuenta va en plural.',
  },
  valid: [
    'There are many problems.',
    'We have a lot of time.',
    'Three reasons speak for it.',
    'Many a problem is small.',
    'It is a two week trip.',
    'Both the boy and the girl came.',
    'Both man and dog were wet.',
    'Several problem areas remain.',
    'A lot of car parts are here.',
    'These day trips are fun.',
    'The most city parks are here.',
    'No other country has it.',
    'It is the most village-like part.',
    'She went from one city to some other village.',
    'Most car owners like it.',
    'He wants a different book.',
  ],
  invalid: [
    { text: 'There are many old [[problem]] here.', fix: 'problems' },
    { text: 'We have a lot of [[car]].', fix: 'cars' },
    { text: 'There are three [[reason]] for it.', fix: 'reasons' },
    { text: 'Both [[student]] were late.', fix: 'students' },
    { text: 'I see several old [[house]].', fix: 'houses' },
    { text: 'It is hard these [[day]].', fix: 'days' },
    { text: 'A couple of [[problem]] remain.', fix: 'problems' },
    { text: 'Many [[parcel]] arrived today.', fix: 'parcels' },
    { text: 'There are so many [[advertisement]] on it.', fix: 'advertisements' },
    { text: 'Most [[advertisement]] are loud.', fix: 'advertisements' },
    { text: 'I met friends from other [[country]].', fix: 'countries' },
    { text: 'They sell all [[kind]] of tools.', fix: 'kinds' },
  ],
  patterns: [
    [
      'many|several|few|various|these|those|numerous different|new|old|big|small|good|other|important|interesting|beautiful|more? [reason|friend|problem|thing|student|book|country|city|place|game|member|way|car|house|movie|film|song|teacher|idea|company|singer|player|advantage|disadvantage|question|example|issue|dream|animal|language|brother|sister|child|day|week|month|year|restaurant|school|subject|hotel|town|village|artist|building|museum|tool|word|mistake|difference|factor|method|topic|article|element|room|street|shop|user|customer|employee|error|file|page|apple|person|cat|dog|tree|flower|picture|photo|egg|bird] !@noun|@adj|@pl|’',
      '{3.pl}',
    ],
    [
      'lot|lots|couple of [reason|friend|problem|thing|student|country|city|place|member|car|house|movie|film|song|teacher|idea|question|example|issue|animal|language|child|day|week|month|year|restaurant|school|hotel|town|building|museum|tool|word|mistake|difference|shop|user|customer|employee|error|file|page|apple|person|cat|dog|tree|flower|picture|photo|egg|bird|tourist] !@noun|@adj|@pl',
      '{3.pl}',
    ],
    [
      'a great|large|good|high|small number|variety of [reason|friend|problem|thing|student|book|country|city|place|member|way|car|house|person|user|employee|error|question|animal|child] !@noun',
      '{5.pl}',
    ],
    [
      'there are|were|have|has|had|with two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|500|100|200|1000 different|new|old|big|small|good|other|main|more? [reason|friend|problem|thing|student|book|country|city|member|way|car|house|movie|song|teacher|idea|company|player|question|example|issue|animal|language|brother|sister|child|day|week|month|year|restaurant|school|hotel|room|shop|user|employee|error|file|page|apple|person|cat|dog|tree|kid|type|kind|part|step|chapter|option|time] !@noun|@adj|@pl|’',
      '{5.pl}',
    ],
    [
      'both [student|boy|girl|man|woman|child|element|team|side|group|parent|brother|sister|method|country|city|book|car|answer|option|case|player|company|hand|eye] are|were|have|do|can|will',
      '{2.pl}',
    ],
    ['@num [year] ago|later|old $', 'years'],
    ['@num [day|week|month|year|hour|minute] ago|later', '{2.pl}'],
    ['many|several|various|numerous|few @adj? [@count] !@noun|@adj|@pl|’', '{3.pl}'],
    [
      '!the|a|any|no|each|every|some|one|an|little|slightly|@possessive|this|that|what|whatever|or|on other|different @adj? [@count] !@noun|@adj|@pl|’|than|from',
      '{3.pl}',
    ],
    ['!the|@possessive most [@count] !@noun|@adj|@pl|’|of|and', '{2.pl}'],
    ['lot|lots|couple|number|variety of @adj? [@count] !@noun|@adj|@pl|’', '{4.pl}'],
    [
      'these|those|all|many|different|several|various|two|three|other [kind|type|sort] of',
      '{2.pl}',
    ],
  ],
});
