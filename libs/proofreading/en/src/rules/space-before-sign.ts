import {
  SPACE_BEFORE_SIGN,
  defineRule,
  findSpacesAstray,
  findSpacesBefore,
} from '@tercet/proofreading-core';

export const spaceBeforeSign = defineRule({
  id: 'en/space-before-sign',
  category: 'typography',
  level: 'typography',
  ...SPACE_BEFORE_SIGN,
  valid: [
    'Well, yes.',
    'Is it? No.',
    'Use .env files.',
    'It is written in .NET and runs.',
    'And then ... silence.',
    'A list: one; two.',
    'He smiled :) and left.',
    'Run it with -v, please.',
    'The :root element',
    'Vote now !important',
  ],
  invalid: [
    { text: 'Apples[[ ,]]pears and plums.', fix: ', ' },
    { text: 'Well[[ ]], yes.', fix: '' },
    { text: 'That is all[[ ]].', fix: '' },
    { text: 'Really[[ ]]?', fix: '' },
    { text: 'Stop[[ ]]! It hurts.', fix: '' },
    { text: 'There are two[[ ]]: red and blue.', fix: '' },
    { text: 'It rained[[ ]]; we stayed.', fix: '' },
  ],
  check(sentence, report) {
    for (const { start, end } of findSpacesBefore(sentence, ',.;:!?')) {
      report({ start, end }, [''], { safe: true });
    }
    for (const span of findSpacesAstray(sentence)) report(span, [', '], { safe: true });
  },
});
