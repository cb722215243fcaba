import { describe, expect, it } from '@jest/globals';
import { createReading } from './reading';
import { loadTagger } from './tagger';
import { TAGGER_HEADER, TAGGER_MAGIC, TAGGER_VERSION } from './tagger-format';
import { type TaggerWord, candidatesOf, contextFeatures, mix, wordHashes } from './tagger-features';

const SIZE = 1 << 12;
const UNIT = 10;

/** A tagger that knows one thing: after a determiner comes a noun. */
function fileOf(weights: ReadonlyMap<number, number>): Uint8Array {
  const bytes = new Uint8Array(TAGGER_HEADER * 4 + SIZE);
  const view = new DataView(bytes.buffer);
  [TAGGER_MAGIC, TAGGER_VERSION, SIZE, UNIT].forEach((value, i) =>
    view.setUint32(i * 4, value, true),
  );
  for (const [feature, weight] of weights)
    view.setInt8(TAGGER_HEADER * 4 + (feature & (SIZE - 1)), weight);
  return bytes;
}

const word = (norm: string, ...tags: string[]): TaggerWord => ({
  norm,
  isCapital: false,
  readings: tags.map((tag) => createReading(tag, norm)),
});
const THE = word('the', 'DET.art.def');
const WALK = word('walk', 'VERB.inf', 'NOUN.sg');

function afterDeterminer(): Uint8Array {
  const words = [THE, WALK];
  const context: number[] = [];
  contextFeatures(words.map(wordHashes), candidatesOf(THE.readings), 1, context);
  const noun = candidatesOf(WALK.readings)[1];
  const feature = context[9];
  if (!noun || feature === undefined) throw new Error('no features');
  return fileOf(new Map([[mix(feature, noun.tagHash), 25]]));
}

describe('a tagger', () => {
  it('prefers the reading with the greater weight, and says by how much', () => {
    const [the, walk] = loadTagger(afterDeterminer()).tag([THE, WALK]);
    expect(the).toEqual({ reading: THE.readings[0], margin: Infinity });
    expect(walk?.reading.tag).toBe('NOUN.sg');
    expect(walk?.margin).toBeCloseTo(2.5);
  });

  it('takes the first reading where nothing speaks for another', () => {
    const [walk] = loadTagger(fileOf(new Map())).tag([WALK]);
    expect(walk).toEqual({ reading: WALK.readings[0], margin: 0 });
  });

  it('accepts a sentence without words, but no word without readings', () => {
    const tagger = loadTagger(fileOf(new Map()));
    expect(tagger.tag([])).toEqual([]);
    expect(() => tagger.tag([word('x')])).toThrow();
  });
});

describe('loadTagger', () => {
  const file = fileOf(new Map());

  it('refuses a file cut short', () => {
    for (const length of [0, 8, TAGGER_HEADER * 4, file.length - 1])
      expect(() => loadTagger(file.slice(0, length))).toThrow('cut short');
  });

  it('refuses what is no tagger, or of another version', () => {
    for (const at of [0, 4]) {
      const wrong = Uint8Array.from(file);
      wrong[at]! ^= 0xff;
      expect(() => loadTagger(wrong)).toThrow('no tagger');
    }
  });

  it('reads a file that starts anywhere in its buffer', () => {
    const moved = new Uint8Array(file.length + 3);
    moved.set(file, 3);
    expect(loadTagger(moved.subarray(3)).tag([THE])).toHaveLength(1);
  });
});
