import type { AnalysedWord, Grammar, Reading } from '@tercet/proofreading-core';
import { wordSet } from './words';

/**
 * Gender and number as a set of cells, so that words agree where their sets meet:
 * `amable` is in two cells, `crisis` in two others, `casas` in one.
 */
export type Cells = number;
export const MASCULINE_SINGULAR = 1;
export const FEMININE_SINGULAR = 2;
export const MASCULINE_PLURAL = 4;
export const FEMININE_PLURAL = 8;
export const SINGULAR = MASCULINE_SINGULAR | FEMININE_SINGULAR;
export const PLURAL = MASCULINE_PLURAL | FEMININE_PLURAL;
export const MASCULINE = MASCULINE_SINGULAR | MASCULINE_PLURAL;
export const FEMININE = FEMININE_SINGULAR | FEMININE_PLURAL;
const ANY = SINGULAR | PLURAL;

export function cellsOfReading({ gender, number }: Reading): Cells {
  const genders = gender === 'm' ? MASCULINE : gender === 'f' ? FEMININE : ANY;
  const numbers = number === 'sg' ? SINGULAR : number === 'pl' ? PLURAL : ANY;
  return genders & numbers;
}

/** The cells of all readings that pass the test. */
export function cellsOf(word: AnalysedWord, test: (reading: Reading) => boolean): Cells {
  return word.readings.filter(test).reduce((cells, reading) => cells | cellsOfReading(reading), 0);
}

/** Nouns of which the lexicon does not know the gender, or gives a second one that is rare. */
const ONLY_FEMININE =
  wordSet(`amiga amigas tele sal especie especies cabeza cabezas cámara cámaras batería baterías trompeta trompetas
  asa asas trompa trompas calavera calaveras bestia bestias plasta plastas álgebra águila águilas`);
const ONLY_MASCULINE = wordSet(
  'temas amores calor catión cationes anión aniones envite ajimez ajimeces',
);

/** Nouns in use with both genders, for two senses, two kinds of people or two habits, whatever the lexicon says. */
const EITHER =
  wordSet(`corriente corrientes órdenes vigía vigías portavoces cabecilla cabecillas crápula crápulas profe profes
  contralto gerente gerentes cónyuge cónyuges piloto pilotos sargento sargentos soldado soldados médico médicos
  concejal concejales árbitro árbitros técnico técnicos bebé bebés alférez alféreces cabo cabos general generales teniente
  tenientes coronel coroneles comandante comandantes capitán juez jueces fiscal fiscales edil ediles canciller cancilleres líder líderes
  chef chefs jefe jefes presidente presidentes perito peritos reo reos notario notarios músico músicos crítico críticos
  arquitecto arquitectos ingeniero ingenieros ministro ministros abogado abogados rehén rehenes bachiller bachilleres dracma dracmas majestad alteza excelencia señoría santidad tanga tangas testigo testigos
  web macro macros pijama pijamas sartén hojaldre canal canales punta puntas intérprete
  intérpretes soprano sopranos contraltos mezzosoprano miembro miembros`);

/** Feminine things that also name the man who has to do with them: `el cámara grabó la boda`. */
const ALSO_MEN =
  wordSet(`cámara cámaras batería baterías espada espadas trompeta trompetas trompa trompas cabeza cabezas estrella
  estrellas bestia bestias calavera calaveras rata ratas ayuda base bases plasta plastas figura figuras fiera fieras gallina
  gallinas corneta cornetas`);

/** Whether the noun may name a man, though it is feminine: `los primeros espadas`. */
export const mayBeMan = ({ norm }: AnalysedWord): boolean => ALSO_MEN.has(norm);

/** Whether the word before, or what comes next, is that of a person: there `el cámara` is a man. */
export const isManHere = (words: readonly AnalysedWord[], index: number): boolean =>
  ALSO_MEN.has(words[index]?.norm ?? '') &&
  (/^(?:al?|con|del)$/u.test(words[index - 1]?.norm ?? '') ||
    /^(?:a|con|ser|es|era|fue|son)$/u.test(words[index - 2]?.norm ?? '') ||
    words[index + 1]?.norm === 'que' ||
    // `el cámara y el guía`
    (words[index + 1]?.norm === 'y' && words[index - 1]?.norm === words[index + 2]?.norm) ||
    /^(?:familia|serie|lista|cartel|cámara|televisión|grupo|banda)$/u.test(
      words[index + 2]?.norm ?? '',
    ) ||
    words[index + 1]?.best.form === 'fin');

/** Cells of a noun; feminine nouns that take `el` stay feminine. */
export function nounCells(word: AnalysedWord): Cells {
  const known = cellsOf(word, ({ pos }) => pos === 'NOUN');
  const cells = INVARIABLE.test(word.norm) ? bothNumbers(known) : known;
  if (EITHER.has(word.norm)) return word.norm.endsWith('s') ? PLURAL : SINGULAR;
  if (ONLY_FEMININE.has(word.norm)) return bothGenders(cells) & FEMININE;
  if (ONLY_MASCULINE.has(word.norm)) return bothGenders(cells) & MASCULINE;
  if (FEMININE_ENDING.test(word.norm)) return cells & FEMININE;
  return MASCULINE_ENDING.test(word.norm) ? cells & MASCULINE : cells;
}

