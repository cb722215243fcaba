import { defineRule } from '@tercet/proofreading-core';

/** The conjunction that opens the sentence, and the one that then says the same again. */
const DOUBLED = new Map([
  ['although', 'but'],
  ['though', 'but'],
  ['because', 'so'],
]);
const SUBJECTS = /^(?:i|you|he|she|it|we|they|there|this|that|the|my|your|his|her|our|their)$/;

export const althoughBut = defineRule({
  id: 'en/although-but',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'One conjunction is enough to join two clauses: “{fix}”.',
    fr: 'Une seule conjonction suffit pour relier deux propositions : « {fix} ».',
    es: 'Basta una conjunción para unir dos oraciones: «{fix}».',
  },
  explanation: {
    en: '“Although” already holds the “but”, and “because” the “so”: “Although it rained, we went out.”',
    fr: '« Although » contient déjà « but », et « because » contient « so » : « Although it rained, we went out. »',
    es: '«Although» ya incluye «but», y «because» incluye «so»: «Although it rained, we went out.»',
  },
  valid: [
    'Although it rained, we went out.',
    'It rained, but we went out.',
    'Because it rained, we stayed in.',
    'It rained, so we stayed in.',
    'Although small, but for its garden, it is a fine house.',
    'Because it is so cold, we stay in.',
    'Although it rained, we went out, but they stayed in.',
    'Though he was ill, he came, but she did not.',
  ],
  invalid: [
    { text: 'Although it rained, [[but we]] went out.', fix: 'we' },
    { text: 'Because it rained, [[so we]] stayed in.', fix: 'we' },
    { text: 'Though he was tired, [[but he]] went on.', fix: 'he' },
    { text: 'Although the house is old, [[but it]] is warm.', fix: 'it' },
    { text: 'Because she was ill, [[so the]] lesson was short.', fix: 'the' },
  ],
  misses: ['Even though it rained, but we went out.'],
  check({ tokens }, report) {
    const second = DOUBLED.get(tokens[0]?.norm ?? '');
    if (!second) return;
    const comma = tokens.findIndex(({ norm }) => norm === ',');
    const word = tokens[comma + 1];
    const subject = tokens[comma + 2];
    if (comma < 3 || word?.norm !== second || !subject || !SUBJECTS.test(subject.norm)) return;
    if (tokens.slice(comma + 1).some(({ norm }) => norm === ',')) return;
    report({ start: word.start, end: subject.end }, [subject.text]);
  },
});
