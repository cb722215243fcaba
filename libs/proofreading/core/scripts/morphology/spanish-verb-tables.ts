/** Endings of the Spanish tenses, irregular stems, and the verbs that follow no rule. */
type Endings = readonly (readonly [ending: string, tags: string])[];

const rows = (tag: string, forms: string, persons = '1.sg 2.sg 3.sg 1.pl 2.pl 3.pl'): Endings => {
  const names = persons.split(' ');
  return forms
    .split(' ')
    .map((ending, i) => [ending, `fin.${tag}.${names[i]}`] as const)
    .filter(([ending]) => ending !== '-');
};

/** Imperfect and first and third person alike are given twice, once for each. */
export const SHARED: Endings = [
  ...rows('ind.fut', 'é ás á emos éis án'),
  ...rows('cnd.pres', 'ía ías ía íamos íais ían'),
];
export const SUBJUNCTIVE_PAST = (theme: string, accented: string): Endings => [
  ...rows(
    'sub.impf',
    `${theme}ra ${theme}ras ${theme}ra ${accented}ramos ${theme}rais ${theme}ran`,
  ),
  ...rows(
    'sub.impf',
    `${theme}se ${theme}ses ${theme}se ${accented}semos ${theme}seis ${theme}sen`,
  ),
  ...rows('sub.fut', `${theme}re ${theme}res ${theme}re ${accented}remos ${theme}reis ${theme}ren`),
];

/** `vos` takes its own endings in the present and the imperative: `hablás`, `hablá`. */
export const AR: Endings = [
  ...rows('ind.pres', 'o as a amos áis an'),
  ['ás', 'fin.ind.pres.2.sg'],
  ...rows('ind.impf', 'aba abas aba ábamos abais aban'),
  ...rows('ind.past', 'é aste ó amos asteis aron'),
  ...rows('sub.pres', 'e es e emos éis en'),
  ...rows('imp.pres', '- a e emos ad en'),
  ['á', 'fin.imp.pres.2.sg'],
  ...SUBJUNCTIVE_PAST('a', 'á'),
  ['ando', 'ger'],
];
export const ER_IR: Endings = [
  ...rows('ind.pres', 'o es e - - en'),
  ...rows('ind.impf', 'ía ías ía íamos íais ían'),
  ...rows('ind.past', 'í iste ió imos isteis ieron'),
  ...rows('ind.past', '- iste yó imos isteis yeron'),
  ...rows('ind.past', '- íste - ímos ísteis -'),
  ...rows('ind.past', '- - - - - eron'),
  ...rows('ind.past', '- - ó - - -'),
  ...rows('sub.pres', 'a as a amos áis an'),
  ...rows('imp.pres', '- e a amos - an'),
  ...SUBJUNCTIVE_PAST('ie', 'ié'),
  ...SUBJUNCTIVE_PAST('ye', 'yé'),
  ...SUBJUNCTIVE_PAST('e', 'é'),
  ['iendo', 'ger'],
  ['yendo', 'ger'],
  ['endo', 'ger'],
];
export const ER: Endings = [
  ...ER_IR,
  ...rows('ind.pres', '- - - emos éis -'),
  ...rows('imp.pres', '- - - - ed -'),
  ['és', 'fin.ind.pres.2.sg'],
  ['é', 'fin.imp.pres.2.sg'],
];
export const IR: Endings = [
  ...ER_IR,
  ...rows('ind.pres', '- - - imos ís -'),
  ...rows('ind.pres', '- - - ímos ís -'),
  ...rows('imp.pres', '- - - - id -'),
  ...rows('imp.pres', '- - - - íd -'),
  ['ís', 'fin.ind.pres.2.sg'],
  ['í', 'fin.imp.pres.2.sg'],
];

/** Preterites of their own stem: `tuve`, `dijo`, `anduvieron`. */
export const STRONG: Endings = [
  ...rows('ind.past', 'e iste o imos isteis ieron'),
  ...rows('ind.past', '- - - - - eron'),
  ...SUBJUNCTIVE_PAST('ie', 'ié'),
  ...SUBJUNCTIVE_PAST('e', 'é'),
];
export const STRONG_STEMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:des)?andar$/u, 'anduv'],
  [/^estar$/u, 'estuv'],
  [/tener$/u, 'tuv'],
  [/haber$/u, 'hub'],
  [/saber$/u, 'sup'],
  [/caber$/u, 'cup'],
  [/poder$/u, 'pud'],
  [/poner$/u, 'pus'],
  [/querer$/u, 'quis'],
  [/hacer$/u, 'hic'],
  [/facer$/u, 'fic'],
  [/hacer$/u, 'hiz'],
  [/facer$/u, 'fiz'],
  [/venir$/u, 'vin'],
  [/decir$/u, 'dij'],
  [/ducir$/u, 'duj'],
  [/traer$/u, 'traj'],
];
export const FUTURE_STEMS: readonly (readonly [RegExp, string])[] = [
  [/tener$/u, 'tendr'],
  [/poner$/u, 'pondr'],
  [/venir$/u, 'vendr'],
  [/salir$/u, 'saldr'],
  [/valer$/u, 'valdr'],
  [/haber$/u, 'habr'],
  [/saber$/u, 'sabr'],
  [/caber$/u, 'cabr'],
  [/poder$/u, 'podr'],
  [/querer$/u, 'querr'],
  [/hacer$/u, 'har'],
  [/facer$/u, 'far'],
  [/decir$/u, 'dir'],
];
/** Stem of the present before `a` and `o`, where it is not the usual one. */
export const PRESENT_STEMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/tener$/u, ['teng', 'tien']],
  [/venir$/u, ['veng', 'vien']],
  [/poner$/u, ['pong']],
  [/salir$/u, ['salg']],
  [/valer$/u, ['valg']],
  [/caer$/u, ['caig', 'ca']],
  [/traer$/u, ['traig', 'tra']],
  [/roer$/u, ['roig', 'roy', 'ro']],
  [/raer$/u, ['raig', 'ray', 'ra']],
  [/o[ií]r$/u, ['oig', 'oy', 'o']],
  [/hacer$/u, ['hag']],
  [/facer$/u, ['fag']],
  [/decir$/u, ['dig', 'dic']],
  [/asir$/u, ['asg']],
  [/caber$/u, ['quep']],
  [/saber$/u, ['sep']],
  [/haber$/u, ['hay']],
  [/ver$/u, ['ve']],
  [/oler$/u, ['huel']],
  [/errar$/u, ['yerr']],
  [/erguir$/u, ['yerg', 'irg', 'irgu', 'yergu']],
  [/jugar$/u, ['jueg', 'juegu']],
  [/^estar$/u, ['est']],
];

