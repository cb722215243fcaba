import {
  ALL_VARIANTS,
  CASE_MASK,
  CASE_SHIFT,
  EDGE_FINAL,
  EDGE_LAST,
  FORMAT_VERSION,
  FREQUENCY_MASK,
  HEADER_WORDS,
  HeaderField,
  LetterCase,
  MAGIC,
  PAYLOAD_SILENT,
  SYMBOL_MASK,
  foldWord,
} from './dictionary-format';

/** Splits the file into its sections, front to back. */
class SectionReader {
  private position: number;

  constructor(
    private readonly bytes: Uint8Array,
    start: number,
  ) {
    this.position = start;
  }

  take(length: number): Uint8Array {
    const end = this.position + length;
    if (end > this.bytes.length) throw new Error('The dictionary file is cut short.');
    const section = this.bytes.subarray(this.position, end);
    this.position = end;
    return section;
  }

  takeText(length: number): string {
    return new TextDecoder('utf-8', { fatal: true }).decode(this.take(length));
  }
}

function decodeVariants(bytes: Uint8Array): Map<number, number> {
  const masks = new Map<number, number>();
  let word = 0;
  for (let i = 0; i < bytes.length;) {
    let gap = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = bytes[i++]!;
      gap |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte & 0x80);
    word += gap;
    masks.set(word, bytes[i++]!);
  }
  return masks;
}

/** A word list as a minimal automaton in typed arrays, with a payload for each word. */
export class Dictionary {
  /** Edge: symbol, `EDGE_FINAL` and `EDGE_LAST` in the low byte, target above. */
  readonly edges: Uint32Array;
  /** How many words come before those behind an edge, counted from the first edge of its state. */
  readonly skipped: Uint32Array;
  readonly payloads: Uint8Array;
  readonly root: number;
  readonly size: number;
  /** Character of each symbol. */
  readonly alphabet: readonly string[];
  private readonly symbols: ReadonlyMap<string, number>;
  private readonly irregular: ReadonlyMap<number, string>;
  private readonly variants: ReadonlyMap<number, number>;

  /** @throws Error when the bytes are no dictionary of this format. */
  constructor(bytes: Uint8Array) {
    if (bytes.length < HEADER_WORDS * 4) throw new Error('The dictionary file is cut short.');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const field = (index: number): number => view.getUint32(index * 4, true);
    if (field(HeaderField.Magic) !== MAGIC || field(HeaderField.Version) !== FORMAT_VERSION)
      throw new Error('The file is not a dictionary of this version.');
    const edgeCount = field(HeaderField.Edges);
    const sections = new SectionReader(bytes, HEADER_WORDS * 4);
    this.size = field(HeaderField.Words);
    this.root = field(HeaderField.Root);
    this.alphabet = [...sections.takeText(field(HeaderField.AlphabetBytes))];
    this.symbols = new Map(this.alphabet.map((character, symbol) => [character, symbol]));
    const labels = sections.take(edgeCount);
    const targets = sections.take(edgeCount * 3);
    this.edges = new Uint32Array(edgeCount);
    for (let e = 0; e < edgeCount; e++) {
      const target =
        targets[e]! | (targets[e + edgeCount]! << 8) | (targets[e + 2 * edgeCount]! << 16);
      this.edges[e] = (labels[e]! | (target << 8)) >>> 0;
    }
    this.skipped = countSkipped(this.edges);
    const weighted = sections.take((this.size + 7) >> 3);
    this.payloads = spreadPayloads(this.size, weighted, sections.take(field(HeaderField.Payloads)));
    this.irregular = this.readSpellings(sections.takeText(field(HeaderField.SpellingBytes)));
    this.variants = decodeVariants(sections.take(field(HeaderField.VariantBytes)));
  }

  private readSpellings(text: string): Map<number, string> {
    const lines = text ? text.split('\n') : [];
    const spellings = new Map<number, string>();
    let line = 0;
    for (let word = 0; word < this.size && line < lines.length; word++)
      if (this.letterCase(word) === LetterCase.Irregular) spellings.set(word, lines[line++]!);
    return spellings;
  }

  /** Symbol of a lower-case character, or -1 for one that no word holds. */
  symbolOf(character: string): number {
    return this.symbols.get(character) ?? -1;
  }

  /** Number of a word given in its folded form (`foldWord`), or -1. */
  indexOf(folded: string): number {
    let edge = this.root;
    let index = 0;
    let final = false;
    for (const character of folded) {
      const symbol = this.symbolOf(character);
      if (symbol < 0 || edge < 0) return -1;
      while ((this.edges[edge]! & SYMBOL_MASK) !== symbol)
        if (this.edges[edge++]! & EDGE_LAST) return -1;
      if (final) index++;
      index += this.skipped[edge]!;
      final = (this.edges[edge]! & EDGE_FINAL) !== 0;
      edge = (this.edges[edge]! >>> 8) - 1;
    }
    return final ? index : -1;
  }

  /** Number of a word in any letter case and apostrophe, or -1. */
  find(word: string): number {
    return this.indexOf(foldWord(word));
  }

  /** 0 (not seen) to 31, each step half as much again as the one below. */
  frequency(index: number): number {
    return this.payloads[index]! & FREQUENCY_MASK;
  }

  letterCase(index: number): number {
    return (this.payloads[index]! >> CASE_SHIFT) & CASE_MASK;
  }

  /** Whether the word may be proposed to a person. */
  isSuggestible(index: number): boolean {
    return (this.payloads[index]! & PAYLOAD_SILENT) === 0;
  }

  /** A stored word as it is written: `paris` → `Paris`, `iphone` → `iPhone`. */
  spell(index: number, folded: string): string {
    const letterCase = this.letterCase(index);
    if (letterCase === LetterCase.Lower) return folded;
    return this.irregular.get(index) ?? folded.charAt(0).toUpperCase() + folded.slice(1);
  }

  /** Bit mask of the variants that a word belongs to, in the order of the language's `VARIANTS`. */
  variantsOf(index: number): number {
    return this.variants.get(index) ?? ALL_VARIANTS;
  }
}

/** States lead only to states before them, so that one pass in order can count. */
function countSkipped(edges: Uint32Array): Uint32Array {
  const skipped = new Uint32Array(edges.length);
  const wordsFrom = new Uint32Array(edges.length + 1);
  let first = 0;
  let words = 0;
  for (let e = 0; e < edges.length; e++) {
    const edge = edges[e]!;
    skipped[e] = words;
    words += (edge & EDGE_FINAL ? 1 : 0) + wordsFrom[edge >>> 8]!;
    if (!(edge & EDGE_LAST)) continue;
    wordsFrom[first + 1] = words;
    first = e + 1;
    words = 0;
  }
  return skipped;
}

function spreadPayloads(size: number, weighted: Uint8Array, dense: Uint8Array): Uint8Array {
  const payloads = new Uint8Array(size);
  let next = 0;
  for (let byte = 0; byte < weighted.length; byte++)
    for (let bits = weighted[byte]!, word = byte << 3; bits; bits >>= 1, word++)
      if (bits & 1) payloads[word] = dense[next++]!;
  return payloads;
}
