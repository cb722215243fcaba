import { definePatterns } from '../grammar/define-patterns';

export const whichMeansComma = definePatterns({
  id: 'en/which-means-comma',
  category: 'punctuation',
  level: 'style',
  message: {
    en: '“Which means” takes up the whole clause and stands behind a comma: “{fix}”.',
    fr: '« Which means » reprend toute la proposition et se place après une virgule : « {fix} ».',
    es: '«Which means» retoma toda la oración y va tras coma: «{fix}».',
  },
  explanation: {
    en: 'What only comments on the clause before it is set off: “It rained, which means that the roads are wet.”',
    fr: 'Ce qui commente la proposition entière se détache par une virgule : « It rained, which means that the roads are wet. »',
    es: 'Lo que comenta toda la oración se separa con coma: «It rained, which means that the roads are wet.»',
  },
  valid: [
    'It rained, which means that we stay.',
    'By which means he came is unknown.',
    'A word which means nothing is noise.',
    'I know which means to use.',
    'This is the one which means most.',
    'He asked which means were used.',
    'Which means that we lost.',
    'A word which means that is rare here.',
  ],
  invalid: [
    { text: 'The road was [[closed which means]] that we stay.', fix: 'closed, which means' },
    { text: 'It has two [[doors which means]] we can leave.', fix: 'doors, which means' },
    { text: 'She is my [[aunt which means]] they are cousins.', fix: 'aunt, which means' },
    { text: 'He works at [[night which means]] he sleeps now.', fix: 'night, which means' },
    {
      text: 'The shop closes at [[noon which means]] you must go.',
      fix: 'noon, which means',
    },
  ],
  patterns: [
    [
      '!a|the|word|one|this|any|of [@noun|@exact which means] we|they|he|she|you|i|people|there',
      '{1}, which means',
    ],
    ['@be [@exact which means] that|it', '{2}, which means'],
    ['@possessive [@noun which means] that|it', '{2}, which means'],
  ],
});
