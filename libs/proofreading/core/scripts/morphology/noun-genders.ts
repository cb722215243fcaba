import type { Locale } from '@tercet/contracts';
import { CORPORA, readCorpus } from '../corpora';

/** Words that show the gender of the noun after them, and in Spanish only what is not put before stressed `a`. */
const SHOWING: Readonly<Record<'fr' | 'es', Readonly<Record<string, 'm' | 'f' | 'M' | 'F'>>>> = {
  fr: {
    un: 'm',
    du: 'm',
    au: 'm',
    ce: 'm',
    cet: 'm',
    une: 'f',
    cette: 'f',
    le: 'M',
    la: 'F',
    ma: 'F',
    sa: 'F',
    aucun: 'm',
    aucune: 'f',
    quel: 'm',
    quelle: 'f',
  },
  es: {
    este: 'M',
    ese: 'M',
    otro: 'm',
    mismo: 'm',
    los: 'M',
    estos: 'M',
    esos: 'M',
    otros: 'm',
    muchos: 'M',
    algunos: 'm',
    esta: 'F',
    esa: 'F',
    otra: 'f',
    misma: 'f',
    las: 'F',
    estas: 'F',
    esas: 'F',
    otras: 'f',
    muchas: 'F',
    algunas: 'f',
    la: 'F',
    una: 'f',
    un: 'm',
    el: 'M',
    del: 'm',
    al: 'm',
    nuestra: 'f',
    nuestro: 'm',
    unos: 'm',
    unas: 'f',
  },
};

export interface GenderCounts {
  /** After words that are determiners and nothing else. */
  m: number;
  f: number;
  /** After `le`, `la`, `los` …, which may be pronouns before a verb. */
  M: number;
  F: number;
}

/** How often each word follows a masculine and a feminine determiner in running text. */
export function countGenders(language: 'fr' | 'es', corpora: string): Map<string, GenderCounts> {
  const counts = new Map<string, GenderCounts>();
  const showing = SHOWING[language];
  const pattern = new RegExp(
    `(?<![\\p{L}'’-])(${Object.keys(showing).join('|')}) (\\p{L}{2,}(?:-\\p{L}+)*)(?![\\p{L}'-])`,
    'gu',
  );
  const locale: Locale = language;
  for (const { name } of CORPORA[locale])
    for (const paragraph of readCorpus(corpora, name))
      for (const [, before = '', word = ''] of paragraph.toLowerCase().matchAll(pattern)) {
        const kind = showing[before];
        if (!kind) continue;
        let count = counts.get(word);
        if (!count) counts.set(word, (count = { m: 0, f: 0, M: 0, F: 0 }));
        count[kind]++;
      }
  return counts;
}

const LEAST = 3;
const SHARE = 0.94;
/** Where only words were seen that may be pronouns before a verb, it takes more. */
const WEAK_LEAST = 10;
const WEAK_SHARE = 0.97;
const BOTH_LEAST = 8;

/** Gender of a noun as its determiners show it: `m`, `f`, `both`, or undefined where too little was seen. */
export function shownGender(
  counts: GenderCounts | undefined,
  isVerb: boolean,
): 'm' | 'f' | 'both' | undefined {
  if (!counts) return undefined;
  const strong = isVerb ? counts.m + counts.f : counts.m + counts.f + counts.M + counts.F;
  // Persons of either sex, and words of two meanings: what shows the gender for sure shows both.
  const sure = counts.m + counts.f;
  if (sure >= BOTH_LEAST && Math.min(counts.m, counts.f) / sure >= 0.25) return 'both';
  if (strong >= LEAST) {
    const share = (counts.m + (isVerb ? 0 : counts.M)) / strong;
    if (share >= SHARE) return 'm';
    if (share <= 1 - SHARE) return 'f';
    return strong >= BOTH_LEAST && share > 0.12 && share < 0.88 ? 'both' : undefined;
  }
  const all = counts.m + counts.f + counts.M + counts.F;
  if (all < WEAK_LEAST) return undefined;
  const share = (counts.m + counts.M) / all;
  return share >= WEAK_SHARE ? 'm' : share <= 1 - WEAK_SHARE ? 'f' : undefined;
}

/** Whether a word that is also a verb form is plainly a noun too: `una apuesta`, `le manque` beside `un manque`. */
export function isShownNoun(counts: GenderCounts | undefined): boolean {
  if (!counts || counts.m + counts.f < BOTH_LEAST) return false;
  const share = counts.m / (counts.m + counts.f);
  return share >= SHARE || share <= 1 - SHARE;
}
