import { definePatterns } from '../grammar/define-patterns';

export const aloudAllowed = definePatterns({
  id: 'en/aloud-allowed',
  category: 'confusion',
  level: 'error',
  message: {
    en: '“Allowed” is permitted, “aloud” is audible: write “{fix}”.',
    fr: '« Allowed » signifie permis, « aloud » à voix haute : écrivez « {fix} ».',
    es: '«Allowed» es permitido y «aloud», en voz alta: escribe «{fix}».',
  },
  explanation: {
    en: 'The two sound the same. One is “allowed to go” but “reads aloud”.',
    fr: 'Les deux se prononcent pareil. On est « allowed to go », mais on lit « aloud ».',
    es: 'Las dos suenan igual. Se está «allowed to go», pero se lee «aloud».',
  },
  valid: [
    'You are allowed to stay.',
    'She read aloud to us.',
    'He was thinking aloud.',
    'They allowed it.',
    'Is smoking allowed here?',
    'It was read aloud in court.',
    'The dogs allowed on board were small.',
    'They laughed aloud to annoy us.',
  ],
  invalid: [
    { text: 'You are not [[aloud]] to smoke here.', fix: 'allowed' },
    { text: 'We were [[aloud]] to go home.', fix: 'allowed' },
    { text: 'Dogs are not [[aloud]] in here.', fix: 'allowed' },
    { text: 'I’m [[aloud]] to stay up late.', fix: 'allowed' },
    { text: 'She read the letter out [[allowed]].', fix: 'aloud' },
    { text: 'Read it [[allowed]].', fix: 'aloud' },
  ],
  misses: ['Dogs are not aloud.'],
  patterns: [
    ['be|is|are|am|was|were|not|being|been|isn’t|aren’t|i’m|you’re [aloud] to|in', 'allowed'],
    ['out [allowed] $', 'aloud'],
    ['read|reads|reading it|this|that|them|him|the @noun? [allowed] $', 'aloud'],
    ['think|thinking|laugh|laughed|laughing|wonder|wondered [allowed] $', 'aloud'],
  ],
});
