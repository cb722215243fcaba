import type { AnalysedWord } from '@tercet/proofreading-core';
import {
  type Cells,
  FEMININE,
  MASCULINE,
  MASCULINE_PLURAL,
  PLURAL,
  SINGULAR,
  nounCells,
} from './agreement';
import { determinerCells } from './determiners';
import { isTime } from './noun-kinds';
import { isFinite, isNoun, may } from './words';

const ANY: Cells = MASCULINE | FEMININE;
const AND = /^(?:[yeou]|ni)$/u;
const JOINED = /^(?:[yeou]|ni|,|\/)$/u;
const QUOTE = /^["'«»“”‘’*_`]+$/u;
/** `es para la empresa necesario`, `hace de la vida imposible`: the adjective is said of something else. */
const LINKING =
  /^(?:ser|estar|parecer|resultar|quedar|hacer|considerar|volver|mantener|dejar|tener|creer|seguir|poner|tornar|convertir)$/;

/**
 * Gender and number of what an adjective behind the noun may belong to instead of it: the nouns that lead to it by
 * a preposition (`un programa de televisión famoso`), or what stands beside it (`mesa y silla blancas`).
 */
export function otherHosts(words: readonly AnalysedWord[], noun: number): Cells {
  let cells: Cells = 0;
  let index = noun;
  while (index >= 0) {
    const first = phraseStart(words, index);
    let at = first - 1;
    while (QUOTE.test(words[at]?.text ?? '')) at -= 1;
    const link = words[at];
    if (!link) return cells;
    const isDetermined = determinerCells(words[first]?.norm ?? '') !== 0;
    if (link.text === ',' && isDetermined) return cells;
    if (JOINED.test(link.norm) || isAsWell(words, at)) {
      cells |= joinedCells(words[index]!);
      // `y una cadena corta`: of another noun before it one would not speak in the singular.
      if (isDetermined) return cells;
    } else if (link.best.pos !== 'ADP') {
      const isBeside = first === index && may(link, isNoun) && link.best.form !== 'fin';
      if (!isBeside) return isTime(words[index]!) ? cells | numberOf(link) : cells;
      at += 1;
    }
    const host = hostBefore(words, at);
    if (host === undefined) return cells | saidBy(words[at - 1]);
    if (AND.test(words[at - 1]?.norm ?? '')) cells |= joinedCells(words[index]!);
    const own = hostCells(words[host]);
    if (own === ANY) return ANY;
    cells |= own;
    index = host;
  }
  return cells;
}

/** `la mesa y la silla nuevas`: what belongs to several is feminine only where each of them is. */
const joinedCells = (noun: AnalysedWord): Cells =>
  nounCells(noun) & FEMININE ? PLURAL : MASCULINE_PLURAL;

/** `considera a la mujer`, `está en la calle`: the number of what the adjective is said of. */
function saidBy(verb: AnalysedWord | undefined): Cells {
  if (!verb || !may(verb, ({ lemma }) => LINKING.test(lemma))) return 0;
  return numberOf(verb);
}

function numberOf(verb: AnalysedWord): Cells {
  if (!may(verb, isFinite)) return ANY;
  return verb.readings
    .filter(isFinite)
    .reduce((cells, { number }) => cells | (number === 'pl' ? PLURAL : SINGULAR), 0);
}

/** `tanto la mesa como la silla nuevas`, `así como` */
const isAsWell = (words: readonly AnalysedWord[], at: number): boolean =>
  words[at]?.norm === 'como' &&
  (words[at - 1]?.norm === 'así' ||
    words.slice(0, at).some(({ norm }) => /^(?:tanto|tan)$/u.test(norm)));

/** Where the phrase of a noun starts: its determiners, numbers and adjectives before it. */
function phraseStart(words: readonly AnalysedWord[], noun: number): number {
  let first = noun;
  for (let at = noun - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word?.text === ')' && words[at - 2]?.text === '(') {
      at -= 2;
      continue;
    }
    if (!word || word.kind === 'punctuation') break;
    const { pos, form } = word.best;
    if (pos === 'DET' || pos === 'NUM' || word.kind === 'number') first = at;
    else if (!(pos === 'ADJ' || (form === 'part' && !may(word, isNoun)))) break;
    else if (words[at - 1]?.best.pos === 'DET' || words[at - 1]?.best.pos === 'ADP') first = at;
    else break;
  }
  return first;
}

/** The noun, name or pronoun that ends before an index, past its adjectives and what stands in brackets. */
function hostBefore(words: readonly AnalysedWord[], end: number): number | undefined {
  for (let at = end - 1; at >= 0 && end - at < 8; at -= 1) {
    const word = words[at];
    if (!word) return undefined;
    // `de socorro y para la seguridad`
    if (QUOTE.test(word.text) || (at === end - 1 && AND.test(word.norm))) continue;
    if (/^[)\]]$/u.test(word.text)) {
      while (at > 0 && !/^[([]$/u.test(words[at]?.text ?? '')) at -= 1;
      continue;
    }
    const { pos, form } = word.best;
    if (/^(?:NOUN|PROPN|PRON|NUM|DET|X|SYM)$/.test(pos) || word.kind !== 'word') {
      return word.kind === 'punctuation' ? undefined : at;
    }
    if (pos === 'VERB' && form === 'fin' && may(word, isNoun)) return at;
    const isAdjective = pos === 'ADJ' || form === 'part';
    // `y certificado de`: without a noun before it the word is one itself.
    const isNominal =
      may(word, isNoun) && !/^(?:NOUN|ADJ|ADV)$/.test(words[at - 1]?.best.pos ?? '');
    if (isAdjective && isNominal) return at;
    if (!isAdjective && !(pos === 'ADV' && /^(?:no|más|menos|muy|tan|.*mente)$/u.test(word.norm)))
      return undefined;
  }
  return undefined;
}

function hostCells(word: AnalysedWord | undefined): Cells {
  // A name is of one, and a number of several.
  if (word?.best.pos === 'PROPN' && !word.norm.endsWith('s')) return SINGULAR;
  if (word?.kind === 'number') return PLURAL;
  if (
    !word ||
    !may(word, isNoun) ||
    word.best.pos === 'PROPN' ||
    word.readings.some(({ guessed }) => guessed)
  )
    return ANY;
  return nounCells(word) || ANY;
}