/** Whole paradigms and single forms that follow no rule. */
export const BY_HAND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ser: {
    'ind.pres': 'soy eres es somos sois son',
    'ind.impf': 'era eras era éramos erais eran',
    'ind.past': 'fui fuiste fue fuimos fuisteis fueron',
    'sub.pres': 'sea seas sea seamos seáis sean',
    'imp.pres': '- sé sea seamos sed sean',
    'sub.impf': 'fuera fueras fuera fuéramos fuerais fueran',
    'sub.impf ': 'fuese fueses fuese fuésemos fueseis fuesen',
    'sub.fut': 'fuere fueres fuere fuéremos fuereis fueren',
    'ind.pres ': '- sos - - - -',
  },
  ir: {
    'ind.pres': 'voy vas va vamos vais van',
    'ind.impf': 'iba ibas iba íbamos ibais iban',
    'ind.past': 'fui fuiste fue fuimos fuisteis fueron',
    'sub.pres': 'vaya vayas vaya vayamos vayáis vayan',
    'imp.pres': '- ve vaya vayamos id vayan',
    'imp.pres ': '- - - vamos - -',
    'sub.impf': 'fuera fueras fuera fuéramos fuerais fueran',
    'sub.impf ': 'fuese fueses fuese fuésemos fueseis fuesen',
    'sub.fut': 'fuere fueres fuere fuéremos fuereis fueren',
  },
  haber: {
    'ind.pres': 'he has ha hemos habéis han',
    'ind.pres ': '- - hay - - -',
    'ind.pres  ': '- - - habemos - -',
  },
  estar: {
    'ind.pres': 'estoy estás está estamos estáis están',
    'sub.pres': 'esté estés esté estemos estéis estén',
    'imp.pres': '- está esté estemos estad estén',
  },
  dar: {
    'ind.pres': 'doy das da damos dais dan',
    'ind.past': 'di diste dio dimos disteis dieron',
    'sub.pres': 'dé des dé demos deis den',
    'imp.pres': '- da dé demos dad den',
    'sub.impf': 'diera dieras diera diéramos dierais dieran',
    'sub.impf ': 'diese dieses diese diésemos dieseis diesen',
    'sub.fut': 'diere dieres diere diéremos diereis dieren',
  },
  ver: {
    'ind.pres': 'veo ves ve vemos veis ven',
    'ind.past': 'vi viste vio vimos visteis vieron',
    'ind.impf': 'veía veías veía veíamos veíais veían',
    'sub.pres': 'vea veas vea veamos veáis vean',
    'imp.pres': '- ve vea veamos ved vean',
  },
  saber: { 'ind.pres': 'sé - - - - -' },
  hacer: { 'imp.pres': '- haz - - - -' },
  decir: { 'imp.pres': '- di - - - -', 'ind.past': '- - - - dijisteis -' },
  poner: { 'imp.pres': '- pon - - - -' },
  salir: { 'imp.pres': '- sal - - - -' },
  tener: { 'imp.pres': '- ten - - - -' },
  venir: { 'imp.pres': '- ven - - - -' },
};
/** Verbs of which the table has everything: their stems are too short to be told apart. */
export const WHOLE = new Set(['ser', 'ir']);
export const HAND_BASES = ['hacer', 'decir', 'poner', 'salir', 'tener', 'venir'];
export const PERSONS = '1.sg 2.sg 3.sg 1.pl 2.pl 3.pl'.split(' ');

export const IRREGULAR_PARTICIPLES: readonly (readonly [RegExp, string])[] = [
  [/abrir$/u, 'abiert'],
  [/cubrir$/u, 'cubiert'],
  [/scribir$/u, 'scrit'],
  [/volver$/u, 'vuelt'],
  [/solver$/u, 'suelt'],
  [/morir$/u, 'muert'],
  [/poner$/u, 'puest'],
  [/(?<!o)ver$/u, 'vist'],
  [/hacer$/u, 'hech'],
  [/facer$/u, 'fech'],
  [/decir$/u, 'dich'],
  [/romper$/u, 'rot'],
  [/freír$/u, 'frit'],
  [/imprimir$/u, 'impres'],
  [/proveer$/u, 'provist'],
  [/^ir$/u, 'id'],
  [/^ser$/u, 'sid'],
  [/^estar$/u, 'estad'],
  [/^haber$/u, 'habid'],
];
