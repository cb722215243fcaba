import type { EndingGuess } from '@tercet/proofreading-core';

const NOUN_OR_ADJECTIVE_SG = ['NOUN.m.sg', 'NOUN.f.sg', 'ADJ.sg'];

/** What words that the lexicon lacks may be, by their ending. */
export const FRENCH_GUESSES: readonly EndingGuess[] = [
  { ending: /ment$/u, tags: ['ADV', 'NOUN.m.sg'] },
  {
    ending: /(?:tion|sion|ité|ette|ence|ance|ure|ade|ude|esse|ise|logie|graphie)$/u,
    tags: ['NOUN.f.sg'],
  },
  {
    ending: /(?:tions|sions|ités|ettes|ences|ances|ures|ades|esses|logies)$/u,
    tags: ['NOUN.f.pl'],
  },
  { ending: /(?:isme|age|eur|oir|on|eau|al|ing)$/u, tags: ['NOUN.m.sg', 'ADJ.m.sg'] },
  { ending: /(?:ismes|ages|eurs|oirs|eaux|aux|ings)$/u, tags: ['NOUN.m.pl', 'ADJ.m.pl'] },
  {
    ending: /(?:ique|iste|able|ible|aire)$/u,
    tags: ['ADJ.sg', ...NOUN_OR_ADJECTIVE_SG.slice(0, 2)],
  },
  { ending: /(?:iques|istes|ables|ibles|aires)$/u, tags: ['ADJ.pl', 'NOUN.m.pl', 'NOUN.f.pl'] },
  { ending: /ées$/u, tags: ['VERB.part.past.f.pl', 'ADJ.f.pl', 'NOUN.f.pl'] },
  { ending: /ée$/u, tags: ['VERB.part.past.f.sg', 'ADJ.f.sg', 'NOUN.f.sg'] },
  { ending: /és$/u, tags: ['VERB.part.past.m.pl', 'ADJ.m.pl', 'NOUN.m.pl'] },
  { ending: /é$/u, tags: ['VERB.part.past.m.sg', 'ADJ.m.sg', 'NOUN.m.sg', 'NOUN.f.sg'] },
  { ending: /er$/u, tags: ['VERB.inf', 'NOUN.m.sg'] },
  { ending: /ez$/u, tags: ['VERB.fin.ind.pres.2.pl', 'VERB.fin.imp.pres.2.pl'] },
  { ending: /ait$/u, tags: ['VERB.fin.ind.impf.3.sg', 'NOUN.m.sg'] },
  { ending: /aient$/u, tags: ['VERB.fin.ind.impf.3.pl'] },
  { ending: /ant$/u, tags: ['VERB.part.pres', 'ADJ.m.sg', 'NOUN.m.sg'] },
  { ending: /(?:ain|ien|ois|ais|if|el|eux)$/u, tags: ['ADJ.m.sg', 'NOUN.m.sg'] },
  { ending: /(?:aine|ienne|oise|aise|ive|elle|euse)$/u, tags: ['ADJ.f.sg', 'NOUN.f.sg'] },
  { ending: /(?:aines|iennes|oises|aises|ives|elles|euses)$/u, tags: ['ADJ.f.pl', 'NOUN.f.pl'] },
  { ending: /[sx]$/u, tags: ['NOUN.m.pl', 'NOUN.f.pl', 'ADJ.pl', 'NOUN.m.sg'] },
  { ending: /e$/u, tags: ['NOUN.f.sg', 'NOUN.m.sg', 'ADJ.sg', 'VERB.fin.ind.pres.3.sg'] },
  { ending: /$/u, tags: [...NOUN_OR_ADJECTIVE_SG, 'X'] },
];
