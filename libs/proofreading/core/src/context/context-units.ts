import type { Locale } from '@tercet/contracts';
import type { Token } from '../sentence';
import { hashUnit } from './ngram-hash';

/** What stands for the start and the end of a sentence, and for each number, pause and piece of code. */
export const EDGE = '<s>';
export const NUMBER = '#';
export const PAUSE = ',';
export const LITERAL = '<x>';

const SENTENCE_END = /^(?:[.!?…]+)$/u;
const QUOTE = /^["“”«»„‘’'*_]$/u;

/** A piece of running text as the context model counts it. */
export interface Unit {
  readonly text: string;
  readonly hash: number;
  /** Index of the token that it is, or is part of. */
  readonly token: number;
}

const hashes = new Map<string, number>();
const REMEMBERED = 20_000;

/** `hashUnit`, remembered. */
export function unitHash(text: string): number {
  let hash = hashes.get(text);
  if (hash === undefined) {
    hash = hashUnit(text);
    if (hashes.size >= REMEMBERED) hashes.clear();
    hashes.set(text, hash);
  }
  return hash;
}

const PLAIN = /^[a-z]*$/;

/** Lower case, NFC, straight apostrophe, plain hyphen, without soft hyphens. */
export function plainUnit(word: string): string {
  if (PLAIN.test(word)) return word;
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u00AD\u200C\u200D]/gu, '')
    .replace(/[’ʼ]/gu, "'")
    .replace(/[‐‑]/gu, '-');
}

/** The units of a word: French parts after its elisions (`l'` `homme`), and any text at spaces. */
export function unitsOfWord(word: string, language: Locale): string[] {
  const plain = plainUnit(word);
  if (plain.includes(' ')) return plain.split(' ').flatMap((part) => unitsOfWord(part, language));
  if (language !== 'fr' || !plain.includes("'") || plain.startsWith("aujourd'")) return [plain];
  return plain.split(/(?<=')/u).filter((part) => part !== '');
}

/** The units of some tokens, in order, without edges. Spaces and quotation marks leave no trace. */
export function unitsOf(tokens: readonly Token[], language: Locale): Unit[] {
  const units: Unit[] = [];
  const add = (text: string, token: number): void => {
    units.push({ text, hash: unitHash(text), token });
  };
  tokens.forEach(({ kind, text }, index) => {
    if (kind === 'word') for (const unit of unitsOfWord(text, language)) add(unit, index);
    else if (kind === 'number') add(NUMBER, index);
    else if (kind === 'literal') add(LITERAL, index);
    else if (kind !== 'space' && !QUOTE.test(text))
      add(SENTENCE_END.test(text) ? EDGE : PAUSE, index);
  });
  return units;
}
