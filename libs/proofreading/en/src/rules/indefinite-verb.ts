import { matchCase, VERB_DISAGREES } from '@tercet/proofreading-core';
import { wordSet } from '../clauses';
import { definePatterns } from '../grammar/define-patterns';
import { nounPhraseAt } from '../grammar/noun-phrase';
import { isWish } from '../grammar/pronoun-subject';
import { disagreeing } from '../grammar/verb-agreement';

const SINGULAR = wordSet(
  'everybody everyone everything somebody someone anybody anyone nobody something nothing anything',
);
const ADVERBS = wordSet('always often never also really usually sometimes still just only already');
const OPENERS = wordSet(
  'because but so while when since where how why if although though whether unless that think thinks thought know knew say says said believe hope guess and',
);

export const indefiniteVerb = definePatterns({
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
    'A lot of money is gone.',
    'Everyone in the room was quiet.',
    'All but one of the boys have left.',
    'My sister and everybody else know it.',
    'I ask that everyone leave now.',
    'Some of the bread is old.',
    'The number of cars is high.',
    'A number of cars are red.',
    'A lot of people live here.',
    'A lot of water is lost.',
    'The number of errors is small.',
    'The number of people who are late is small.',
    'The number of seats and doors is known.',
    'Nobody need know.',
    'Would anyone dare speak?',
    'A lot of the trees are old.',
    'Most of them are good.',
    'One of them is good.',
    'Most of it is good.',
    'Knowing some of them is a help.',
    'Each of these was sold.',
    'To see all of them is a joy.',
    'None of us was there.',
    'The best of all of them was red.',
    'All of this is true.',
  ],
  invalid: [
    { text: 'They played all day and nobody [[want]] to leave.', fix: 'wants' },
    { text: 'Everybody [[know]] the answer.', fix: 'knows' },
    { text: 'Someone [[live]] in that house.', fix: 'lives' },
    { text: 'Each of the boys [[have]] a book.', fix: 'has' },
    { text: 'One of the windows [[are]] open.', fix: 'is' },
    { text: 'Both of them [[likes]] tea.', fix: 'like' },
    { text: 'I left because nobody [[were]] there.', fix: 'was' },
    { text: 'Everyone in my class [[think]] so.', fix: 'thinks' },
    { text: 'A lot of students [[is]] tired.', fix: 'are' },
    { text: 'Each of these apps [[are]] new.', fix: 'is' },
    { text: 'I think everybody [[want]] music.', fix: 'wants' },
    { text: 'Most of my friends [[has]] a car.', fix: 'have' },
    { text: 'No one [[know]] where he went.', fix: 'knows' },
    { text: 'Everyone else usually [[come]] late.', fix: 'comes' },
    { text: 'The number of cars [[are]] high.', fix: 'is' },
    { text: 'The number of students [[have]] grown.', fix: 'has' },
    { text: 'A lot of visitors [[leaves]] early.', fix: 'leave' },
    { text: 'A lot of people [[has]] a car.', fix: 'have' },
    { text: 'Lots of students [[was]] late.', fix: 'were' },
    { text: 'A number of houses [[was]] sold.', fix: 'were' },
    { text: 'Most of them [[is]] ripe now.', fix: 'are' },
    { text: 'Some of us [[was]] late.', fix: 'were' },
    { text: 'I called, but both of you [[was]] out.', fix: 'were' },
    { text: 'Many of these [[has]] no name.', fix: 'have' },
    { text: 'We know that all of them [[is]] ready.', fix: 'are' },
  ],
  misses: ['A few of my friends likes tea.'],
  patterns: [
    ['^ the number of @adj? @plonly|people|visitors|students|cars|houses|things [are]', 'is'],
    ['^ the number of @adj? @plonly|people|visitors|students|cars|houses|things [were]', 'was'],
    ['^ the number of @adj? @plonly|people|visitors|students|cars|houses|things [have]', 'has'],
    [
      '^ a lot|number of @adj? @plonly|people|visitors|students|cars|houses|things [@verbs]',
      '{6.base}',
    ],
    [
      '^ a lot of @adj? @plonly|people|visitors|students|cars|houses|things [leaves|lives|works|comes|goes|likes|needs|wants|thinks|visits|travels|starts|stops|plays|uses|looks|helps|changes] early|late|in|at|on|to|the|a|here|there|that|every|from|with|abroad',
      '{6.base}',
    ],
  ],
  check(sentence, report) {
    const { words } = sentence;
    for (const [index, word] of words.entries()) {
      const before = words[index - 1];
      if (before && before.kind !== 'punctuation' && !OPENERS.has(before.norm)) continue;
      if (before?.kind === 'punctuation' && !/^[,;:“]$/.test(before.text)) continue;
      // "my sister and everybody else know"
      const isNone =
        /^(?:nobody|nothing|no)$/.test(word.norm) &&
        words.slice(0, index).some(({ best }) => best.form === 'fin');
      if (
        before?.norm === 'and' &&
        !isNone &&
        /^(?:NOUN|PROPN|PRON)$/.test(words[index - 2]?.best.pos ?? '')
      )
        continue;
      // "All but one of the boys have left."
      if (
        before?.norm === 'but' &&
        /^(?:all|none|any|no|nobody|everybody|nothing)$/.test(words[index - 2]?.norm ?? '')
      )
        continue;
      const found = subjectEnd(words, index);
      if (!found || (found.number === 'sg' && isWish(words, index))) continue;
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
  if (word.norm === 'no' && next.norm === 'one') return { end: index + 2, number: 'sg' } as const;
  if (word.norm === 'every' && next.norm === 'one') return subjectEnd(words, index + 1);
  if (SINGULAR.has(word.norm)) {
    if (next.norm === 'else') return { end: index + 2, number: 'sg' } as const;
    // "everyone in my class"
    const place = /^(?:in|at|on|around|from)$/.test(next.norm)
      ? nounPhraseAt(words, index + 2)
      : undefined;
    return { end: place?.end ?? index + 1, number: 'sg' } as const;
  }
  const isLot = word.norm === 'a' && /^(?:lot|number|couple)$/.test(next.norm);
  if (isLot || /^(?:lots|plenty)$/.test(word.norm)) {
    const of = isLot ? index + 2 : index + 1;
    const many = words[of]?.norm === 'of' ? nounPhraseAt(words, of + 1) : undefined;
    return many?.number === 'pl' ? ({ end: many.end, number: 'pl' } as const) : undefined;
  }
  const number = /^(?:each|one|either|neither)$/.test(word.norm) ? 'sg' : 'pl';
  if (number === 'pl' && !/^(?:both|most|many|several|some|all|few)$/.test(word.norm))
    return undefined;
  if (next.norm !== 'of') return undefined;
  const phrase = nounPhraseAt(words, index + 2);
  if (!phrase && /^(?:them|us|you|these|those)$/.test(words[index + 2]?.norm ?? ''))
    return { end: index + 3, number } as const;
  const isNamed = phrase?.opener && phrase.number === 'pl' && !phrase.hasAmount;
  return phrase && isNamed ? ({ end: phrase.end, number } as const) : undefined;
}
