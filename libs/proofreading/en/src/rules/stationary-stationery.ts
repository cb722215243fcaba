import { definePatterns } from '../grammar/define-patterns';

export const stationaryStationery = definePatterns({
  id: 'en/stationary-stationery',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: “stationary” means not moving, “stationery” is paper and pens.',
    fr: 'Écrivez « {fix} » : « stationary » veut dire immobile, « stationery » désigne la papeterie.',
    es: 'Escribe «{fix}»: «stationary» significa inmóvil y «stationery», papelería.',
  },
  explanation: {
    en: 'Stationery, with e, is sold with envelopes; a parked car, with a, is stationary.',
    fr: '« Stationery », avec e comme « envelope », c’est la papeterie ; « stationary », avec a comme « parked car », immobile.',
    es: '«Stationery», con e de «envelope», es papelería; «stationary», con a de «parked car», es inmóvil.',
  },
  valid: [
    'The car was stationary.',
    'We sell office stationery.',
    'A stationary bike is cheap.',
    'Order more stationery.',
    'It stayed stationary for hours.',
    'The stationery shop is closed.',
    'A stationary front brought rain.',
    'I like fine stationery.',
  ],
  invalid: [
    { text: 'The office [[stationary]] is in the drawer.', fix: 'stationery' },
    { text: 'We ordered new [[stationary]].', fix: 'stationery' },
    { text: 'The [[stationary]] shop is closed.', fix: 'stationery' },
    { text: 'The cars remained [[stationery]].', fix: 'stationary' },
    { text: 'She rides a [[stationery]] bike.', fix: 'stationary' },
    { text: 'The train was [[stationery]].', fix: 'stationary' },
  ],
  patterns: [
    [
      'office|school|wedding|ordering|order|ordered|buy|bought|headed|letterhead our? new? [stationary] !@noun',
      'stationery',
    ],
    ['[stationary] shop|store|cupboard|supplies|supplier|items|cabinet', 'stationery'],
    ['remain~|stay~|stood|almost|completely|nearly [stationery] !shop|store', 'stationary'],
    ['car|cars|train|trains|bus|vehicle|traffic was|is|were|are [stationery]', 'stationary'],
    [
      'a|the|every [stationery] bike|bikes|bicycle|object|vehicle|car|front|target|point|position',
      'stationary',
    ],
  ],
});
