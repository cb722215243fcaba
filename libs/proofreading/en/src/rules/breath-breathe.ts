import { definePatterns } from '../grammar/define-patterns';

export const breathBreathe = definePatterns({
  id: 'en/breath-breathe',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Breath” is the noun, “breathe” the verb: write “{fix}”.',
    fr: '« Breath » est le nom, « breathe » le verbe : écrivez « {fix} ».',
    es: '«Breath» es el nombre y «breathe» el verbo: escribe «{fix}».',
  },
  explanation: {
    en: 'You take a breath (rhymes with “death”) and you breathe air (with a long vowel and an e at the end).',
    fr: '« Take a breath » : le nom, sans e final ; « breathe in » : le verbe, avec un e.',
    es: '«Take a breath»: el nombre, sin e final; «breathe in»: el verbo, con e.',
  },
  valid: [
    'Take a deep breath.',
    'I can hardly breathe.',
    'He held his breath.',
    'Breathe in through the nose.',
    'She was out of breath.',
    'Fish breathe with gills.',
    'Don’t waste your breath.',
    'Let the dough breathe.',
  ],
  invalid: [
    { text: 'Take a deep [[breathe]].', fix: 'breath' },
    { text: 'I held my [[breathe]].', fix: 'breath' },
    { text: 'She was out of [[breathe]].', fix: 'breath' },
    { text: 'We cannot [[breath]] here.', fix: 'breathe' },
    { text: 'I can’t [[breath]].', fix: 'breathe' },
    { text: 'It is hard to [[breath]] up there.', fix: 'breathe' },
  ],
  misses: ['He took a slow breathe.'],
  patterns: [
    [
      'a|the|my|his|our|their|your|last|deep|shallow|bad|single [breathe] !deeply|easily|again',
      'breath',
    ],
    ['out of [breathe]', 'breath'],
    [
      'can|can’t|cannot|could|couldn’t|don’t|hardly|barely|would|should [breath] !of|away|test|taking|control|work',
      'breathe',
    ],
    [
      'able|hard|difficult|easier|harder|easy|struggling|struggle|trying|room|need to [breath] !of|test|control',
      'breathe',
    ],
    ['let me|him|them|it [breath]', 'breathe'],
  ],
});
