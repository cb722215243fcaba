import { definePatterns } from '../grammar/define-patterns';

export const ofOff = definePatterns({
  id: 'en/of-off',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “off” is away or not on, “of” belongs between nouns.',
    fr: 'Écrivez « {fix} » ici : « off » marque l’éloignement ou l’arrêt, « of » relie des noms.',
    es: 'Escribe «{fix}»: «off» indica alejamiento o apagado y «of» une nombres.',
  },
  explanation: {
    en: 'Turn off the light; a cup of tea.',
    fr: '« Turn off the light », éteindre ; « a cup of tea », une tasse de thé.',
    es: '«Turn off the light», apagar; «a cup of tea», una taza de té.',
  },
  valid: [
    'Turn off the light.',
    'A cup of tea, please.',
    'The best of all.',
    'He took off his coat.',
    'She fell off the roof.',
    'The turn of the year.',
    'Get rid of it.',
    'The light was off.',
    'He switched the radio off.',
  ],
  invalid: [
    { text: 'Turn [[of]] the light.', fix: 'off' },
    { text: 'The light was switched [[of]].', fix: 'off' },
    { text: 'The plane took [[of]] at ten.', fix: 'off' },
    { text: 'He fell [[of]] the roof.', fix: 'off' },
    { text: 'A cup [[off]] tea, please.', fix: 'of' },
    { text: 'Because [[off]] the rain we stayed.', fix: 'of' },
    { text: 'Most [[off]] the time I read.', fix: 'of' },
  ],
  patterns: [
    ['^ turn|switch|take|put [of] the|your|his|her|my|it', 'off'],
    ['was|is|were|are|been|be turned|switched [of]', 'off'],
    [
      'turned|turning|turns|switched|switching|switches|logged|cut|paid|pay|took|fell|falling|jumped|dozed|drove|ripped [of] the|his|her|my|your|their|it|at|and|$',
      'off',
    ],
    [
      'to|please|can|could|will|would|you|i turn|switch|take|put|get|log [of] the|your|his|her|my',
      'off',
    ],
    ['turned|switched @det @noun [of] $', 'off'],
    [
      'cup|glass|bottle|piece|lot|lots|kind|sort|type|list|number|group|pair|couple|bit|ease|because|instead|front|most|some|many|all|part|middle|end|out|think|thought|aware|afraid|full|tired|proud [off] the|a|my|your|his|her|our|their|this|these|them|us|it|that|tea|water|coffee|use|people',
      'of',
    ],
    ['increase|improve|for ease [off] use', 'of'],
    ['[oft he]', 'of the'],
  ],
});