/** `el alias` and `los alias`, `la crisis`, `el virus`. */
const INVARIABLE =
  /(?:alias|campus|corpus|virus|[^s]sis|statu?s|anus|bonus|chasis|herpes|ómnibus|plus)$/u;
const bothGenders = (cells: Cells): Cells =>
  (cells & SINGULAR ? SINGULAR : 0) | (cells & PLURAL ? PLURAL : 0);
export const bothNumbers = (cells: Cells): Cells =>
  cells | ((cells & SINGULAR) << 2) | ((cells & PLURAL) >> 2);

const FEMININE_ENDING = /(?:ci[óo]n|si[óo]n|dad|tad|tud|umbre|eza)(?:es|s)?$/u;
const MASCULINE_ENDING = /[^s]aje(?:s)?$/u;

/** Adjectives that are alike in both genders, whatever the lexicon says of one of their readings. */
const ONE_FORM = /(?:[ezaiíú]|[^ñ][aiu]l|[ae]r|ún|en)$/u;

/** Nouns that the lexicon takes for adjectives as well. */
const NO_ADJECTIVES =
  wordSet(`falla fallas sofisma sofismas rebanada rebanadas candado candados prefijo intentos incógnita incógnitas nota notas
  línea líneas deuda deudas características partidas voluntarios directorio directorios variables`);

/** Cells of a word as an adjective or participle. */
export function adjectiveCells(word: AnalysedWord): Cells {
  if (NO_ADJECTIVES.has(word.norm)) return 0;
  if (MASCULINE_SHORT.has(word.norm)) return MASCULINE_SINGULAR;
  const cells = (reading: Reading): Cells => {
    const own = cellsOfReading(reading);
    if (reading.pos !== 'ADJ' || !ONE_FORM.test(reading.lemma)) return own;
    return own & SINGULAR ? (own & PLURAL ? ANY : SINGULAR) : PLURAL;
  };
  return word.readings
    .filter(
      ({ pos, form, definite }) => pos === 'ADJ' || form === 'part' || (pos === 'DET' && !definite),
    )
    .reduce((all, reading) => all | cells(reading), 0);
}

const ORDER = [MASCULINE_SINGULAR, FEMININE_SINGULAR, MASCULINE_PLURAL, FEMININE_PLURAL];

/** One cell of a set, the masculine and the singular first. */
export function firstCell(cells: Cells): Cells {
  return ORDER.find((cell) => (cells & cell) !== 0) ?? MASCULINE_SINGULAR;
}

/** The features that a single cell stands for. */
export function featuresOf(cell: Cells): { gender: 'm' | 'f'; number: 'sg' | 'pl' } {
  return { gender: cell & MASCULINE ? 'm' : 'f', number: cell & SINGULAR ? 'sg' : 'pl' };
}

/** The form of an adjective, participle or noun for a cell, or undefined where the lexicon has none. */
export function formFor(grammar: Grammar, word: AnalysedWord, cell: Cells): string | undefined {
  const short = SHORT.get(word.norm);
  if (short) return short[ORDER.indexOf(cell)];
  const readings = word.readings.filter(
    (reading) => reading.pos === 'ADJ' || reading.form === 'part',
  );
  const rest = word.readings.filter(({ pos }) => pos === 'NOUN' || pos === 'DET');
  // `azules` rather than `azulas` of a rare `azulo`
  const kept = [`${word.norm}s`, `${word.norm}es`];
  const own = readings
    .flatMap((reading) => grammar.inflect(reading, featuresOf(cell)))
    .find((form) => kept.includes(form));
  if (own !== undefined) return own;
  for (const reading of [...readings, ...rest]) {
    const forms = grammar.inflect(reading, featuresOf(cell));
    const form = forms.find((one) => one !== word.norm && !SHORTENED.has(one)) ?? forms[0];
    if (form !== undefined && form !== word.norm) return form;
  }
  return undefined;
}

/** Adjectives that lose their end before a noun, and their full forms; `enfermo` the lexicon has as a noun. */
const SHORT = new Map(
  ['bueno', 'malo', 'primero', 'tercero', 'enfermo'].flatMap((word) => {
    const stem = word.slice(0, -1);
    const row = [word, `${stem}a`, `${stem}os`, `${stem}as`];
    return [word.slice(0, -1), ...row].map((form) => [form, row] as const);
  }),
);
const MASCULINE_SHORT = wordSet('buen mal primer tercer');
export const SHORTENED = wordSet('buen mal primer tercer gran san algún ningún un');

const VOWEL_GROUPS = /[aeiouáéíóúü]+/gu;

/** Whether the word starts with the stressed sound a: `agua`, `hacha`, `área`, but not `arena`. */
export function startsWithStressedA(word: string): boolean {
  if (/^h?á/u.test(word)) return true;
  if (!/^h?a/u.test(word) || /[áéíóú]/u.test(word)) return false;
  const groups = word.match(VOWEL_GROUPS)?.length ?? 0;
  return groups === 1 || (groups === 2 && /[aeiouns]$/u.test(word));
}
