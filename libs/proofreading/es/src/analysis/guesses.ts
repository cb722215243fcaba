import type { EndingGuess } from '@tercet/proofreading-core';

/** What words that the lexicon lacks may be, by their ending. */
export const SPANISH_GUESSES: readonly EndingGuess[] = [
  { ending: /mente$/u, tags: ['ADV'] },
  { ending: /(?:ción|sión|dad|tad|tud|umbre|eza)$/u, tags: ['NOUN.f.sg'] },
  { ending: /(?:ciones|siones|dades|tades|tudes|umbres|ezas)$/u, tags: ['NOUN.f.pl'] },
  { ending: /(?:ismo|aje|miento)$/u, tags: ['NOUN.m.sg'] },
  { ending: /(?:able|ible|ista|nte)$/u, tags: ['ADJ.sg', 'NOUN.m.sg', 'NOUN.f.sg'] },
  { ending: /(?:ables|ibles|istas|ntes)$/u, tags: ['ADJ.pl', 'NOUN.m.pl', 'NOUN.f.pl'] },
  { ending: /(?:ado|ido)$/u, tags: ['VERB.part.past.m.sg', 'ADJ.m.sg', 'NOUN.m.sg'] },
  { ending: /(?:ada|ida)$/u, tags: ['VERB.part.past.f.sg', 'ADJ.f.sg', 'NOUN.f.sg'] },
  { ending: /(?:ados|idos)$/u, tags: ['VERB.part.past.m.pl', 'ADJ.m.pl', 'NOUN.m.pl'] },
  { ending: /(?:adas|idas)$/u, tags: ['VERB.part.past.f.pl', 'ADJ.f.pl', 'NOUN.f.pl'] },
  { ending: /(?:ar|er|ir)$/u, tags: ['VERB.inf', 'NOUN.m.sg', 'ADJ.sg'] },
  { ending: /(?:ando|iendo)$/u, tags: ['VERB.ger'] },
  {
    ending: /(?:aba|ía)$/u,
    tags: ['VERB.fin.ind.impf.3.sg', 'VERB.fin.ind.impf.1.sg', 'NOUN.f.sg'],
  },
  { ending: /ó$/u, tags: ['VERB.fin.ind.past.3.sg'] },
  { ending: /(?:aron|ieron)$/u, tags: ['VERB.fin.ind.past.3.pl'] },
  { ending: /o$/u, tags: ['NOUN.m.sg', 'ADJ.m.sg'] },
  { ending: /a$/u, tags: ['NOUN.f.sg', 'ADJ.f.sg', 'NOUN.m.sg'] },
  { ending: /os$/u, tags: ['NOUN.m.pl', 'ADJ.m.pl'] },
  { ending: /as$/u, tags: ['NOUN.f.pl', 'ADJ.f.pl'] },
  { ending: /s$/u, tags: ['NOUN.m.pl', 'NOUN.f.pl', 'ADJ.pl', 'NOUN.m.sg'] },
  { ending: /$/u, tags: ['NOUN.m.sg', 'NOUN.f.sg', 'ADJ.sg', 'X'] },
];
