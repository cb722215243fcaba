/** Past tense, and the participle where it is another word, of verbs to which learners give an ending `-ed`. */
const VERBS: Readonly<Record<string, string>> = {
  arise: 'arose arisen',
  awake: 'awoke awoken',
  beat: 'beat beaten',
  become: 'became become',
  begin: 'began begun',
  bend: 'bent',
  bite: 'bit bitten',
  bleed: 'bled',
  blow: 'blew blown',
  break: 'broke broken',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose chosen',
  come: 'came come',
  creep: 'crept',
  cut: 'cut',
  deal: 'dealt',
  dig: 'dug',
  do: 'did done',
  draw: 'drew drawn',
  drink: 'drank drunk',
  drive: 'drove driven',
  eat: 'ate eaten',
  fall: 'fell fallen',
  feed: 'fed',
  feel: 'felt',
  fight: 'fought',
  find: 'found',
  fly: 'flew flown',
  forbid: 'forbade forbidden',
  forget: 'forgot forgotten',
  forgive: 'forgave forgiven',
  freeze: 'froze frozen',
  get: 'got',
  give: 'gave given',
  go: 'went gone',
  grow: 'grew grown',
  have: 'had',
  hear: 'heard',
  hide: 'hid hidden',
  hit: 'hit',
  hold: 'held',
  hurt: 'hurt',
  keep: 'kept',
  know: 'knew known',
  lay: 'laid lay',
  lead: 'led',
  lend: 'lent',
  lose: 'lost',
  make: 'made',
  mean: 'meant',
  meet: 'met',
  mistake: 'mistook mistaken',
  oversleep: 'overslept',
  pay: 'paid',
  read: 'read',
  rebuild: 'rebuilt',
  ride: 'rode ridden',
  rise: 'rose risen',
  run: 'ran run',
  say: 'said',
  see: 'saw seen',
  sell: 'sold',
  send: 'sent',
  shake: 'shook shaken',
  shoot: 'shot',
  shut: 'shut',
  sing: 'sang sung',
  sink: 'sank sunk',
  sit: 'sat',
  sleep: 'slept',
  slide: 'slid',
  speak: 'spoke spoken',
  spend: 'spent',
  spread: 'spread',
  stand: 'stood',
  steal: 'stole stolen',
  stick: 'stuck',
  strike: 'struck',
  swear: 'swore sworn',
  sweep: 'swept',
  swim: 'swam swum',
  swing: 'swung',
  take: 'took taken',
  teach: 'taught',
  tear: 'tore torn',
  tell: 'told',
  think: 'thought',
  throw: 'threw thrown',
  understand: 'understood',
  undo: 'undid undone',
  upset: 'upset',
  wake: 'woke woken',
  wear: 'wore worn',
  weep: 'wept',
  win: 'won',
  withdraw: 'withdrew withdrawn',
  write: 'wrote written',
};

/** Plurals formed by rule, some with an ending too many, and what they stand for. */
const PLURALS: Readonly<Record<string, string>> = {
  childs: 'children child’s',
  childrens: 'children’s children',
  womans: 'women woman’s',
  womens: 'women’s women',
  policemans: 'policemen policeman’s',
  firemans: 'firemen fireman’s',
  tooths: 'teeth',
  teeths: 'teeth',
  feets: 'feet',
  mices: 'mice',
  wifes: 'wives wife’s',
  lifes: 'lives life’s',
  halfs: 'halves',
  shelfs: 'shelves',
  thiefs: 'thieves',
  calfs: 'calves',
  selfs: 'selves',
  rooves: 'roofs',
  themselfs: 'themselves',
  theirselves: 'themselves',
  theirselfs: 'themselves',
  ourselfs: 'ourselves',
  yourselfs: 'yourselves',
  hisself: 'himself',
};

/** Words of their own: `she seed` is wrong, but `we seed the lawn` is not. */
const WORDS: ReadonlySet<string> = new Set(
  'flied leaded payed seed singed sited teared waked wined'.split(' '),
);

const isVowel = (letter: string | undefined): boolean => /[aeiou]/u.test(letter ?? '');

/** `teach` → `teached`, `run` → `runned` and `runed`, `fly` → `flied` and `flyed`. */
function regularForms(verb: string): string[] {
  if (verb.endsWith('e')) return [`${verb}d`];
  if (/[^aeiou]y$/u.test(verb)) return [`${verb.slice(0, -1)}ied`, `${verb}ed`];
  const isShort = /[bdgmnptr]$/u.test(verb) && isVowel(verb.at(-2)) && !isVowel(verb.at(-3));
  return [`${verb}ed`, ...(isShort ? [`${verb}${verb.at(-1) ?? ''}ed`] : [])];
}

const words = (list: string): string[] => list.replaceAll('’', "'").split(' ');

/** Forms that follow the rule where the language does not, and the forms that were meant, likeliest first. */
export const IRREGULAR_SLIPS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(VERBS).flatMap(([verb, forms]) =>
      regularForms(verb)
        .filter((form) => !WORDS.has(form))
        .map((form) => [form, words(forms)] as const),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(PLURALS).map(([plural, forms]) => [plural, words(forms)] as const),
  ),
};
