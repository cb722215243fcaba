import {
  AFTER_COMMA,
  endsWith,
  has,
  SENTENCE_END,
  SENTENCE_START,
  startsWith,
  WORD,
  WORD_BEFORE,
  type Phrase,
} from './phrase';

const OWN = 'my|your|his|her|its|our|their';
const BE = String.raw`am|is|are|was|were|be|been|being|seem\w*|become\w*|became|appear\w*|\w+['’](?:s|re|m)|\w+n['’]t`;
const PREPOSITION =
  'for|with|in|to|from|by|on|at|among|between|about|after|before|through|over|against|across|into|including|despite|under|of';
const CLAUSE_START = [SENTENCE_START, AFTER_COMMA];

/** "Many" wants plural nouns, and a plural verb where it is the subject. */
const many = (wordy: string): Phrase[] => {
  const whole = startsWith(`the|these|those|them|us|you|which|whom|${OWN}`);
  const isNoPlural = startsWith(
    'a|an|one|both|all|every|each|any|some|no|not|many|few|fewer|several|more|and|or|it|what|this|that',
  );
  const asSubject =
    /^(?:(?!(?:is|was|has|does|who|that|which)\s)[\p{L}’'-]+\s){1,6}(?:are|were|have|do|don['’]t|aren['’]t)\s/iu;
  return [
    { before: [endsWith(PREPOSITION)], after: [WORD] },
    { before: [SENTENCE_START], after: [asSubject] },
  ].flatMap(({ before, after }) => [
    { wordy, plain: 'many', before, after, notAfter: [isNoPlural, whole] },
    { wordy, plain: 'many of', before, after, notAfter: [isNoPlural, has('is|was|has|does')] },
  ]);
};

const utilize = (stem: string): Phrase[] =>
  Object.entries({ e: 'use', es: 'uses', ed: 'used', ing: 'using' }).map(([ending, plain]) => ({
    wordy: stem + ending,
    plain,
    notBefore: [
      // "A utilized car" is not a used one.
      endsWith(`a|an|the|this|that|these|those|${OWN}`),
      endsWith('(?:use|uses|used|using),? (?:and|or)'),
    ],
    // What "they utilized to the full" is not what they used to do.
    notAfter: [startsWith('to|(?:and|or) (?:use|uses|used|using)')],
  }));

const makeUse = (verb: string, plain: string): Phrase => ({
  wordy: `${verb} use of`,
  plain,
  notBefore: [endsWith(`the|a|an|this|that|${OWN}`)],
  after: [WORD],
  notAfter: [startsWith('to|being|and|or|by')],
});

const consider = (verb: string, plain: string): Phrase => ({
  wordy: `${verb} into consideration`,
  plain,
  after: [startsWith(`the|a|an|all|both|that|what|whether|how|these|those|this|${OWN}`)],
});

/** "Is able to swim", but not "is able to swim and willing to try". */
const able = (wordy: string, subjects: string): Phrase => ({
  wordy,
  plain: 'can',
  before: [
    new RegExp(
      `(?:^|[,;(“"] ?|(?<!\\p{L})(?:that|because|if|when|since|although|which) )(?:${subjects})$`,
      'iu',
    ),
  ],
  after: [WORD],
  notAfter: [
    has('and|or|but|nor|not|as|than|rather|instead|too'),
    /[,;:?(–—]/u,
    startsWith('be|have|only|never|always|both|either|also'),
  ],
});
const ONE = 'he|she|it|everyone|everybody|nobody|anyone|anybody|someone|somebody';
const SEVERAL = 'we|they|you';

/** After these a reason is what the sentence says of something: "the delay was largely due to the fact that". */
const SAYS_OF = [
  endsWith(
    `${BE}|and|or|but|not|nor|than|as|even|only|just|also|again|perhaps|maybe|part|measure|extent|least|this|that`,
  ),
  endsWith(String.raw`\w+ly`),
];

/** What has a subject and a verb: "a delay due to the fact that it snows" is no clause. */
const WHOLE_CLAUSE = [
  /(?:(?<!\p{L})(?:I|we|he|she|they|everyone|everybody|nobody)|^(?:you|it|there)) \p{L}/iu,
  new RegExp(String.raw`(?<!(?:\b(?:a|an|the|${OWN})) )(?<!\p{L})\p{L}{3,}(?<!e|hundr)ed$`, 'iu'),
];

/** At the beginning of a clause, and after one that is whole without it. */
const clause = (wordy: string, plain: string, notAfter: readonly RegExp[]): Phrase[] => [
  { wordy, plain, before: CLAUSE_START, after: [WORD], notAfter },
  { wordy, plain, before: WHOLE_CLAUSE, notBefore: SAYS_OF, after: [WORD], notAfter },
];
const because = (wordy: string): Phrase[] =>
  clause(wordy, 'because', [has('(?:and|or|but) (?:due|owing|to|the fact)')]);
const although = (wordy: string): Phrase[] =>
  clause(wordy, 'although', [has('(?:and|or|but) (?:the|that|of)|but|yet')]);

const now = (wordy: string): Phrase => ({
  wordy,
  plain: 'now',
  before: [SENTENCE_START],
  // In a story the point may lie in the past.
  after: [
    /^,? ?(?:I|you|we|they|it|he|she|there) (?:am|are|is|do|does|have|has|can|cannot|need|want)(?: |n['’]t )/iu,
  ],
});

const daily = (wordy: string, plain: string): Phrase => ({
  wordy,
  plain,
  before: [WORD_BEFORE],
  notBefore: [endsWith(`${BE}|and|or|not|than|but|only|if|even|more|less`)],
  after: [SENTENCE_END],
});

const earlier = (wordy: string, plain: string): Phrase => ({
  wordy,
  plain,
  notBefore: [
    // In logic something is prior to something else, and a monastery has a prior.
    endsWith(`${BE}|and|or|not|from|to|a|an|the|this|that|each|every|no|${OWN}`),
    endsWith(String.raw`(?!immediately|directly|shortly)\w+ly`),
  ],
  after: [/^[\p{L}\p{N}]/u],
});

/** Long-winded English phrases, and where the plain ones fit without further changes. */
export const PLAIN_WORDS_EN: readonly Phrase[] = [
  {
    wordy: 'in order to',
    plain: 'to',
    // Elsewhere a verb or noun before may claim it: "asked her in order to know" is not "asked her to know".
    before: [SENTENCE_START, /(?<!\p{L})(?:do|does|did|doing|done) (?:it|this|that|so)$/iu],
    after: [WORD],
    notAfter: [startsWith('the|a|an|be')],
  },
  ...because('due to the fact that'),
  ...because('owing to the fact that'),
  ...because('on account of the fact that'),
  ...although('despite the fact that'),
  ...although('in spite of the fact that'),
  ...although('notwithstanding the fact that'),
  now('at this point in time'),
  now('at the present time'),
  now('at the present moment'),
  {
    wordy: 'in the near future',
    plain: 'soon',
    before: [
      /(?:will|shall|may|might|can|could|['’]ll|won['’]t|going to|hopes? to|plans? to) (?:\p{L}+ ){1,3}(?:it|this|them|him|her|us|me|you)$/iu,
    ],
    after: [SENTENCE_END],
  },
  {
    wordy: 'in the near future',
    plain: 'soon',
    before: [SENTENCE_START],
    after: [/^,? ?(?:I|you|we|they|it|he|she|there)(?:['’]ll| will| shall| may| might| can) /iu],
  },
  {
    wordy: 'in the event that',
    plain: 'if',
    before: CLAUSE_START,
    // "In the event that we organized" means another event.
    after: [/^(?:I|you|we|they|it|he|she|there) (?:am|is|are|cannot|can['’]t) /iu],
  },
  {
    wordy: 'for the purpose of',
    plain: 'for',
    before: [endsWith('used')],
    after: [/^\p{L}{2,}ing /iu],
  },
  { wordy: 'until such time as', plain: 'until', after: [WORD] },
  {
    wordy: 'during the course of',
    plain: 'during',
    after: [startsWith(`the|this|that|these|those|${OWN}`)],
  },
  {
    wordy: 'in the vicinity of',
    plain: 'near',
    after: [startsWith(`the|a|an|this|that|${OWN}`)],
  },
  {
    wordy: 'in excess of',
    plain: 'more than',
    before: [
      endsWith(
        'cost|costs|paid|pays|pay|earns?|earned|raised|spent|spend|spends|owes?|owed|has|have|had',
      ),
    ],
    after: [/^[\p{Sc}\p{N}]/u],
  },
  { wordy: 'with the exception of', plain: 'except for', after: [WORD] },
  { wordy: 'the reason why is that', plain: 'the reason is that', after: [WORD] },
  daily('at a later date', 'later'),
  daily('at an earlier date', 'earlier'),
  daily('in a timely manner', 'promptly'),
  daily('on a yearly basis', 'yearly'),
  { wordy: 'in close proximity to', plain: 'near', after: [WORD] },
  earlier('prior to', 'before'),
  earlier('subsequent to', 'after'),
  ...many('a large number of'),
  ...many('a great number of'),
  able('has the ability to', ONE),
  able('is able to', ONE),
  able('have the ability to', SEVERAL),
  able('are able to', SEVERAL),
  makeUse('make', 'use'),
  makeUse('makes', 'uses'),
  makeUse('made', 'used'),
  makeUse('making', 'using'),
  ...utilize('utiliz'),
  ...utilize('utilis'),
  consider('take', 'consider'),
  consider('takes', 'considers'),
  consider('took', 'considered'),
  {
    wordy: 'came to the conclusion that',
    plain: 'concluded that',
    // "The conclusion that everyone had expected" is one that the phrase does not state.
    after: [
      /^(?:I|you|we|they|it|he|she|there|this) (?:am|is|are|was|were|must|should|could|would|cannot) /iu,
    ],
  },
  {
    wordy: 'with regard to',
    plain: 'about',
    before: [endsWith('questions?|information|complaints?|concerns?|doubts?|news')],
    after: [WORD],
  },
  daily('on a daily basis', 'daily'),
  daily('on a weekly basis', 'weekly'),
  daily('on a monthly basis', 'monthly'),
  daily('on a regular basis', 'regularly'),
  {
    wordy: 'each and every',
    plain: 'every',
    notBefore: [endsWith('us|we|you|they|them|all')],
    after: [WORD],
    notAfter: [startsWith('of')],
  },
  { wordy: 'first and foremost,', plain: 'first,', before: [SENTENCE_START] },
  {
    wordy: 'end result',
    plain: 'result',
    before: [endsWith('(?:^|[,;] ?|and |but |that |because |is |was |want )(?:the|this|that)')],
    after: [SENTENCE_END, startsWith('of|is|was|will|may|can|has|would')],
  },
  {
    wordy: 'past history',
    plain: 'history',
    before: [endsWith(`a|${OWN}`)],
    after: [SENTENCE_END, startsWith('of|is|was|has|shows|with')],
  },
  {
    wordy: 'future plans',
    plain: 'plans',
    before: [endsWith(OWN)],
    notBefore: [has('past|present|current')],
    after: [SENTENCE_END, startsWith('for|are|include|with|to')],
  },
  { wordy: 'basic fundamentals', plain: 'fundamentals' },
  {
    wordy: 'period of time',
    plain: 'period',
    before: [endsWith('short|long|longer|shorter|brief|limited|given|certain|extended|specified')],
    after: [SENTENCE_END, startsWith('in|to|for|after|before|during|when|is|was')],
  },
];
