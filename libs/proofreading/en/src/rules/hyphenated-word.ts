import { definePatterns } from '../grammar/define-patterns';

export const hyphenatedWord = definePatterns({
  id: 'en/hyphenated-word',
  category: 'punctuation',
  level: 'suggestion',
  message: {
    en: 'This word is written with a hyphen, or as one: “{fix}”.',
    fr: 'Ce mot s’écrit avec un trait d’union, ou soudé : « {fix} ».',
    es: 'Esta palabra lleva guion, o va unida: «{fix}».',
  },
  explanation: {
    en: 'Some words keep their hyphen wherever they stand: those with “self-”, “non-”, “ex-”, “ultra-”, with “-in-law”, “-friendly”, “-minded”, “-free”, and the numbers from “twenty-one” to “ninety-nine”.',
    fr: 'Certains mots gardent leur trait d’union partout : ceux en « self- », « non- », « ex- », « ultra- », « -in-law », « -friendly », « -minded », « -free », et les nombres de « twenty-one » à « ninety-nine ».',
    es: 'Algunas palabras conservan el guion en cualquier lugar: las que llevan «self-», «non-», «ex-», «ultra-», «-in-law», «-friendly», «-minded», «-free», y los números de «twenty-one» a «ninety-nine».',
  },
  valid: [
    'My daughter in law school calls often.',
    'She has a dog friendly to everyone.',
    'One goal is energy saving.',
    'The self is a riddle.',
    'Of the twenty two died.',
    'They gave him the drug free of charge.',
    'They pick up trucks from the depot.',
    'Please stand up for the anthem.',
    'Is it sugar-free?',
    'A sine qua non required by law is missing.',
  ],
  invalid: [
    { text: 'It is a [[non biological]] process.', fix: 'non-biological' },
    { text: 'It was [[thought provoking]].', fix: 'thought-provoking' },
    { text: 'She has no [[self confidence]].', fix: 'self-confidence' },
    { text: 'My [[mother in law]] is a doctor.', fix: 'mother-in-law' },
    { text: 'He is [[thirty two]] today.', fix: 'thirty-two' },
    { text: 'The park is [[dog friendly]].', fix: 'dog-friendly' },
    { text: 'We are [[open minded]].', fix: 'open-minded' },
  ],
  misses: ['It is a semi final.'],
  patterns: [
    [
      'a|an|the|your|his|her|their|be|are|is|with|of|most [open|narrow|absent|single|like|fair|simple|broad minded]',
      '{2}-minded',
    ],
    [
      '[self help|esteem|confidence|confident|defense|defence|control|employed|service|taught|aware|awareness|conscious|sufficient|discipline|interest|portrait|respect]',
      'self-{2}',
    ],
    [
      'a|an|the|very|are|is|was|be|so|more|most|as [cost|energy|fuel effective|efficient]',
      '{2}-{3}',
    ],
    [
      'a|an|the|very|are|is|was|be|so|more|most|as|family [user|eco|family|kid|dog|pet|budget|child|environment friendly] !to|with|towards|and',
      '{2}-friendly',
    ],
    [
      'very|are|is|was|be|so|more|most|as|completely [time|labor|labour|energy|money|life|space consuming]',
      '{2}-{3}',
    ],
    ['very|so|more|most|as|is|was|be [thought provoking] !@obj|@det', 'thought-provoking'],
    ['very|so|more|most|as|is|was|be [life changing|threatening|saving] !@obj|@det', 'life-{3}'],
    ['very|so|more|most|as|is|was|be [mouth watering] !@obj|@det', 'mouth-watering'],
    ['very|so|more|most|as|is|was|be [eye catching|opening] !@obj|@det', 'eye-{3}'],
    [
      'a|an|the|as|is|be|are|totally|completely [stress|sugar|fat|gluten|smoke|alcohol|tax|duty|pain|risk|drug|cruelty|hassle|worry|trouble|lead|crime|germ|toll|rent|interest|ad|dairy|chemical free] !of|to|from|for',
      '{2}-free',
    ],
    ['!qua [non profit|fiction|smoker|smokers|stop|@exact]', 'non-{2}'],
    ['[ex wife|husband|girlfriend|boyfriend|president|minister]', 'ex-{2}'],
    [
      '[mother|father|sister|brother|daughter|son in law] !school|schools|enforcement|firm|firms|practice|books|courts',
      '{1}-in-law',
    ],
    ['[x ray|rays]', 'X-{2}'],
    ['[t shirt|shirts]', 'T-{2}'],
    ['[self made] man|woman|millionaire|millionaires|billionaire|entrepreneur', 'self-made'],
    [
      '[self driving|guided|cleaning|adhesive|contained|imposed|paced|evident|published|destructive]',
      'self-{2}',
    ],
    [
      '[ultra bright|light|low|high|fast|violet|modern|wide|thin|clear|soft|fine|small|rare|short]',
      'ultra-{2}',
    ],
    [
      '!the|of [twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety one|two|three|four|five|six|seven|eight|nine] !by|of',
      '{1}-{2}',
    ],
    ['a [one|two|three thirds|third|fourths|quarters] majority', '{2}-{3}'],
    ['a|the|his|her|my|our|their|your|old|new [pick up] truck|trucks|point|points', 'pickup'],
    ['[stand up] comedy|comedian|comedians', 'stand-up'],
  ],
});
