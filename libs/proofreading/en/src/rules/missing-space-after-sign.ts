import {
  MISSING_SPACE_AFTER_SIGN,
  defineRule,
  findMissingSpacesAfter,
} from '@tercet/proofreading-core';

export const missingSpaceAfterSign = defineRule({
  id: 'en/missing-space-after-sign',
  category: 'typography',
  level: 'typography',
  ...MISSING_SPACE_AFTER_SIGN,
  valid: [
    'Well, yes.',
    'It is 1,000 metres.',
    'See f(a,b) for that.',
    'Really?” he asked.',
    'Read index.html first.',
    'Yes! No!',
    'A,B and C.',
    'Go (now), please; thanks.',
  ],
  invalid: [
    { text: 'Pens[[,]]paper and ink.', fix: ', ' },
    { text: 'It rained[[;]]we stayed.', fix: '; ' },
    { text: 'Blue[[,]]or perhaps green.', fix: ', ' },
    { text: 'They left[[,]]then it rained.', fix: ', ' },
    { text: 'However[[,]]nobody came.', fix: ', ' },
  ],
  check(sentence, report) {
    for (const sign of findMissingSpacesAfter(sentence, ',;')) {
      report(sign, [`${sign.text} `]);
    }
  },
});
