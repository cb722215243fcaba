/** The five forms of an English verb: base, -s, past, participle, -ing. */
export const SLOTS = ['s', 'ing', 'ed', 'en', 'base'] as const;
export type Slot = (typeof SLOTS)[number];
export type VerbForms = Readonly<Record<Slot, string>>;

/** Base, past and participle of the irregular verbs; where two words are given, the participle is the past. */
const IRREGULAR = new Map(
  `be was been|arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent|bet bet|
bid bid|bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|build built|burst burst|
buy bought|cast cast|catch caught|choose chose chosen|cling clung|come came come|cost cost|creep crept|cut cut|deal dealt|dig dug|
do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|
find found|flee fled|fling flung|fly flew flown|forbid forbade forbidden|foresee foresaw foreseen|forget forgot forgotten|
forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone|grind ground|grow grew grown|hang hung|
have had|hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|know knew known|lay laid|lead led|leave left|lend lent|
let let|lie lay lain|lose lost|make made|mean meant|meet met|mistake mistook mistaken|overcome overcame overcome|pay paid|put put|
quit quit|read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold|send sent|
set set|sew sewed sewn|shake shook shaken|shed shed|shine shone|shoot shot|show showed shown|shrink shrank shrunk|shut shut|
sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|speak spoke spoken|spend spent|spin spun|split split|spread spread|
stand stood|steal stole stolen|stick stuck|sting stung|strike struck|strive strove striven|swear swore sworn|sweep swept|
swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|
understand understood|undertake undertook undertaken|upset upset|wake woke woken|wear wore worn|weave wove woven|weep wept|
win won|wind wound|withdraw withdrew withdrawn|withstand withstood|write wrote written`
    .split('|')
    .map((line) => line.trim().split(' '))
    .map(([base = '', past = '', participle = past]) => [base, { past, participle }] as const),
);

const IRREGULAR_THIRD = new Map([
  ['be', 'is'],
  ['have', 'has'],
]);

/** Verbs of more than one syllable whose stress falls on the last, so that its consonant is doubled. */
const DOUBLING =
  /^(?:admit|begin|commit|compel|confer|control|deter|equip|excel|expel|forget|incur|infer|occur|omit|overlap|patrol|permit|prefer|propel|rebel|recur|refer|regret|submit|transfer|transmit|unplug|upset)$/;
const ONE_SYLLABLE = /^(?:[^aeiou]*|qu|squ)[aeiou][bdgklmnprt]$/;

/** Forms of a verb by its base; of a phrase ("look after") the first word is inflected. */
export function verbForms(base: string): VerbForms {
  const [verb = '', ...rest] = base.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const irregular = IRREGULAR.get(verb);
  const past = irregular?.past ?? regularPast(verb);
  const forms = {
    base: verb,
    s: IRREGULAR_THIRD.get(verb) ?? withS(verb),
    ing: withIng(verb),
    ed: past,
    en: irregular?.participle ?? past,
  };
  return {
    base: forms.base + tail,
    s: forms.s + tail,
    ing: forms.ing + tail,
    ed: forms.ed + tail,
    en: forms.en + tail,
  };
}

/** Bases of the irregular verbs by their past or participle, where these differ from the base. */
export const IRREGULAR_BASES: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR].flatMap(([base, { past, participle }]) =>
    [past, participle].filter((form) => form !== base).map((form) => [form, base] as const),
  ),
);

function withS(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function withIng(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/.[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return `${doubled(verb)}ing`;
}

function regularPast(verb: string): string {
  if (/e$/.test(verb)) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${doubled(verb)}ed`;
}

function doubled(verb: string): string {
  return ONE_SYLLABLE.test(verb) || DOUBLING.test(verb) ? verb + verb.slice(-1) : verb;
}
