import type { EndingGuess } from '@tercet/proofreading-core';

/** What words that the lexicon lacks may be, by their ending. */
export const ENGLISH_GUESSES: readonly EndingGuess[] = [
  { ending: /ly$/u, tags: ['ADV', 'ADJ'] },
  { ending: /(?:tion|sion|ness|ment|ity|ship|ism|hood|dom|logy)$/u, tags: ['NOUN.sg'] },
  { ending: /ing$/u, tags: ['VERB.part.pres', 'NOUN.sg', 'ADJ'] },
  { ending: /ed$/u, tags: ['VERB.part.past', 'VERB.fin.ind.past', 'ADJ'] },
  { ending: /(?:able|ible|ous|ful|less|ish|ive|ic|al|ary)$/u, tags: ['ADJ', 'NOUN.sg'] },
  { ending: /[^s]s$/u, tags: ['NOUN.pl', 'VERB.fin.ind.pres.3.sg', 'NOUN.sg'] },
  { ending: /$/u, tags: ['NOUN.sg', 'ADJ', 'VERB.inf', 'INTJ', 'X'] },
];
