import {
  ALL_VARIANTS,
  CASE_SHIFT,
  FORMAT_VERSION,
  HEADER_WORDS,
  HeaderField,
  LetterCase,
  MAGIC,
  MAX_FREQUENCY,
  MAX_SYMBOLS,
  PAYLOAD_SILENT,
  foldWord,
} from '../src/speller/dictionary-format';
import { buildAutomaton } from './automaton';

export interface DictionaryEntry {
  /** As it is written. */
  readonly text: string;
  /** 0 to 31, see `Dictionary.frequency`. */
  readonly frequency: number;
  readonly suggest: boolean;
  /** Bit mask of the variants that have the word; all of them when it is left out. */
  readonly variants?: number;
}

function letterCaseOf(text: string, folded: string): number {
  if (text === folded) return LetterCase.Lower;
  return text.slice(1) === folded.slice(1) ? LetterCase.Title : LetterCase.Irregular;
}

/** Of several spellings of one folded word the one with the least capitals stands for all. */
function mergeByFold(entries: Iterable<DictionaryEntry>): Map<string, DictionaryEntry> {
  const merged = new Map<string, DictionaryEntry>();
  for (const entry of entries) {
    const folded = foldWord(entry.text);
    const known = merged.get(folded);
    const text = entry.text.normalize('NFC').replace(/[’ʼ]/gu, "'");
    const keepsKnown = known && letterCaseOf(known.text, folded) <= letterCaseOf(text, folded);
    merged.set(folded, {
      text: keepsKnown ? known.text : text,
      frequency: Math.max(entry.frequency, known?.frequency ?? 0),
      suggest: keepsKnown ? known.suggest : entry.suggest,
      variants: (entry.variants ?? ALL_VARIANTS) | (known ? (known.variants ?? ALL_VARIANTS) : 0),
    });
  }
  return merged;
}

function chooseAlphabet(words: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const word of words)
    for (const character of word) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MAX_SYMBOLS)
    .map(([character]) => character);
}

function variantBytes(masks: readonly number[]): number[] {
  const bytes: number[] = [];
  let previous = 0;
  masks.forEach((mask, word) => {
    if (mask === ALL_VARIANTS) return;
    let gap = word - previous;
    for (; gap >= 0x80; gap >>>= 7) bytes.push((gap & 0x7f) | 0x80);
    bytes.push(gap, mask);
    previous = word;
  });
  return bytes;
}

/**
 * Packs words into a `.dict.bin` file. Words with a character outside the 64 most used are left out.
 * The same words give the same bytes, in whatever order they come.
 */
export function packDictionary(entries: Iterable<DictionaryEntry>): Uint8Array {
  const byFold = mergeByFold(entries);
  const alphabet = chooseAlphabet(byFold.keys());
  const symbols = new Map(alphabet.map((character, symbol) => [character, symbol]));
  const sorted = [...byFold]
    .filter(([folded]) => folded && [...folded].every((character) => symbols.has(character)))
    .map(([folded, entry]) => ({
      folded,
      entry,
      symbols: Array.from(folded, (character) => symbols.get(character)!),
    }))
    .sort((a, b) => compareSequences(a.symbols, b.symbols));
  const automaton = buildAutomaton(sorted.map((word) => word.symbols));
  const payloads = sorted.map(({ folded, entry }) => {
    const frequency = Math.max(0, Math.min(MAX_FREQUENCY, Math.round(entry.frequency)));
    const letterCase = letterCaseOf(entry.text, folded) << CASE_SHIFT;
    return frequency | letterCase | (entry.suggest ? 0 : PAYLOAD_SILENT);
  });
  const weighted = new Uint8Array((sorted.length + 7) >> 3);
  payloads.forEach((payload, word) => {
    if (payload) weighted[word >> 3]! |= 1 << (word & 7);
  });
  const irregular = sorted
    .filter(({ folded, entry }) => letterCaseOf(entry.text, folded) === LetterCase.Irregular)
    .map(({ entry }) => entry.text);
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  const sections = [
    encode(alphabet.join('')),
    automaton.labels,
    ...[0, 8, 16].map((shift) => automaton.targets.map((target) => (target >>> shift) & 0xff)),
    weighted,
    payloads.filter(Boolean),
    encode(irregular.join('\n')),
    variantBytes(sorted.map(({ entry }) => entry.variants ?? ALL_VARIANTS)),
  ];
  const header = new Uint32Array(HEADER_WORDS);
  header[HeaderField.Magic] = MAGIC;
  header[HeaderField.Version] = FORMAT_VERSION;
  header[HeaderField.Words] = sorted.length;
  header[HeaderField.Edges] = automaton.labels.length;
  header[HeaderField.Root] = automaton.root;
  header[HeaderField.AlphabetBytes] = sections[0]!.length;
  header[HeaderField.Payloads] = sections[6]!.length;
  header[HeaderField.SpellingBytes] = sections[7]!.length;
  header[HeaderField.VariantBytes] = sections[8]!.length;
  return join(header, sections);
}

function compareSequences(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

function join(header: Uint32Array, sections: readonly ArrayLike<number>[]): Uint8Array {
  const size = sections.reduce((sum, section) => sum + section.length, header.length * 4);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  header.forEach((value, i) => view.setUint32(i * 4, value, true));
  let position = header.length * 4;
  for (const section of sections) {
    bytes.set(section, position);
    position += section.length;
  }
  return bytes;
}
