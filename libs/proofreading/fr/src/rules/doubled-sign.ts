import { DOUBLED_SIGN, defineRule, findDoubledSigns } from '@tercet/proofreading-core';

export const doubledSign = defineRule({
  id: 'fr/doubled-sign',
  category: 'typography',
  level: 'typography',
  ...DOUBLED_SIGN,
  valid: [
    'Attends... quoi ?',
    'Oui, non, peut-être.',
    'Vraiment ?! Oui !!',
    'Voir a ; puis b.',
    'Cela coûte 1,50 euro.',
    'Montez dans ../src et cherchez.',
    'Et ainsi de suite…',
    'Il dit : « Non. »',
  ],
  invalid: [
    { text: 'Du papier[[,,]] de l’encre.', fix: ',' },
    { text: 'Il pleuvait [[;;]] nous sommes restés.', fix: ';' },
    { text: 'C’est tout[[..]]', fix: '.' },
    { text: 'Nous sommes partis[[..]] Personne ne nous a vus.', fix: '.' },
    { text: 'Un[[,,]] deux.', fix: ',' },
  ],
  check(sentence, report) {
    for (const span of findDoubledSigns(sentence)) {
      const [sign = ''] = sentence.text.slice(span.start - sentence.start);
      report(span, sign === '.' ? ['.', '…'] : [sign]);
    }
  },
});
