import { definePatterns } from '../grammar/define-patterns';

export const tagQuestionComma = definePatterns({
  id: 'en/tag-question-comma',
  category: 'punctuation',
  level: 'suggestion',
  message: {
    en: 'A comma comes before the question tag: “{fix}”.',
    fr: 'Une virgule précède la question de confirmation : « {fix} ».',
    es: 'Antes de la pregunta de confirmación va una coma: «{fix}».',
  },
  explanation: {
    en: 'The short question at the end is set off: “She left, didn’t she?”',
    fr: 'La courte question finale est détachée par une virgule : « She left, didn’t she? »',
    es: 'La pregunta breve del final se separa con coma: «She left, didn’t she?»',
  },
  valid: [
    'She left, didn’t she?',
    'It is late, isn’t it?',
    'Why didn’t she?',
    'I know you can, can’t you?',
    'When isn’t it?',
    'Who said she isn’t?',
    'Is she coming?',
    'Tell me why isn’t he here.',
  ],
  invalid: [
    { text: 'She [[left]] didn’t she?', fix: 'left,' },
    { text: 'It is [[late]] isn’t it?', fix: 'late,' },
    { text: 'They will [[come]] won’t they?', fix: 'come,' },
    { text: 'He isn’t [[ready]] is he?', fix: 'ready,' },
    { text: 'You can [[swim]] can’t you?', fix: 'swim,' },
  ],
  patterns: [
    [
      '[@plain] isn’t|wasn’t|doesn’t|didn’t|hasn’t|won’t|can’t|couldn’t|wouldn’t he|she|it ?',
      '{1},',
    ],
    [
      '[@plain] aren’t|weren’t|don’t|didn’t|haven’t|won’t|can’t|couldn’t|wouldn’t|shouldn’t they|you|we ?',
      '{1},',
    ],
    ['isn’t|not|don’t|wasn’t|never @word? @word? [@word] is|was he|she|it ?', '{4},'],
  ],
});
