import {
  MORPHOLOGY_HEADER,
  MORPHOLOGY_MAGIC,
  MORPHOLOGY_VERSION,
  MorphologyField,
  dictionaryStamp,
} from '../../src/analysis/morphology-format';
import type { Dictionary } from '../../src/speller/dictionary';

/** Readings of the forms found so far: form (folded) → `tag=lemma`. */
export class ReadingTable {
  readonly forms = new Map<string, Set<string>>();

  add(form: string, tag: string, lemma: string): void {
    const readings = this.forms.get(form);
    if (readings) readings.add(`${tag}=${lemma}`);
    else this.forms.set(form, new Set([`${tag}=${lemma}`]));
  }

  /** Puts the readings with this tag before the others: the likeliest comes first. */
  promote(form: string, tag: string): void {
    const readings = this.forms.get(form);
    if (!readings) return;
    const first = [...readings].filter((reading) => reading.startsWith(`${tag}=`));
    if (first.length > 0) this.forms.set(form, new Set([...first, ...readings]));
  }

  has(form: string, start: string): boolean {
    for (const reading of this.forms.get(form) ?? []) if (reading.startsWith(start)) return true;
    return false;
  }
}

/** Numbers the members of a growing list. */
class Numbering {
  readonly lines: string[] = [];
  private readonly numbers = new Map<string, number>();

  of(line: string): number {
    const known = this.numbers.get(line);
    if (known !== undefined) return known;
    this.numbers.set(line, this.lines.length);
    return this.lines.push(line) - 1;
  }
}

function changeOf(form: string, lemma: string): string {
  let shared = 0;
  while (shared < form.length && shared < lemma.length && form[shared] === lemma[shared]) shared++;
  return `${form.slice(shared)}\t${lemma.slice(shared)}`;
}

export interface PackedMorphology {
  readonly bytes: Uint8Array;
  readonly known: number;
  readonly classes: number;
}

/** Writes the readings of the dictionary's words in the layout of `morphology-format.ts`. */
export function packMorphology(table: ReadingTable, dictionary: Dictionary): PackedMorphology {
  const tags = new Numbering();
  const changes = new Numbering();
  const classLines = new Map<string, number[]>();
  for (const [form, readings] of table.forms) {
    const word = dictionary.indexOf(form);
    if (word < 0) continue;
    const line = [...readings]
      .map((reading) => {
        const at = reading.indexOf('=');
        return [tags.of(reading.slice(0, at)), changes.of(changeOf(form, reading.slice(at + 1)))];
      })
      .map((pair) => pair.join(':'))
      .join(' ');
    classLines.set(line, [...(classLines.get(line) ?? []), word]);
  }
  // Frequent classes get small numbers, so that most high bytes are 0.
  const ordered = [...classLines].sort(([, a], [, b]) => b.length - a.length);
  if (ordered.length > 0xfffe) throw new Error('More classes than two bytes can number.');
  const low = new Uint8Array(dictionary.size);
  const high = new Uint8Array(dictionary.size);
  let known = 0;
  ordered.forEach(([, words], i) => {
    known += words.length;
    for (const word of words) {
      low[word] = (i + 1) & 0xff;
      high[word] = (i + 1) >> 8;
    }
  });
  const blocks = [tags.lines, changes.lines, ordered.map(([line]) => line)];
  const text = new TextEncoder().encode(blocks.map((lines) => lines.join('\n')).join('\n\n'));
  const header = new Uint32Array(MORPHOLOGY_HEADER);
  header[MorphologyField.Magic] = MORPHOLOGY_MAGIC;
  header[MorphologyField.Version] = MORPHOLOGY_VERSION;
  header[MorphologyField.Words] = dictionary.size;
  header[MorphologyField.Stamp] = dictionaryStamp(dictionary);
  header[MorphologyField.TableBytes] = text.length;
  const bytes = new Uint8Array(header.length * 4 + text.length + 2 * dictionary.size);
  const view = new DataView(bytes.buffer);
  header.forEach((value, i) => view.setUint32(i * 4, value, true));
  bytes.set(text, header.length * 4);
  bytes.set(low, header.length * 4 + text.length);
  bytes.set(high, header.length * 4 + text.length + dictionary.size);
  return { bytes, known, classes: ordered.length };
}
