import { DOUBLE_SPACE, defineRule, findDoubleSpaces } from '@tercet/proofreading-core';

export const doubleSpace = defineRule({
  id: 'en/double-space',
  category: 'typography',
  level: 'typography',
  ...DOUBLE_SPACE,
  valid: [
    'One space here.',
    'It ended.  Two spaces start the next sentence.',
    '  An indented line.',
    'Name:   aligned value',
    'A dash – with spaces – is fine.',
    'Column one    column two',
    'One, two.',
    'The end. ',
  ],
  invalid: [
    { text: 'We walked[[  ]]home.', fix: ' ' },
    { text: 'Pens,[[  ]]paper and ink.', fix: ' ' },
    { text: 'He left the room[[  ]]quietly.', fix: ' ' },
    { text: 'About 20[[  ]]people came.', fix: ' ' },
    { text: 'She said[[  ]]“yes”.', fix: ' ' },
  ],
  check(sentence, report) {
    for (const span of findDoubleSpaces(sentence)) report(span, [' '], { safe: true });
  },
});
