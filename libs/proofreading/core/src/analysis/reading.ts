/** Parts of speech, as Universal Dependencies names them. */
export const PARTS_OF_SPEECH = [
  'NOUN',
  'PROPN',
  'ADJ',
  'VERB',
  'AUX',
  'DET',
  'PRON',
  'ADP',
  'ADV',
  'CCONJ',
  'SCONJ',
  'NUM',
  'INTJ',
  'PART',
  'PUNCT',
  'SYM',
  'X',
] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/**
 * What a word form tells of itself. A feature that is missing is open: an adjective without gender fits both,
 * an English verb in the present without person fits all but the third person singular.
 */
export interface Features {
  readonly gender?: 'm' | 'f' | 'n';
  readonly number?: 'sg' | 'pl';
  readonly person?: 1 | 2 | 3;
  readonly mood?: 'ind' | 'sub' | 'imp' | 'cnd';
  /** `past` is the simple past (passé simple, pretérito) or, of a participle, the past participle. */
  readonly tense?: 'pres' | 'impf' | 'past' | 'fut';
  readonly form?: 'fin' | 'inf' | 'part' | 'ger';
  readonly type?: 'art' | 'dem' | 'poss' | 'prs' | 'rel' | 'int' | 'indef' | 'neg' | 'card' | 'ord';
  readonly case?: 'nom' | 'acc' | 'dat' | 'refl' | 'tonic' | 'gen';
  readonly definite?: 'def' | 'indf';
  readonly degree?: 'cmp' | 'sup';
  /** A preposition grown together with what follows it: `du`, `al`, `auquel`. */
  readonly fused?: true;
}

/** One way to understand a word. */
export interface Reading extends Features {
  /** Part of speech and features in one string: `VERB.fin.ind.pres.3.sg`. Equal tags have equal features. */
  readonly tag: string;
  readonly pos: PartOfSpeech;
  readonly lemma: string;
  /** The lexicon does not have the word: the reading follows from its ending. */
  readonly guessed?: true;
}

const FIELDS: Readonly<Record<string, Features>> = {
  m: { gender: 'm' },
  f: { gender: 'f' },
  n: { gender: 'n' },
  sg: { number: 'sg' },
  pl: { number: 'pl' },
  1: { person: 1 },
  2: { person: 2 },
  3: { person: 3 },
  ind: { mood: 'ind' },
  sub: { mood: 'sub' },
  imp: { mood: 'imp' },
  cnd: { mood: 'cnd' },
  pres: { tense: 'pres' },
  impf: { tense: 'impf' },
  past: { tense: 'past' },
  fut: { tense: 'fut' },
  fin: { form: 'fin' },
  inf: { form: 'inf' },
  part: { form: 'part' },
  ger: { form: 'ger' },
  art: { type: 'art' },
  dem: { type: 'dem' },
  poss: { type: 'poss' },
  prs: { type: 'prs' },
  rel: { type: 'rel' },
  int: { type: 'int' },
  indef: { type: 'indef' },
  neg: { type: 'neg' },
  card: { type: 'card' },
  ord: { type: 'ord' },
  nom: { case: 'nom' },
  acc: { case: 'acc' },
  dat: { case: 'dat' },
  refl: { case: 'refl' },
  tonic: { case: 'tonic' },
  gen: { case: 'gen' },
  def: { definite: 'def' },
  indf: { definite: 'indf' },
  cmp: { degree: 'cmp' },
  sup: { degree: 'sup' },
  fused: { fused: true },
};

const isPartOfSpeech = (name: string): name is PartOfSpeech =>
  (PARTS_OF_SPEECH as readonly string[]).includes(name);

/** Part of speech and features of a tag such as `NOUN.f.sg`. */
export type ParsedTag = Features & { readonly tag: string; readonly pos: PartOfSpeech };

const parsed = new Map<string, ParsedTag>();

/** @throws Error when a part of the tag means nothing */
export function parseTag(tag: string): ParsedTag {
  const known = parsed.get(tag);
  if (known) return known;
  const [pos = '', ...names] = tag.split('.');
  if (!isPartOfSpeech(pos)) throw new Error(`“${tag}” is no part of speech.`);
  let features: Features = {};
  for (const name of names) {
    const field = FIELDS[name];
    if (!field) throw new Error(`“${name}” in “${tag}” is no feature.`);
    features = { ...features, ...field };
  }
  const result: ParsedTag = { tag, pos, ...features };
  parsed.set(tag, result);
  return result;
}

export function createReading(tag: string, lemma: string, guessed = false): Reading {
  return readingOf(parseTag(tag), lemma, guessed);
}

/** Names each field, open ones too: objects of one shape are read several times faster than clones of many. */
export function readingOf(tag: ParsedTag, lemma: string, guessed = false): Reading {
  return {
    tag: tag.tag,
    pos: tag.pos,
    lemma,
    gender: tag.gender,
    number: tag.number,
    person: tag.person,
    mood: tag.mood,
    tense: tag.tense,
    form: tag.form,
    type: tag.type,
    case: tag.case,
    definite: tag.definite,
    degree: tag.degree,
    fused: tag.fused,
    guessed: guessed || undefined,
  };
}

const FEATURE_NAMES = [
  'gender',
  'number',
  'person',
  'mood',
  'tense',
  'form',
  'type',
  'case',
  'definite',
  'degree',
  'fused',
] as const;

/** Whether the features wanted all hold; an open feature fits anything. */
export function fits(features: Features, wanted: Features): boolean {
  return FEATURE_NAMES.every((name) => {
    const want = wanted[name];
    const has = features[name];
    return want === undefined || has === undefined || want === has;
  });
}
