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
    'She fell of her own accord.',
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
    { text: 'The heating was turned [[of]].', fix: 'off' },
    { text: 'The plane took [[of]] at ten.', fix: 'off' },
    { text: 'He fell [[of]] the roof.', fix: 'off' },
    { text: 'A cup [[off]] tea, please.', fix: 'of' },
    { text: 'Because [[off]] the rain we stayed.', fix: 'of' },
    { text: 'Most [[off]] the time I read.', fix: 'of' },
  ],
  patterns: [
    ['^ switch|take|put [of] the|your|his|her|my|it', 'off'],
    ['^ turn [of] your|my|it', 'off'],
    ['turn [of] the light|lights|tv|radio|computer|engine|phone|water|gas|heating|alarm', 'off'],
    ['was|is|were|are|been|be turned|switched [of]', 'off'],
    [
      'turned|switched|logged|took|fell|jumped|dozed|drove [of] the|his|her|my|your|their|it|at|and !own|best',
      'off',
    ],
    ['turned|switched|logged|took|fell|jumped|dozed|drove [of] $', 'off'],
    ['am|is|are|was|were|i’m turning|switching|falling [of] the|his|her|my|$', 'off'],
    [
      'to|please|can|could|will|would|you|i turn|switch|take|put|get|log [of] the|your|his|her|my !light|lights|tv|radio|computer|engine|phone|water|gas|heating|alarm',
      'off',
    ],
    ['turned|switched @det @noun [of] $', 'off'],
    ['cup|glass|bottle [off] tea|water|coffee|wine|milk|beer', 'of'],
    [
      'kind|sort|type|because|instead|ease|thought|think|aware|afraid|tired|proud [off] the|a|my|your|his|her|our|their|this|these|them|us|it|that|use',
      'of',
    ],
    ['most [off] the time', 'of'],
    ['lot|lots [off] people|things|time|money', 'of'],
  ],
});
