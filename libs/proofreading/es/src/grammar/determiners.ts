import { type AnalysedWord, entryOf } from '@tercet/proofreading-core';
import {
  type Cells,
  FEMININE_PLURAL,
  FEMININE_SINGULAR,
  MASCULINE_PLURAL,
  MASCULINE_SINGULAR,
  isManHere,
  nounCells,
  startsWithStressedA,
} from './agreement';

const CELLS = [MASCULINE_SINGULAR, FEMININE_SINGULAR, MASCULINE_PLURAL, FEMININE_PLURAL];

/** Determiners that show gender or number: masculine and feminine singular, then plural. */
const ROWS = `
el la los las
un una unos unas
este esta estos estas
ese esa esos esas
aquel aquella aquellos aquellas
mi mi mis mis
tu tu tus tus
su su sus sus
nuestro nuestra nuestros nuestras
vuestro vuestra vuestros vuestras
algún alguna algunos algunas
ningún ninguna ningunos ningunas
- mucha muchos muchas
- poca pocos pocas
- tanta tantos tantas
- - varios varias
otro otra otros otras
- - ambos ambas
cuánto cuánta cuántos cuántas
cuyo cuya cuyos cuyas
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((form) => (form === '-' ? '' : form)));

const ROW_OF = new Map(ROWS.flatMap((row) => row.filter(Boolean).map((form) => [form, row])));

/** Cells of a determiner; 0 for any other word. */
export function determinerCells(form: string): Cells {
  const row = ROW_OF.get(form);
  if (!row) return 0;
  return CELLS.reduce((cells, cell, column) => (row[column] === form ? cells | cell : cells), 0);
}

/**
 * Gender and number of the noun at an index, as far as its determiner tells more than the lexicon does:
 * `los cantantes` are masculine.
 */
export function phraseCells(words: readonly AnalysedWord[], index: number): Cells {
  const noun = words[index];
  if (!noun) return 0;
  const own = nounCells(noun);
  const cells = isManHere(words, index) ? own | (own >> 1) : own;
  const before = words[index - 1];
  const shown = /^(?:al|del)$/u.test(before?.norm ?? '')
    ? MASCULINE_SINGULAR
    : before?.best.pos === 'DET'
      ? determinerCells(before.norm)
      : 0;
  // `el agua fría`, `el azúcar blanca`
  return startsWithStressedA(noun.norm) || noun.norm === 'azúcar' ? cells : cells & shown || cells;
}

const FULL: Readonly<Record<string, string>> = {
  mucha: 'mucho',
  poca: 'poco',
  tanta: 'tanto',
};

/** The determiner's form for one cell, or undefined where it has none. */
export function determinerFor(form: string, cell: Cells): string | undefined {
  const row = ROW_OF.get(form);
  const found = row?.[CELLS.indexOf(cell)];
  if (found) return found;
  return cell === MASCULINE_SINGULAR ? entryOf(FULL, row?.[1] ?? '') : undefined;
}
