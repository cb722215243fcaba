import { definePatterns } from '../grammar/define-patterns';

export const doubleNegative = definePatterns({
  id: 'en/double-negative',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Two negatives cancel out: write “{fix}”.',
    fr: 'Deux négations s’annulent : écrivez « {fix} ».',
    es: 'Dos negaciones se anulan: escribe «{fix}».',
  },
  explanation: {
    en: 'Standard English uses one negative word in a clause: “I didn’t see anything” or “I saw nothing”.',
    fr: 'L’anglais standard n’emploie qu’une négation par proposition : « I didn’t see anything » ou « I saw nothing ».',
    es: 'El inglés estándar usa una sola negación por oración: «I didn’t see anything» o «I saw nothing».',
  },
  valid: [
    'I didn’t see anything.',
    'I saw nothing.',
    'She could hardly speak.',
    'We have no money.',
    'He isn’t nobody’s fool, you know.',
    'I don’t know. Nobody does.',
    'It was not nothing.',
    'She didn’t say no.',
    'Nobody told me anything.',
  ],
  invalid: [
    { text: 'The soup [[wasn’t not]] good.', fix: 'wasn’t' },
    { text: 'He [[didn’t not]] tell me.', fix: 'didn’t' },
    { text: 'He doesn’t remember [[nothing]].', fix: 'anything' },
    { text: 'I didn’t see [[nothing]].', fix: 'anything' },
    { text: 'She doesn’t know [[nobody]] here.', fix: 'anybody' },
    { text: 'Nobody told me [[nothing]].', fix: 'anything' },
    { text: 'We don’t have [[no]] money.', fix: 'any' },
    { text: 'She [[couldn’t hardly]] speak.', fix: 'could hardly' },
    { text: 'She [[hardly never]] sings.', fix: 'hardly ever' },
    { text: 'I don’t like it [[neither]].', fix: 'either' },
  ],
  patterns: [
    [
      'don’t|doesn’t|didn’t|can’t|couldn’t remember|want|understand|believe|learn|change|think|bring|give|show to? [nothing] !but|of',
      'anything',
    ],
    [
      'don’t|doesn’t|didn’t|won’t|can’t|couldn’t|wouldn’t|haven’t|hasn’t|cannot|never see|say|know|do|have|want|need|find|hear|tell|eat|get|like|notice|mean|understand|buy|make|take|seen|done|said|heard|had|got @obj? [nothing] !but|of',
      'anything',
    ],
    [
      'don’t|doesn’t|didn’t|won’t|can’t|couldn’t|wouldn’t|haven’t|hasn’t|cannot|never see|know|have|want|need|find|hear|tell|like|trust|seen|heard|talk|speak|talking|speaking to|with? [nobody]',
      'anybody',
    ],
    ['not|never speaking|talking|going|doing|saying to? [nobody]', 'anybody'],
    ['not|never speaking|talking|going|doing|saying to? [nothing]', 'anything'],
    ['nobody|no-one @base|@pp|told|said|knows|knew|did|does|gave|saw @obj? [nothing]', 'anything'],
    [
      'don’t|doesn’t|didn’t|won’t|can’t|couldn’t|haven’t|hasn’t have|has|need|want|got|get|see|like|know [no] !one|doubt|longer|more',
      'any',
    ],
    ['don’t|doesn’t|didn’t|can’t go|went|going [nowhere]', 'anywhere'],
    ['[couldn’t hardly]', 'could hardly'],
    ['[could not hardly]', 'could hardly'],
    ['[can’t hardly]', 'can hardly'],
    ['[cannot|can’t barely|scarcely]', 'can {2}'],
    ['[couldn’t barely|scarcely]', 'could {2}'],
    ['[don’t hardly]', 'hardly'],
    ['[didn’t hardly|barely]', 'hardly'],
    ['[hardly|rarely|seldom|scarcely never]', '{1} ever'],
    [
      'don’t|doesn’t|didn’t|isn’t|can’t|wasn’t|not like|know|want|have|understand|do|care|see|think|agree|works|work @det|@obj? @noun? [neither] $',
      'either',
    ],
    ['[shouldn’t|couldn’t|wouldn’t|mustn’t have not]', '{1} have'],
    [
      '[wasn’t|isn’t|aren’t|weren’t|didn’t|doesn’t|hasn’t|haven’t|couldn’t|can’t not] @exact|@bare|a|the|sure|good|able|at|in|enough|very',
      '{1}',
    ],
  ],
});
