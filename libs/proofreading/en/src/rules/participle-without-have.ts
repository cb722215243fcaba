import { definePatterns } from '../grammar/define-patterns';

export const participleWithoutHave = definePatterns({
  id: 'en/participle-without-have',
  category: 'verb',
  level: 'error',
  message: {
    en: 'This participle needs “have” before it; the past tense is “{fix}”.',
    fr: 'Ce participe demande « have » devant lui ; le prétérit est « {fix} ».',
    es: 'Este participio necesita «have» delante; el pasado es «{fix}».',
  },
  explanation: {
    en: 'Some verbs have a past tense and a participle that differ: “I saw” but “I have seen”, “he did” but “he has done”.',
    fr: 'Chez certains verbes, le prétérit et le participe diffèrent : « I saw » mais « I have seen », « he did » mais « he has done ».',
    es: 'En algunos verbos el pasado y el participio difieren: «I saw», pero «I have seen»; «he did», pero «he has done».',
  },
  valid: [
    'I have seen him there.',
    'I saw him there.',
    'Have I seen it?',
    'He has done it.',
    'The films that I have seen are old.',
    'Once done, it is easy.',
    'Songs sung in a choir are loud.',
    'They had begun to sing.',
  ],
  invalid: [
    { text: '[[I seen]] him there.', fix: 'I saw' },
    { text: '[[She seen]] the film.', fix: 'She saw' },
    { text: 'He [[done]] it.', fix: 'did' },
    { text: 'We [[done]] the work.', fix: 'did' },
    { text: 'Then it [[begun]] to rain.', fix: 'began' },
    { text: 'He [[drunk]] the milk.', fix: 'drank' },
  ],
  misses: ['We been there twice.'],
  patterns: [
    [
      '@noun [seen|taken|done|known|eaten|written|driven|forgotten|stolen|chosen|broken|thrown|bitten] us|him|them|me',
      '{2.ed}',
    ],
    [
      '!@be|@have|@modal|do|does|did|don’t|doesn’t|didn’t|or|not|nor|get|got|gets i|he|she|we|they|you|who [seen|taken|gone|gotten|begun|given|known|eaten|spoken|written|driven|fallen|forgotten|stolen|chosen|broken|grown|flown|thrown|risen|ridden|worn|woken|shaken|bitten|hidden|frozen|sworn|torn|drawn]',
      '{2.ed}',
      'have {2}',
    ],
    ['^ [i|we|they|you seen]', '{1} saw', '{1} have seen'],
    ['^ [he|she seen]', '{1} saw', '{1} has seen'],
    [
      '^ i|he|she|we|they [done] it|that|this|everything|my|his|her|their|the|a|nothing|well',
      'did',
    ],
    ['then|and|it|he|she|they|we|when|i it|he|she|they|we|i [begun] to', 'began'],
    ['^ i|he|she|we|they [drunk|sung|swum|rung|begun] @det|to|too|in|a', '{2.ed}'],
  ],
});
