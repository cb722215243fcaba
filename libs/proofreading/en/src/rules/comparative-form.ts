import { definePatterns } from '../grammar/define-patterns';

const SHORT =
  'easy|happy|big|small|cheap|fast|old|young|tall|short|long|strong|weak|high|low|large|rich|poor|nice|cold|hot|warm|sad|bad|good|early|busy|heavy|healthy|dirty|funny|pretty|ugly|lucky|hungry|angry|noisy|hard|soft|dark|quick|slow|safe|close|deep|wide|thin|thick|clean|near';

export const comparativeForm = definePatterns({
  id: 'en/comparative-form',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'Short adjectives compare with -er and -est: “{fix}”.',
    fr: 'Les adjectifs courts forment leurs degrés en -er et -est : « {fix} ».',
    es: 'Los adjetivos cortos se comparan con -er y -est: «{fix}».',
  },
  explanation: {
    en: 'Adjectives of one syllable, and those in -y, take -er and -est (“cheaper”, “the easiest”); longer ones take “more” and “most”.',
    fr: 'Les adjectifs d’une syllabe et ceux en -y prennent -er et -est (« cheaper », « the easiest ») ; les plus longs, « more » et « most ».',
    es: 'Los adjetivos de una sílaba y los en -y llevan -er y -est («cheaper», «the easiest»); los largos, «more» y «most».',
  },
  valid: [
    'He was more sad than angry.',
    'This is easier than that.',
    'It is more expensive than that.',
    'The easiest way is this.',
    'We need more hot water.',
    'They want more cheap food.',
    'He was more or less happy.',
    'Most old houses are cold.',
    'It is a most happy day.',
  ],
  invalid: [
    { text: 'This is [[more easy]] than that.', fix: 'easier' },
    { text: 'It is [[more cheap]] than before.', fix: 'cheaper' },
    { text: 'He is the [[most tall]] boy here.', fix: 'tallest' },
    { text: 'My car is [[more fast]] than yours.', fix: 'faster' },
    { text: 'Now I am [[more happy]].', fix: 'happier' },
    { text: 'It is the [[most easy]] way to do it.', fix: 'easiest' },
    { text: 'This one is [[more good]] than that one.', fix: 'better' },
  ],
  patterns: [
    [
      `is|are|was|were|be|am|i’m|it’s|he’s|she’s|feel|feels|get|gets|become|becomes|look|looks|much|lot|makes|made|even|became|far [more ${SHORT}] to|for|when|and|but|because|$`,
      '{3.er}',
    ],
    [
      `is|are|was|were|be|am|i’m|it’s|he’s|she’s|feel|feels|get|gets|become|becomes|look|looks|much|lot|makes|made|even|became|far [more ${SHORT}] than @det|@subj|@obj|@possessive|@name|@pl|mine|yours|ours|before|last|ever|expected|usual|in|yesterday`,
      '{3.er}',
    ],
    [`the|my|his|her|our|their|your|’s [most ${SHORT}] @noun|of|in`, '{3.est}'],
  ],
});
