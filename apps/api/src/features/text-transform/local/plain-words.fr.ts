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

const CLAUSE_START = [SENTENCE_START, AFTER_COMMA];
/** A second "de" after a comma or a conjunction would lose the phrase on which it hangs. */
const SECOND_DE =
  /(?:[,;:(–—]|(?<!\p{L})(?:et|ou|ni|mais|puis|voire|soit|que|non))\s+(?:[\p{L}’'-]+\s+){0,3}(?:de\s|d['’])/iu;
const CLITIC = String.raw`(?:(?:ne|se|me|te|le|les|lui|leur|y|en|nous|vous|pas|plus|jamais|mieux|bien|toujours)\s+|[nsm]['’])`;
const VERB_IN_RE =
  'faire|mettre|prendre|rendre|comprendre|permettre|vendre|répondre|réduire|produire|construire|suivre|vivre|lire|écrire|être|connaître|atteindre|rejoindre|défendre|étendre|convaincre|vaincre|battre|résoudre|apprendre|entendre|attendre|perdre|promettre|transmettre|soumettre|poursuivre|traduire|conduire|détruire|introduire|plaire|dire|satisfaire|reconnaître|combattre|admettre|reprendre|surprendre|inscrire|décrire';
/** "Dans le but de marquer", not "dans le but de l’adversaire". */
const INFINITIVE = new RegExp(
  `^${CLITIC}*(?:(?!(?:mer|fer|hier|hiver|papier|cuir|fier|cher|plaisir)(?!\\p{L}))\\p{Ll}+(?:er|ir|oir)|(?:l[’']|la )?(?:${VERB_IN_RE}))(?![\\p{L}’'-])`,
  'u',
);

/** A phrase before "de" and its form before "d’". */
const withDe = (wordy: string, plain: string, contexts: Partial<Phrase> = {}): Phrase[] => [
  { after: [WORD], ...contexts, wordy: `${wordy} de`, plain },
  { ...contexts, wordy: `${wordy} d'`, plain: `${plain} ` },
];

const canDo = (wordy: string, plain: string, subjects: string): Phrase[] =>
  withDe(wordy, plain, {
    before: [endsWith(subjects)],
    after: [INFINITIVE],
    notAfter: [has('et|ou|ni|mais|puis|voire|que'), startsWith('nouveau|loin'), /[,;:?(–—]/u],
  });
const ONE = String.raw`(?:qu['’])?(?:il|elle|on)|chacun|chacune`;
const SEVERAL = String.raw`(?:qu['’])?(?:ils|elles)`;

/** "Beaucoup de" wants a plural verb where it is the subject. */
const many = (de: string): Phrase[] => {
  const phrase = { wordy: `un grand nombre ${de}`, plain: `beaucoup ${de}` };
  const notAfter = [
    startsWith('plus|moins|fois|un|une|deux'),
    has(String.raw`qui (?:s['’]est|n['’]est|est|a|était|avait|sera|aura|fait|peut|va|doit)`),
    SECOND_DE,
  ];
  return [
    {
      ...phrase,
      before: [endsWith('à|avec|dans|pour|par|sur|chez|parmi|contre|sous|y a|y avait')],
      notAfter,
    },
    {
      ...phrase,
      before: [SENTENCE_START, /[,;:]$/u],
      after: [
        /^(?:(?!(?:est|a|était|avait|sera|aura|qui|que|dont|où)\s)\p{L}+[sx]\s+){1,3}(?:ne\s+|n['’]|se\s+|s['’])?(?:sont|ont|font|vont|étaient|avaient|seront|auront|peuvent|doivent|veulent|(?!souvent)(?!\p{L}+ment(?!\p{L}))\p{L}{3,}ent)(?![\p{L}’'-])/iu,
      ],
      notAfter,
    },
  ];
};

/** In the middle of a sentence the "à" may hang on the verb: "demander préalablement à la direction". */
const around = (wordy: string, plain: string): Phrase[] => [
  {
    wordy: `${wordy} à`,
    plain,
    before: CLAUSE_START,
    after: [
      /^(?:l['’]\p{L}|(?:la|leur|leurs|son|sa|ses|mon|ma|mes|notre|nos|votre|vos|cette|ce|cet|ces|toute|tout|une|un|chaque)\s)/iu,
    ],
  },
  { wordy: `${wordy} au`, plain: `${plain} le`, before: CLAUSE_START, after: [WORD] },
  { wordy: `${wordy} aux`, plain: `${plain} les`, before: CLAUSE_START, after: [WORD] },
];

/** What has a subject and a verb: "un retard en raison du fait qu’il neige" is no clause. */
const WHOLE_CLAUSE = [
  /(?:^|[,;:] |(?<!\p{L})(?:et|mais|que) |qu['’])(?:(?:je|tu|il|elle|on|nous|vous|ils|elles) |j['’])\p{L}/iu,
  /(?<!\p{L})(?:a|ont) \p{L}+(?:é|és|ée|ées|i|u|it|is)$/iu,
];

/** At the beginning of a clause, and after one that is whole without it: not "c’est en raison du fait que". */
const because = (wordy: string): Phrase[] =>
  ['que', "qu'"].flatMap((que): Phrase[] => {
    const phrase = {
      wordy: `${wordy} ${que}`,
      plain: `parce ${que}`,
      notAfter: [has('(?:et|ou|mais) (?:du|de|de la|des)')],
    };
    const notBefore = [
      endsWith(
        "(?:c['’])?(?:est|était|sont|étaient|sera|serait)|être|et|ou|mais|ni|pas|plus|que|non|même|surtout|aussi|seulement|simplement|uniquement",
      ),
    ];
    return [
      { ...phrase, before: CLAUSE_START },
      { ...phrase, before: WHOLE_CLAUSE, notBefore },
    ];
  });

const withArticle = (wordy: string, plain: string): Phrase[] => {
  // "En dépit du bon sens" is a saying.
  const notAfter = [SECOND_DE, startsWith('bon sens')];
  return [
    {
      wordy: `${wordy} de`,
      plain,
      after: [/^(?:l['’]|(?:la|son|sa|ses|leur|leurs)\s)/iu],
      notAfter,
    },
    { wordy: `${wordy} du`, plain: `${plain} le`, after: [WORD], notAfter },
    { wordy: `${wordy} des`, plain: `${plain} les`, after: [WORD], notAfter },
  ];
};

const ending = (wordy: string, plain: string): Phrase => ({
  wordy,
  plain,
  before: [WORD_BEFORE],
  notBefore: [endsWith('est|sont|était|étaient|et|ou|ni|pas|plus|non|que')],
  after: [SENTENCE_END],
});

/** Long-winded French phrases, and where the plain ones fit without further changes. */
export const PLAIN_WORDS_FR: readonly Phrase[] = [
  ...withDe('afin', 'pour', {
    // "Trop grand pour" is something else.
    notBefore: [has('trop|assez|suffisamment')],
    after: [INFINITIVE],
    notAfter: [SECOND_DE],
  }),
  ...withDe('dans le but', 'pour', { after: [INFINITIVE], notAfter: [SECOND_DE] }),
  ...withDe('en vue', 'pour', { after: [INFINITIVE], notAfter: [SECOND_DE] }),
  ...because('en raison du fait'),
  ...because('à cause du fait'),
  ...withArticle('en dépit', 'malgré'),
  ...withArticle("à l'exception", 'sauf'),
  ...['de', "d'", 'du', 'des'].map((de): Phrase => ({
    wordy: `à proximité ${de}`,
    plain: `près ${de}`,
  })),
  ending('de manière régulière', 'régulièrement'),
  ending('de façon régulière', 'régulièrement'),
  ending('de manière rapide', 'rapidement'),
  ending('de façon rapide', 'rapidement'),
  { wordy: "au jour d'aujourd'hui", plain: "aujourd'hui", before: CLAUSE_START },
  {
    wordy: "à l'heure actuelle",
    plain: 'actuellement',
    before: [SENTENCE_START, endsWith('sont|sommes|suis|ont|avons|pas|il est|elle est')],
  },
  {
    wordy: 'dans les plus brefs délais',
    plain: 'au plus vite',
    after: [SENTENCE_END, startsWith('et|pour|afin|avec')],
  },
  ...many('de'),
  ...many("d'"),
  ...canDo('est en mesure', 'peut', ONE),
  ...canDo('sont en mesure', 'peuvent', SEVERAL),
  ...canDo(
    'être en mesure',
    'pouvoir',
    'doit|doivent|devez|devons|devra|devront|devrait|devraient|pour|sans',
  ),
  ...canDo('a la possibilité', 'peut', ONE),
  ...canDo('ont la possibilité', 'peuvent', SEVERAL),
  ...around('préalablement', 'avant'),
  ...around('postérieurement', 'après'),
  {
    wordy: 'comme par exemple',
    plain: 'comme',
    after: [/^(?:l['’]\p{L}|(?:le|la|les|un|une|des)\s)/iu],
  },
  { wordy: "prévoir à l'avance", plain: 'prévoir', notAfter: [startsWith('de|du|des')] },
  { wordy: "prévu à l'avance", plain: 'prévu', notAfter: [startsWith('de|du|des')] },
  { wordy: 'monter en haut', plain: 'monter', after: [SENTENCE_END] },
  { wordy: 'descendre en bas', plain: 'descendre', after: [SENTENCE_END] },
  { wordy: 'collaborer ensemble', plain: 'collaborer', notBefore: [endsWith('et|ou')] },
];
