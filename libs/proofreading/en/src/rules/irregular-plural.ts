import { definePatterns } from '../grammar/define-patterns';

const COUNTING =
  'the|these|those|my|your|his|our|their|its|many|several|two|three|four|five|six|ten|both';

export const irregularPlural = definePatterns({
  id: 'en/irregular-plural',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The plural is irregular: “{fix}”.',
    fr: 'Ce pluriel est irrégulier : « {fix} ».',
    es: 'Este plural es irregular: «{fix}».',
  },
  explanation: {
    en: 'A few nouns have plurals of their own: “feet”, “men”, “geese”, “knives”, “leaves”. With “-s” these words are verbs: “he knifes”, “she foots the bill”.',
    fr: 'Quelques noms ont un pluriel à eux : « feet », « men », « geese », « knives », « leaves ». Avec « -s », ces mots sont des verbes : « he knifes ».',
    es: 'Algunos sustantivos tienen plural propio: «feet», «men», «geese», «knives», «leaves». Con «-s» son verbos: «he knifes».',
  },
  valid: [
    'My feet hurt.',
    'She foots the bill.',
    'He leafs through the book.',
    'The knives are sharp.',
    'She mans the desk.',
    'He wolfs down his food.',
    'The Leafs were a team of old.',
    'He loafs around all day.',
    'She wolfs down her food.',
    'The mouse’s tail is long.',
  ],
  invalid: [
    { text: 'My [[foots]] hurt.', fix: 'feet' },
    { text: 'The [[knifes]] are sharp.', fix: 'knives' },
    { text: 'Two big [[mans]] came in.', fix: 'men' },
    { text: 'These [[leafs]] are green.', fix: 'leaves' },
    { text: 'The [[leafs]] of the tree fell.', fix: 'leaves' },
    { text: 'I saw three [[wolfs]] there.', fix: 'wolves' },
    { text: 'The [[gooses]] are white.', fix: 'geese' },
    { text: 'She baked two [[loafs]].', fix: 'loaves' },
    { text: 'The [[wolfs]] are hungry.', fix: 'wolves' },
    { text: 'We saw two [[mouses]] in the kitchen.', fix: 'mice' },
  ],
  patterns: [
    [`${COUNTING} @adj? [foots] !the`, 'feet'],
    [`${COUNTING} @adj? [mans] !the`, 'men'],
    [`${COUNTING} @adj? [gooses]`, 'geese'],
    [`${COUNTING} @adj? [knifes]`, 'knives'],
    // “The Leafs” are a family, or a team.
    ['these|those|many|several|two|three|four|five|six|ten @adj? [leafs] !through', 'leaves'],
    ['the @adj? [leafs] of|on|from|fall|fell', 'leaves'],
    ['these|those|many|several|two|three|four|five|six|ten @adj? [wolfs] !down', 'wolves'],
    [`${COUNTING} @adj? [loafs] !around`, 'loaves'],
    ['the [leafs] are|were green|yellow|brown|red|orange|dry|dead|falling|big|small', 'leaves'],
    ['the [leafs] turn|turned|grow|grew', 'leaves'],
    ['saw|see|of|by|like|hear|heard|hunt|hunted|some the? [wolfs] $', 'wolves'],
    ['the|of|by|like|some [wolfs] are|were|have|had|live|lived|howl|in|from', 'wolves'],
    [`${COUNTING} @adj? [mouses] !@noun`, 'mice'],
  ],
});
