import type { Dictionary } from '../speller/dictionary';
import { foldWord } from '../speller/dictionary-format';
import {
  MORPHOLOGY_HEADER,
  MORPHOLOGY_MAGIC,
  MORPHOLOGY_VERSION,
  MorphologyField,
  dictionaryStamp,
} from './morphology-format';
import { type Features, type ParsedTag, type Reading, fits, parseTag, readingOf } from './reading';

/** How a form differs from its lemma: the ending of the one and of the other. */
interface Change {
  readonly form: string;
  readonly lemma: string;
}

interface ClassReading {
  readonly tag: ParsedTag;
  readonly change: Change;
}

/** Grammar of the words of a spelling dictionary: all readings of a form, and the forms of a lemma. */
export interface Morphology {
  /** Readings of a word in any letter case; none where the lexicon does not have it. */
  readings(word: string): readonly Reading[];
  /**
   * Forms of the reading's lemma and part of speech that have the features wanted: what the reading leaves open
   * or `wanted` does not name stays as it is. `beau` with `{ gender: 'f' }` gives `belle`.
   * Forms whose own features are open (`rapide` for a feminine) are given too. Lower case, NFC, straight apostrophe.
   */
  inflect(reading: Reading, wanted: Features): string[];
}

class LexicalMorphology implements Morphology {
  /** Changes under which a tag occurs, for the way back from lemma to form. */
  private readonly changesOfTag = new Map<ParsedTag, Set<Change>>();

  constructor(
    private readonly dictionary: Dictionary,
    private readonly classes: readonly (readonly ClassReading[])[],
    private readonly low: Uint8Array,
    private readonly high: Uint8Array,
  ) {
    for (const readings of classes)
      for (const { tag, change } of readings) {
        const changes = this.changesOfTag.get(tag);
        if (changes) changes.add(change);
        else this.changesOfTag.set(tag, new Set([change]));
      }
  }

  readings(word: string): readonly Reading[] {
    const folded = foldWord(word);
    return this.classOf(folded).map(({ tag, change }) => readingOf(tag, toLemma(folded, change)));
  }

  private classOf(folded: string): readonly ClassReading[] {
    const index = this.dictionary.indexOf(folded);
    if (index < 0) return [];
    return this.classes[this.low[index]! | (this.high[index]! << 8)] ?? [];
  }

  inflect(reading: Reading, wanted: Features): string[] {
    const { tag: _tag, pos, lemma, guessed: _guessed, ...features } = reading;
    const goal = { ...features, ...wanted };
    const forms = new Set<string>();
    for (const [tag, changes] of this.changesOfTag) {
      if (tag.pos !== pos || !fits(tag, goal) || !sameKind(tag, goal)) continue;
      for (const change of changes) {
        if (!lemma.endsWith(change.lemma)) continue;
        const form = lemma.slice(0, lemma.length - change.lemma.length) + change.form;
        const has = this.classOf(form).some(
          (r) => r.tag === tag && toLemma(form, r.change) === lemma,
        );
        if (has) forms.add(form);
      }
    }
    return [...forms];
  }
}

/** Mood, tense and form are never open in what is asked for: an infinitive is no answer to a present. */
function sameKind(features: Features, goal: Features): boolean {
  return (
    features.form === goal.form && features.mood === goal.mood && features.tense === goal.tense
  );
}

function toLemma(form: string, change: Change): string {
  return form.slice(0, form.length - change.form.length) + change.lemma;
}

/**
 * Loads the grammar of a dictionary's words.
 * @throws Error when the bytes are no such file, or belong to another dictionary
 */
export function loadMorphology(bytes: Uint8Array, dictionary: Dictionary): Morphology {
  const head = MORPHOLOGY_HEADER * 4;
  if (bytes.length < head) throw new Error('The morphology file is cut short.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const field = (index: number): number => view.getUint32(index * 4, true);
  if (
    field(MorphologyField.Magic) !== MORPHOLOGY_MAGIC ||
    field(MorphologyField.Version) !== MORPHOLOGY_VERSION
  )
    throw new Error('The file is no morphology of this version.');
  const words = field(MorphologyField.Words);
  if (words !== dictionary.size || field(MorphologyField.Stamp) !== dictionaryStamp(dictionary))
    throw new Error('The morphology was made for another dictionary.');
  const planes = head + field(MorphologyField.TableBytes);
  if (bytes.length < planes + 2 * words) throw new Error('The morphology file is cut short.');
  const table = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(head, planes));
  const low = bytes.subarray(planes, planes + words);
  const high = bytes.subarray(planes + words, planes + 2 * words);
  return new LexicalMorphology(dictionary, readClasses(table), low, high);
}

function readClasses(table: string): ClassReading[][] {
  const [tagLines = '', changeLines = '', classLines = ''] = table.split('\n\n');
  const tags = tagLines.split('\n').map(parseTag);
  const changes = changeLines.split('\n').map((line) => {
    const [form = '', lemma = ''] = line.split('\t');
    return { form, lemma };
  });
  const classes = classLines.split('\n').map((line) =>
    line.split(' ').map((pair) => {
      const [tag, change] = pair.split(':').map(Number);
      const reading = { tag: tags[tag ?? -1], change: changes[change ?? -1] };
      if (!reading.tag || !reading.change) throw new Error('The morphology file is damaged.');
      return { tag: reading.tag, change: reading.change };
    }),
  );
  return [[], ...classes];
}
