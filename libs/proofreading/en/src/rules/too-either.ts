import { definePatterns } from '../grammar/define-patterns';

export const tooEither = definePatterns({
  id: 'en/too-either',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'After a negative, “also” is “either”: “{fix}”.',
    fr: 'Après une négation, « aussi » se dit « either » : « {fix} ».',
    es: 'Tras una negación, «también» es «either»: «{fix}».',
  },
  explanation: {
    en: '“I like it too” becomes, in the negative, “I don’t like it either”.',
    fr: '« I like it too » devient, à la forme négative, « I don’t like it either ».',
    es: '«I like it too» pasa a ser, en negativa, «I don’t like it either».',
  },
  valid: [
    'I like it too.',
    'I don’t like it either.',
    'Don’t you like it too?',
    'She didn’t come either.',
    'It is not that I like it too.',
    'I don’t eat too much.',
    'Don’t go too far.',
    'Won’t you come too?',
  ],
  invalid: [
    { text: 'I don’t like it [[too]].', fix: 'either' },
    { text: 'We don’t eat meat [[too]].', fix: 'either' },
    { text: 'She can’t swim [[too]].', fix: 'either' },
    { text: 'We didn’t know [[too]].', fix: 'either' },
    { text: 'I haven’t seen it [[too]].', fix: 'either' },
  ],
  misses: ['She is not here too.'],
  patterns: [
    [
      '^ i|he|she|we|they|it don’t|doesn’t|didn’t|can’t|couldn’t|haven’t|hasn’t|won’t|isn’t|wasn’t @base|@pp @obj|@noun|@det? @noun? [too] $',
      'either',
    ],
  ],
});
