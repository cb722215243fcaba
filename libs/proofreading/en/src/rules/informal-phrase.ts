import { definePatterns } from '../grammar/define-patterns';

export const informalPhrase = definePatterns({
  id: 'en/informal-phrase',
  category: 'style',
  level: 'style',
  message: {
    en: '“{found}” is informal or regional; edited text has “{fix}”.',
    fr: '« {found} » est familier ou régional ; à l’écrit soigné, « {fix} ».',
    es: '«{found}» es coloquial o regional; en un texto cuidado, «{fix}».',
  },
  explanation: {
    en: 'These phrases are heard every day, some in one country only. Readers of careful prose expect the other form: “try to”, “by accident”, “with regard to”.',
    fr: 'Ces tournures s’entendent tous les jours, certaines dans un seul pays. Un texte soigné préfère l’autre forme : « try to », « by accident », « with regard to ».',
    es: 'Estas expresiones se oyen a diario, algunas en un solo país. Un texto cuidado prefiere la otra forma: «try to», «by accident», «with regard to».',
  },
  valid: [
    'The bend has the form of a U.',
    'I couldn’t care less.',
    'Try to help them.',
    'It happened by accident.',
    'Almost everyone came.',
    'They try and fail.',
    'With regard to your letter, we agree.',
    'Give him my regards.',
    'You have got hold of the wrong book.',
  ],
  invalid: [
    { text: 'We went [[irregardless]] of the rain.', fix: 'regardless' },
    { text: '[[Let’s don’t]] argue about it.', fix: 'Let’s not' },
    { text: 'I love [[u]] so much.', fix: 'you' },
    { text: 'I [[could care less]].', fix: 'couldn’t care less' },
    { text: 'We should [[try and get]] some sleep.', fix: 'try to get' },
    { text: 'I broke it [[on accident]].', fix: 'by accident' },
    { text: '[[Most everyone]] came.', fix: 'Almost everyone' },
    { text: 'I write [[with regards to]] your letter.', fix: 'with regard to' },
    { text: 'I can’t get [[ahold]] of him.', fix: 'hold' },
  ],
  patterns: [
    ['[irregardless]', 'regardless'],
    ['thank|love|help|see|tell|miss [u]', 'you'],
    ['if|when|because|and [u] can|are|will|have|should|must|know|need|want|see|don’t', 'you'],
    ['i|you|we|they|he|she [could care less]', 'couldn’t care less'],
    [
      'to|will|would|can|please|i’ll|we’ll|should|must|could [try and get|go|find|help|make|do|be|see|keep|stop|win]',
      'try to {4}',
    ],
    ['[on accident] !@noun', 'by accident'],
    ['[most everyone|everybody|everything|everywhere|anyone|anything]', 'almost {2}'],
    ['[with|in regards to]', '{1} regard to'],
    ['[ahold] of', 'hold'],
    ['[let’s don’t]', 'let’s not'],
  ],
});
