import { definePatterns } from '../grammar/define-patterns';

export const numberHyphen = definePatterns({
  id: 'en/number-hyphen',
  category: 'punctuation',
  level: 'suggestion',
  message: {
    en: 'A number and its unit before a noun are joined, and the unit is singular: “{fix}”.',
    fr: 'Un nombre et son unité devant un nom sont liés, et l’unité est au singulier : « {fix} ».',
    es: 'Un número y su unidad ante un sustantivo se unen, y la unidad va en singular: «{fix}».',
  },
  messages: {
    age: {
      en: 'Behind the verb the age is a plural, without hyphens: “{fix}”.',
      fr: 'Après le verbe, l’âge est au pluriel, sans trait d’union : « {fix} ».',
      es: 'Tras el verbo, la edad va en plural y sin guion: «{fix}».',
    },
  },
  explanation: {
    en: 'What is measured comes first and acts as an adjective, which has no plural: “a five-year plan”, “a two-hour flight”, “a six-year-old boy”, but “the boy is six years old”.',
    fr: 'La mesure qui précède le nom est un adjectif, sans pluriel : « a five-year plan », « a two-hour flight », « a six-year-old boy », mais « the boy is six years old ».',
    es: 'La medida que precede al sustantivo es un adjetivo, sin plural: «a five-year plan», «a two-hour flight», «a six-year-old boy», pero «the boy is six years old».',
  },
  valid: [
    'The boy is three years old today.',
    'She is one year old.',
    'It is a five-year plan.',
    'We planned five years ahead.',
    'One day trips will be cheap.',
    'The five men left.',
    'The two part company here.',
    'That one part works well.',
  ],
  invalid: [
    { text: 'He is a [[three years old]] boy.', fix: 'three-year-old' },
    { text: 'It is a [[two hours]] flight.', fix: 'two-hour' },
    { text: 'It is a [[five year]] plan.', fix: 'five-year' },
    { text: 'She has a [[two year old]] son.', fix: 'two-year-old' },
    { text: 'He had an [[eight-year old]] girl.', fix: 'eight-year-old' },
    { text: 'We rent a [[two bedroom]] flat.', fix: 'two-bedroom' },
    { text: 'He is six [[year]] old.', fix: 'years' },
  ],
  misses: ['She is a twelve years girl.'],
  patterns: [
    [
      'a [two|three|four|five|six|seven|eight|nine|ten|twelve hours|days|weeks|months|years|minutes|miles] flight|trip|journey|walk|drive|ride|course|film|movie|break|holiday|vacation|stay|contract|visit|meeting|class|lesson',
      '{2}-{3.sg}',
    ],
    ['[@card year|month|week|day old] @head|@exact !ago', '{1}-{2}-{3}'],
    ['a|an @adj? [@cards part|act|volume|course] @noun !@be', '{3}-{4}'],
    ['a|an|the|is [@aged old]', '{2}-old'],
    ['[@aged old] @noun', '{1}-old'],
    [
      'a|an|the|this|that|his|her|my|our|their|its|another|each|every|first|10th|11th|optional [@cards year|month|week|day|hour|minute|second|mile|foot|inch|meter|metre|kilometer|kilometre|pound|page|man|person|storey|story|bedroom|stone|gallon|ton|step|point|seat|room] @noun !@be',
      '{2}-{3}',
    ],
    [
      'a|another [one year|month|week|day|hour|minute|mile|page|man|person|bedroom|room] @head !@be',
      '{2}-{3}',
    ],
    [
      '[two|three|four|five|multiple story|storey] house|houses|building|buildings|home|homes',
      '{1}-{2}',
    ],
    [
      '[two|three|four|five|six part] series|plan|test|question|documentary|story|article',
      '{1}-part',
    ],
    [
      '[two|three|four way] street|streets|mirror|communication|traffic|radio|conversation',
      '{1}-way',
    ],
    ['[two|three|four|five|six course] meal|meals|dinner|dinners|menu|lunch', '{1}-course'],
    ['[two|three|four|five|six bedroom] flat|apartment|house|home|cottage', '{1}-bedroom'],
    [
      '[two|three|four|five|six stage|phase|step|tier] process|approach|plan|system|verification|authentication|model',
      '{1}-{2}',
    ],
    ['a|an|the|my|his|her|our|their|this|that|another [@card years old] @noun', '{2}-year-old'],
    ['a|an|the|my|his|her|our|their|this|that|another [@card months old] @noun', '{2}-month-old'],
  ],
  named: {
    age: [['is|was|are|i’m|he’s|she’s @cards [year] old', 'years']],
  },
});
