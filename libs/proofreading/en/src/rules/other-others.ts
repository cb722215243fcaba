import { definePatterns } from '../grammar/define-patterns';

export const otherOthers = definePatterns({
  id: 'en/other-others',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Before a noun, “other” has no -s: “{fix}”.',
    fr: 'Devant un nom, « other » ne prend pas de -s : « {fix} ».',
    es: 'Ante un nombre, «other» no lleva -s: «{fix}».',
  },
  explanation: {
    en: 'Adjectives have no plural in English: “other people”, “other countries”. “Others” stands alone: “Some stay, others go.”',
    fr: 'En anglais, l’adjectif est invariable : « other people », « other countries ». « Others » s’emploie seul : « Some stay, others go. »',
    es: 'En inglés el adjetivo no tiene plural: «other people», «other countries». «Others» va solo: «Some stay, others go».',
  },
  valid: [
    'In others people ignore the law.',
    'For others things were worse.',
    'The others came later.',
    'Some stay, others go.',
    'The others people mentioned were closed.',
    'The others students know are new.',
    'I like the others.',
    'Other people came.',
    'Others countries away heard of it.',
  ],
  invalid: [
    { text: 'I met [[others]] people there.', fix: 'other' },
    { text: 'We travelled to [[others]] countries.', fix: 'other' },
    { text: 'It is on the [[others]] side.', fix: 'other' },
    { text: 'I have [[others]] reasons to stay.', fix: 'other' },
    { text: 'She speaks with [[others]] students.', fix: 'other' },
  ],
  patterns: [
    [
      'of|about|have|has|had|are|meet|met|see|visit|many|also|learn|and [others] people|students|countries|cities|languages|companies|reasons|factors|friends|things|places|cultures|products|words|ways|activities|subjects',
      'other',
    ],
    ['in|to|from [others] countries|cities|languages|places|cultures|companies', 'other'],
    [
      'speak|speaks|spoke|talk|talks|talked|work|works|worked|share|live|communicate|play|meet with|to? [others] people|students|countries|companies|friends',
      'other',
    ],
    ['on|from|in the [others] side|hand|day|way|end', 'other'],
  ],
});
