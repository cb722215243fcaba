import type { Derivation } from '@tercet/proofreading-core';

/** An ending in `o` in both genders and numbers. */
const inO = (ending: string): string[] =>
  ['o', 'a', 'os', 'as'].map((vowel) => ending.slice(0, -1) + vowel);
/** An ending in a consonant with a feminine in `a`: `dor`, `dora`. */
const inA = (ending: string): string[] => ['', 'a', 'es', 'as'].map((more) => ending + more);
const plural = (ending: string): string[] => [
  ending,
  /[aeo]$/u.test(ending) ? `${ending}s` : `${ending}es`,
];

function derived(endings: readonly string[], bases: string, minimumStem = 4): Derivation[] {
  const options = bases.split(' ').map((base) => (base === '-' ? '' : base));
  return endings.map((ending) => ({ ending, bases: options, minimumStem, isStressed: true }));
}

const ofNames = (endings: readonly string[], bases: string): Derivation[] =>
  derived(endings, bases).map((derivation) => ({ ...derivation, ofNames: true }));

const OF_VERBS: readonly Derivation[] = [
  ...derived(plural('able'), 'ar', 3),
  ...derived(plural('ible'), 'er ir', 3),
  ...derived(['ación', 'aciones'], 'ar'),
  ...derived(inA('ador'), 'ar'),
  ...derived(inA('edor'), 'er'),
  ...derived(inA('idor'), 'ir'),
  ...derived(plural('amiento'), 'ar'),
  ...derived(plural('imiento'), 'er ir'),
  ...derived(plural('ante'), 'ar ear'),
  ...derived(inO('ativo'), 'ar'),
  ...derived(inO('atorio'), 'ar'),
  ...derived(['ización', 'izaciones', 'iza'], 'izar', 3),
  ...derived(plural('abilidad'), 'able'),
  ...derived(plural('ibilidad'), 'ible'),
  ...derived(['ablemente'], 'able'),
];

const OF_NOUNS: readonly Derivation[] = [
  ...derived(inO('ito'), 'o a - e os as', 3),
  ...derived(inO('cito'), '-'),
  ...derived(inO('ecito'), 'o a e - é', 3),
  ...derived(inO('quito'), 'co ca', 2),
  ...derived(inO('guito'), 'go ga', 3),
  ...derived(inO('illo'), 'o a e -'),
  ...derived(inO('cillo'), '-'),
  ...derived(plural('azo'), 'o a -', 3),
  ...derived(['ón', 'ona', 'ones', 'onas'], 'o a e'),
  ...derived([...plural('ote'), ...plural('ota')], 'o a e -'),
  ...derived(['ete', 'etes'], 'o a -', 5),
  ...derived(inO('ero'), 'o a - e'),
  ...derived(['ería', 'erías'], 'o a - ero e'),
  ...derived(inO('oso'), 'o a - e'),
  ...derived(plural('idad'), 'o e -', 5),
  ...derived(['izar', 'izado', 'izada', 'izados', 'izadas', 'izando', 'ización'], 'o a - ico', 5),
  ...derived(plural('ismo'), 'ista - o a', 4),
  ...derived(plural('ista'), 'ismo - o a e'),
  ...derived(inO('ístico'), 'ista ismo'),
  ...derived([...plural('cionista'), 'cionismo'], 'ción'),
  ...derived(inO('lógico'), 'logía', 2),
  ...derived(inO('ólogo'), 'ología', 3),
  ...derived(inO('gráfico'), 'grafía', 2),
  ...derived(inO('ógrafo'), 'ografía', 3),
  ...derived(inO('nómico'), 'nomía', 2),
  ...derived(inO('métrico'), 'metría', 2),
];

const OF_ADJECTIVES: readonly Derivation[] = [
  { ending: 'mente', bases: [''], minimumStem: 4 },
  ...derived(inO('ísimo'), 'o e - a', 3),
  ...derived(['ísimamente'], 'o e -', 3),
];

/** Word formation: `devaluar` makes `devaluación`, `Madrid` makes `madridista`. */
export const DERIVATIONS: readonly Derivation[] = [
  ...OF_VERBS,
  ...OF_NOUNS,
  ...OF_ADJECTIVES,
  ...ofNames([...plural('ista'), 'ismo'], '- a o e'),
  ...ofNames(inO('iano'), '- o a e io'),
  ...ofNames(inO('esco'), '- o a e'),
  ...ofNames(inO('eño'), '- o a'),
  ...ofNames(inO('ano'), 'a o'),
  ...ofNames(inO('ino'), 'a o'),
  ...ofNames(plural('ense'), '- a o'),
];
