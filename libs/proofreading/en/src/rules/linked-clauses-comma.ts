import { definePatterns } from '../grammar/define-patterns';

export const linkedClausesComma = definePatterns({
  id: 'en/linked-clauses-comma',
  category: 'punctuation',
  level: 'style',
  message: {
    en: 'Two full sentences joined by “but” take a comma: “{fix}”.',
    fr: 'Deux propositions complètes reliées par « but » prennent une virgule : « {fix} ».',
    es: 'Dos oraciones completas unidas por «but» llevan coma: «{fix}».',
  },
  explanation: {
    en: 'When “but” joins two clauses that could stand alone, a comma goes before it: “I was tired, but I went on.”',
    fr: 'Quand « but » relie deux propositions autonomes, une virgule le précède : « I was tired, but I went on. »',
    es: 'Cuando «but» une dos oraciones que podrían ir solas, lleva coma delante: «I was tired, but I went on.»',
  },
  valid: [
    'I was tired, but I went on.',
    'Small but it works, they say.',
    'Nobody but he knows.',
    'Not only but also they sing.',
    'I want nothing but you to stay.',
    'Slow but sure.',
    'All but we few left.',
    'It is cheap but good.',
  ],
  invalid: [
    { text: 'I was [[tired but]] I went on.', fix: 'tired, but' },
    { text: 'We live in [[Rome but]] I work in Bari.', fix: 'Rome, but' },
    { text: 'It is [[late but]] we are here.', fix: 'late, but' },
    { text: 'They called [[us but]] we were out.', fix: 'us, but' },
    { text: 'She was [[ill but]] she came.', fix: 'ill, but' },
  ],
  patterns: [
    [
      '!nothing|anything|nobody|none|all|no|not [@word but] i’m|it’s|he’s|she’s|we’re|they’re|there’s|i|we|they|he|she|it|there am|is|are|was|were|have|had|has|do|don’t|did|didn’t|can|can’t|could|couldn’t|will|would|work|went|came|think|still|really|never|always|also|disagree|want|know|believe|like|prefer',
      '{1}, but',
    ],
    [
      '@word @word [@word but] i|we|he|she|they disagree|think|know|went|decided|could|was|were|am',
      '{3}, but',
    ],
  ],
});
