import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { nounPhraseAt } from '../grammar/noun-phrase';

export const subjectComma = defineRule({
  id: 'en/subject-comma',
  category: 'punctuation',
  level: 'error',
  message: {
    en: 'No comma stands between a subject and its verb.',
    fr: 'Pas de virgule entre le sujet et le verbe.',
    es: 'Entre el sujeto y el verbo no va coma.',
  },
  explanation: {
    en: 'However long the subject is, its verb follows without a comma: “The main reason is simple.” Only an insertion takes two commas: “Rome, of course, is old.”',
    fr: 'Si long que soit le sujet, le verbe suit sans virgule : « The main reason is simple. » Seule une incise en prend deux : « Rome, of course, is old. »',
    es: 'Por largo que sea el sujeto, el verbo lo sigue sin coma: «The main reason is simple.» Solo un inciso lleva dos: «Rome, of course, is old.»',
  },
  valid: [
    'The main reason is simple.',
    'The main reason, of course, is simple.',
    'In the house, is there a lift?',
    'Every day, is he late?',
    'The king, has he come?',
    'The answer, is it right?',
    'Yesterday, was he there?',
    'The garden, was, in short, too small.',
    'Of all the reasons, is this the best?',
    'Next year, will prices rise?',
  ],
  invalid: [
    { text: 'The main reason[[,]] is simple.', fix: '' },
    { text: 'My best friend from school[[,]] has a new car.', fix: '' },
    { text: 'The price of these houses[[,]] was too high.', fix: '' },
    { text: 'These old cars[[,]] are hard to sell.', fix: '' },
    { text: 'A good teacher[[,]] can explain it well.', fix: '' },
  ],
  misses: ['Those who came, are happy now.'],
  check({ words, tokens }, report) {
    const comma = words.findIndex(({ norm }) => norm === ',');
    const sign = words[comma];
    const verb = words[comma + 1];
    if (!sign || !verb || !VERBS.test(verb.norm) || tokens.at(-1)?.text === '?') return;
    if (words.slice(comma + 1).some(({ kind, text }) => kind === 'punctuation' && text !== '.'))
      return;
    // "The answer, is it right": a question.
    if (/^(?:PRON|DET)$/.test(words[comma + 2]?.best.pos ?? '') && isAsking(words[comma + 2]))
      return;
    if (subjectEnd(words) === comma) report(sign, ['']);
  },
});

const VERBS = /^(?:is|are|was|were|has|have|can|will|should|must|would|could)$/;

const isAsking = (word: AnalysedWord | undefined): boolean =>
  /^(?:it|he|she|they|we|you|i|there|this|that|these|those)$/.test(word?.norm ?? '');

const TIME =
  /^(?:day|days|week|month|year|years|time|times|morning|evening|night|moment|way|place)$/;

/** Where the noun phrase that opens the sentence ends, with what "of" and its like add to it. */
function subjectEnd(words: readonly AnalysedWord[]): number {
  const first = nounPhraseAt(words, 0);
  if (!first?.opener || TIME.test(first.head.norm)) return -1;
  let { end } = first;
  while (/^(?:of|in|from|for|about)$/.test(words[end]?.norm ?? '')) {
    const inner = nounPhraseAt(words, end + 1);
    if (!inner) return -1;
    end = inner.end;
  }
  return end;
}
