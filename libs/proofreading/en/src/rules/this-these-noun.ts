import { definePatterns } from '../grammar/define-patterns';

export const thisTheseNoun = definePatterns({
  id: 'en/this-these-noun',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“{found}” and its noun do not agree: “{fix}”.',
    fr: '« {found} » n’est pas accordé : « {fix} ».',
    es: '«{found}» no concuerda: «{fix}».',
  },
  explanation: {
    en: '“This” and “that” go with one thing, “these” and “those” with several: “this book”, “these books”.',
    fr: '« This » et « that » vont avec un singulier, « these » et « those » avec un pluriel : « this book », « these books ».',
    es: '«This» y «that» van con un singular, «these» y «those» con un plural: «this book», «these books».',
  },
  valid: [
    'I like these ones.',
    'This changes everything.',
    'This features a new design.',
    'This houses the archive.',
    'These books are new.',
    'This book is new.',
    'I know that people lie.',
    'This sports shop is big.',
    'Those car parts are old.',
    'They say that dogs bark.',
    'It looks like this: dogs run.',
    'This years-long war is over.',
    'This means war.',
  ],
  invalid: [
    { text: '[[This books]] are new.', fix: 'These books' },
    { text: 'I like [[these book]].', fix: 'this book' },
    { text: 'Can you see [[this errors]]?', fix: 'these errors' },
    { text: '[[That houses]] are old.', fix: 'Those houses' },
    { text: 'What do [[this words]] mean?', fix: 'these words' },
    { text: '[[These boy]] is tall.', fix: 'This boy' },
  ],
  patterns: [
    [
      '[this books|errors|things|people|days|problems|questions|children|students|women|kids|ideas|countries|cities|places|companies|users|reasons|examples|items|songs|movies|photos|friends|animals|dogs|cats|kinds|methods|products|skills|topics|articles|situations|activities|languages|years|months|facts] !’|shop|store|and|in',
      'these {2}',
    ],
    [
      '[this words|houses|cars|files|pages|changes|rules|steps|documents|games|films|pictures|tools|types|services|issues|features|options|sentences|weeks|numbers|shoes|tests] are|were|have|which|that|mean|do|can|will',
      'these {2}',
    ],
    [
      'in|with|of|for|from|about|all|use|read|see|like|make|made [this words|houses|cars|files|pages|changes|rules|steps|documents|games|films|pictures|tools|types|services|issues|features|options|sentences|numbers|shoes|tests] $',
      'these {2}',
    ],
    ['^ [that books|houses|shoes|cars|days|men|women|kids|boys|girls] are|were|have', 'those {2}'],
    [
      '^ [these|those boy|girl|man|woman|book|house|car|dog|cat|word|idea|student|child|person|problem|company|country|city] is|was|has',
      'this {2}',
    ],
    [
      'like|see|read|know|love|buy|with|in|of|at|for|about [these book|boy|girl|house|car|problem|idea|student|city|country|movie|film|song|game|place] !@noun|’',
      'this {3}',
      'these {3.pl}',
    ],
    ['[these kind of]', 'this kind of', 'these kinds of'],
    ['[this kinds of]', 'these kinds of', 'this kind of'],
    ['[these type of]', 'this type of', 'these types of'],
    ['[these sort of]', 'this sort of', 'these sorts of'],
  ],
});
