import { defineRule, matchCase, VERB_DISAGREES } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { nounPhraseAt } from '../grammar/noun-phrase';
import { disagreeing } from '../grammar/verb-agreement';

const SINGULAR = wordSet(
  'everybody everyone everything somebody someone anybody anyone nobody something nothing anything',
);
const ADVERBS = wordSet('always often never also really usually sometimes still just only already');
const OPENERS = wordSet('because but so while when since where how if although though');

export const indefiniteVerb = defineRule({
  id: 'en/indefinite-verb',
  category: 'agreement',
  level: 'error',
  message: VERB_DISAGREES,
  explanation: {
    en: '“Everybody”, “someone”, “each of …”, “one of …” are singular: “Everybody knows.” “Both of …” is plural: “Both of them know.”',
    fr: '« Everybody », « someone », « each of … », « one of … » sont des singuliers : « Everybody knows. » « Both of … » est un pluriel : « Both of them know. »',
    es: '«Everybody», «someone», «each of …», «one of …» son singulares: «Everybody knows.» «Both of …» es plural: «Both of them know.»',
  },
  valid: [
    'Everybody knows the answer.',
    'Let everybody know the answer.',
    'Each of the boys has a book.',
    'One of the doors was open.',
    'Both of them know it.',
    'Does everybody know the way?',
    'Somebody cut the rope.',
    'One of the men who were here has left.',
    'I saw someone leave the house.',
    'God help everyone.',
  ],
  invalid: [
    { text: 'Everybody [[know]] the answer.', fix: 'knows' },
    { text: 'Someone [[live]] in that house.', fix: 'lives' },
    { text: 'Each of the boys [[have]] a book.', fix: 'has' },
    { text: 'One of the windows [[are]] open.', fix: 'is' },
    { text: 'Both of them [[likes]] tea.', fix: 'like' },
    { text: 'I left because nobody [[were]] there.', fix: 'was' },
    { text: 'Everyone else usually [[come]] late.', fix: 'comes' },
  ],
  misses: ['Every one of my friends like tea.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      if (before && before.kind !== 'punctuation' && !OPENERS.has(before.norm)) continue;
      if (before?.kind === 'punctuation' && !/^[,;:“]$/.test(before.text)) continue;
      const found = subjectEnd(words, index);
      if (!found) continue;
      let at = found.end;
      while (ADVERBS.has(words[at]?.norm ?? '')) at += 1;
      if (before?.norm === 'if' && words[at]?.norm === 'were') continue;
      const wrong = disagreeing(sentence, words, at, found.number, true);
      const verb = words[at];
      if (!wrong || !verb || word.kind !== 'word') continue;
      const fixes = wrong.fixes.map((form) => matchCase(verb.text, form));
      report({ start: verb.start, end: wrong.end }, fixes);
    }
  },
});

type Words = Parameters<typeof nounPhraseAt>[0];

/** Where a subject such as "everybody else" or "each of the boys" ends, and its number. */
function subjectEnd(words: Words, index: number) {
  const word = words[index];
  const next = words[index + 1];
  if (!word || !next) return undefined;
  if (SINGULAR.has(word.norm))
    return { end: next.norm === 'else' ? index + 2 : index + 1, number: 'sg' } as const;
  const number = /^(?:each|one|either|neither)$/.test(word.norm) ? 'sg' : 'pl';
  if (number === 'pl' && word.norm !== 'both') return undefined;
  if (next.norm !== 'of') return undefined;
  if (/^(?:them|us|you|these|those)$/.test(words[index + 2]?.norm ?? ''))
    return { end: index + 3, number } as const;
  const phrase = nounPhraseAt(words, index + 2);
  const isNamed = phrase?.opener && phrase.number === 'pl' && !phrase.hasAmount;
  return phrase && isNamed ? ({ end: phrase.end, number } as const) : undefined;
}
