import { DOUBLED_SIGN, defineRule, findDoubledSigns } from '@tercet/proofreading-core';

export const doubledSign = defineRule({
  id: 'en/doubled-sign',
  category: 'typography',
  level: 'typography',
  ...DOUBLED_SIGN,
  valid: [
    'Wait... what?',
    'Yes, no, maybe.',
    'Really?! Yes!!',
    'See a; then b.',
    'It costs 1,000.',
    'Go up to ../src and look.',
    'And so on….',
    'He said: “No.”',
  ],
  invalid: [
    { text: 'Pens[[,,]] paper and ink.', fix: ',' },
    { text: 'It rained[[;;]] we stayed.', fix: ';' },
    { text: 'That is all[[..]]', fix: '.' },
    { text: 'We left[[..]] Nobody saw us.', fix: '.' },
    { text: 'One[[,,]] two.', fix: ',' },
  ],
  check(sentence, report) {
    for (const span of findDoubledSigns(sentence)) {
      const [sign = ''] = sentence.text.slice(span.start - sentence.start);
      report(span, sign === '.' ? ['.', '…'] : [sign]);
    }
  },
});
