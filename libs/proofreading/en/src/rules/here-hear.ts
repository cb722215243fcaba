import { definePatterns } from '../grammar/define-patterns';

export const hereHear = definePatterns({
  id: 'en/here-hear',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: you hear with your ears, “here” is a place.',
    fr: 'Écrivez « {fix} » : « hear » est entendre, « here » est ici.',
    es: 'Escribe «{fix}»: «hear» es oír y «here» es aquí.',
  },
  explanation: {
    en: '“Hear” has the word “ear” in it; “here” belongs with “there” and “where”.',
    fr: '« Hear » contient « ear », l’oreille ; « here » va avec « there » et « where ».',
    es: '«Hear» contiene «ear», oreja; «here» va con «there» y «where».',
  },
  valid: [
    'I hear you.',
    'Come here now.',
    'I hope to hear from you.',
    'We are here.',
    'Did you hear that?',
    'I want to be here from May.',
    'Over here we drink tea.',
    'He is not here from choice.',
    'I live here.',
  ],
  invalid: [
    { text: 'We are glad to [[here]] from her.', fix: 'hear' },
    { text: 'Did you [[here]] that?', fix: 'hear' },
    { text: 'I can [[here]] you.', fix: 'hear' },
    { text: 'I am glad to [[here]] it.', fix: 'hear' },
    { text: 'Come over [[hear]].', fix: 'here' },
    { text: 'I have lived [[hear]] for years.', fix: 'here' },
    { text: '[[Hear]] is the answer.', fix: 'Here' },
  ],
  misses: ['Can you here the sea?'],
  patterns: [
    ['did|do you|we|they|he|she|i [here] that|it|me|him|her|us|them|about', 'hear'],
    [
      'can|could|can’t|couldn’t|cannot|don’t|didn’t|you’ll|i’ll [here] from|about|it|you|him|her|me|us|them|anything|something|what',
      'hear',
    ],
    [
      'hope|want|like|love|glad|sorry|happy|nice|need|good|great to [here] from|about|that|it|you|him|her|them|a|anything|something|what',
      'hear',
    ],
    [
      'over|live|lived|stay|stayed|out|up|down [hear] !@obj|@possessive|about|that|this|from|of|the|a',
      'here',
    ],
    ['^ [hear] is|are|was|comes', 'Here'],
  ],
});
