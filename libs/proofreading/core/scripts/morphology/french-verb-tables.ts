/** Endings of the French tenses, and the verbs that follow no rule. */
export const SIMPLE_PAST = {
  a: ['ai', 'as', 'a', 'âmes', 'âtes', 'èrent'],
  i: ['is', 'is', 'it', 'îmes', 'îtes', 'irent'],
  ï: ['ïs', 'ïs', 'ït', 'ïmes', 'ïtes', 'ïrent'],
  u: ['us', 'us', 'ut', 'ûmes', 'ûtes', 'urent'],
  û: ['ûs', 'ûs', 'ût', 'ûmes', 'ûtes', 'ûrent'],
  in: ['ins', 'ins', 'int', 'înmes', 'întes', 'inrent'],
} as const;
export const SUBJUNCTIVE_PAST = {
  a: ['asse', 'asses', 'ât', 'assions', 'assiez', 'assent'],
  i: ['isse', 'isses', 'ît', 'issions', 'issiez', 'issent'],
  ï: ['ïsse', 'ïsses', 'ït', 'ïssions', 'ïssiez', 'ïssent'],
  u: ['usse', 'usses', 'ût', 'ussions', 'ussiez', 'ussent'],
  û: ['ûsse', 'ûsses', 'ût', 'ûssions', 'ûssiez', 'ûssent'],
  in: ['insse', 'insses', 'înt', 'inssions', 'inssiez', 'inssent'],
} as const;
export const THEMES = ['a', 'i', 'ï', 'u', 'û', 'in'] as const;
export const FUTURE = ['rai', 'ras', 'ra', 'rons', 'rez', 'ront'];
export const CONDITIONAL = ['rais', 'rais', 'rait', 'rions', 'riez', 'raient'];
export const IMPERFECT = ['ais', 'ais', 'ait', 'ions', 'iez', 'aient'];

/** Verbs whose present no rule gives: their forms by person, indicative, then subjunctive. */
export const BY_HAND: Readonly<Record<string, readonly [string, string, string]>> = {
  être: ['suis es est sommes êtes sont', 'sois sois soit soyons soyez soient', 'sois soyons soyez'],
  avoir: ['ai as a avons avez ont', 'aie aies ait ayons ayez aient', 'aie ayons ayez'],
  aller: [
    'vais vas va allons allez vont',
    'aille ailles aille allions alliez aillent',
    'va allons allez',
  ],
  faire: [
    'fais fais fait faisons faites font',
    'fasse fasses fasse fassions fassiez fassent',
    'fais faisons faites',
  ],
  dire: [
    'dis dis dit disons dites disent',
    'dise dises dise disions disiez disent',
    'dis disons dites',
  ],
  savoir: [
    'sais sais sait savons savez savent',
    'sache saches sache sachions sachiez sachent',
    'sache sachons sachez',
  ],
  vouloir: [
    'veux veux veut voulons voulez veulent',
    'veuille veuilles veuille voulions vouliez veuillent',
    'veuille veuillons veuillez veux voulons voulez',
  ],
  pouvoir: [
    'peux peux peut pouvons pouvez peuvent',
    'puisse puisses puisse puissions puissiez puissent',
    '',
  ],
  falloir: ['- - faut - - -', '- - faille - - -', ''],
};
/** Longest first: `défaire` goes like `faire`. */
export const HAND_BASES = [
  'refaire',
  'redire',
  'être',
  'avoir',
  'aller',
  'faire',
  'dire',
  'savoir',
  'vouloir',
  'pouvoir',
  'falloir',
];
export const HAND_DERIVED = /^(re|dé|contre|satis|sur|par|for|mal|bien)(faire)$|^(re)(dire)$/u;

/** What verbs that lack most persons have left: `neigea`, `neigera`, `allée`. */
export const LEFT_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/[eiï]raient$/u, 'fin.cnd.pres.3.pl'],
  [/(?:[eiï]|aud)rait$/u, 'fin.cnd.pres.3.sg'],
  [/[eiï]ront$/u, 'fin.ind.fut.3.pl'],
  [/(?:[eiï]|aud)ra$/u, 'fin.ind.fut.3.sg'],
  [/aient$/u, 'fin.ind.impf.3.pl'],
  [/ait$/u, 'fin.ind.impf.3.sg'],
  [/èrent$/u, 'fin.ind.past.3.pl'],
  [/[^o]ut$/u, 'fin.ind.past.3.sg'],
  [/[âîû]t$/u, 'fin.sub.impf.3.sg'],
  [/a$/u, 'fin.ind.past.3.sg'],
  [/(?:é|i|ï|u)es$/u, 'part.past.f.pl'],
  [/(?:é|i|ï|u)e$/u, 'part.past.f.sg'],
  [/(?:é|i|ï|u)s$/u, 'part.past.m.pl'],
  [/(?:é|i|ï|u)$/u, 'part.past.m.sg'],
  [/nne$/u, 'fin.sub.pres.3.sg'],
];
