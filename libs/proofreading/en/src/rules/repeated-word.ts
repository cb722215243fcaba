import {
  defineRule,
  findRepeatedWords,
  REPEATED_WORD,
  type RuleSentence,
  type RuleToken,
} from '@tercet/proofreading-core';

/** Words that English may write twice in a row with good reason, or for effect. */
const MAY_REPEAT = new Set(
  'that had is was no very really so bye ha hey ho yes yeah go knock tut there now well many far big long blah bla is do her you it'.split(
    ' ',
  ),
);

/** Of these no sentence has two in a row, so that one may go unseen. */
const NEVER_REPEAT = new Set(
  'the a an of and my our your their his its are were we they he she but or from into'.split(' '),
);

/** `this is is wrong`; but `what it is is a mess`. */
function isOpening({ tokens }: RuleSentence, first: RuleToken): boolean {
  const [pronoun, verb] = tokens;
  return (
    verb === first &&
    /^(?:is|was)$/.test(first.norm) &&
    /^(?:this|it|he|she|there)$/.test(pronoun!.norm)
  );
}

export const repeatedWord = defineRule({
  id: 'en/repeated-word',
  category: 'repetition',
  level: 'error',
  ...REPEATED_WORD,
  valid: [
    'I know that that is true.',
    'She had had enough.',
    'It was very very cold.',
    'Bye bye, then.',
    'New York, New York.',
    'He is in in-house training.',
    'What it is, is a mess.',
    'What it is is a mess.',
    'Go, go, go!',
    'The band Duran Duran played.',
  ],
  invalid: [
    { text: 'Paris in [[the the]] spring.', fix: 'the' },
    { text: 'We went [[to to]] the shop.', fix: 'to' },
    { text: '[[The the]] door is open.', fix: 'The' },
    { text: 'They [[are are]] late again.', fix: 'are' },
    { text: 'Salt [[and and]] pepper, please.', fix: 'and' },
    { text: 'It belongs to [[my my]] sister.', fix: 'my' },
    { text: 'This [[is is]] wrong.', fix: 'is' },
  ],
  misses: ['He said that that that was wrong.', 'There is no no way out.'],
  check(sentence, report) {
    for (const [first, second] of findRepeatedWords(sentence)) {
      if (MAY_REPEAT.has(second.norm) && !isOpening(sentence, first)) continue;
      report({ start: first.start, end: second.end }, [first.text], {
        safe: NEVER_REPEAT.has(second.norm),
      });
    }
  },
});
