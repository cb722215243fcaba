import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { packContext } from '../../scripts/context/pack-context';
import { testModel } from '../../scripts/context/test-model';
import { LEAST_COUNT, countOf, levelOf } from './context-format';
import { ContextModel } from './context-model';
import { extendHash, hashUnit } from './ngram-hash';

const h = hashUnit;

describe('levels of counts', () => {
  it('stand for counts within a third, the rarest and the most frequent included', () => {
    for (const count of [LEAST_COUNT, 1, 2, 3, 17, 400, 90_000]) {
      const ratio = countOf(levelOf(count)) / count;
      expect(ratio).toBeGreaterThan(0.75);
      expect(ratio).toBeLessThan(1.34);
    }
    expect(countOf(0)).toBe(0);
    expect(levelOf(0.01)).toBe(1);
    expect(levelOf(1e12)).toBe(31);
  });
});

describe('a packed model', () => {
  it('gives back the level of every n-gram that it was made of, and nothing for others', () => {
    const hash = fc.integer({ min: 1, max: 0xffffffff });
    const counts = fc.uniqueArray(fc.tuple(hash, fc.integer({ min: 1, max: 1_000_000 })), {
      selector: ([key]) => key,
      maxLength: 300,
    });
    fc.assert(
      fc.property(counts, hash, (entries, other) => {
        const model = new ContextModel(packContext(entries, 1000));
        expect(model.size).toBe(entries.length);
        for (const [key, count] of entries) expect(model.level(key)).toBe(levelOf(count));
        if (!entries.some(([key]) => key === other)) expect(model.level(other)).toBe(0);
      }),
    );
  });

  it('is refused when it is cut short or something else', () => {
    const bytes = packContext([[h('one'), 5]], 10);
    expect(() => new ContextModel(bytes.subarray(0, bytes.length - 1))).toThrow('cut short');
    expect(() => new ContextModel(bytes.subarray(0, 100))).toThrow('cut short');
    const other = bytes.slice();
    other[4] = 9;
    expect(() => new ContextModel(other)).toThrow('no context model of this version');
  });

  it('is read where it does not start at the first byte of its buffer', () => {
    const bytes = packContext([[h('one'), 5]], 10);
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(new ContextModel(shifted.subarray(3)).level(h('one'))).toBe(levelOf(5));
  });
});

describe('how likely a word is after two others', () => {
  const model = testModel('en', {
    'we drink cold water': 40,
    'they drink cold milk': 5,
    'the old water mill': 20,
    'hot soup': 20,
  });
  const after = (before: string, previous: string, unit: string) =>
    model.logLikelihood(h(before), h(previous), h(unit));

  it('falls from what followed them, over what followed the last, to what never did', () => {
    const triple = after('drink', 'cold', 'water');
    const pair = after('very', 'cold', 'water');
    const alone = after('very', 'small', 'water');
    const unseen = after('very', 'small', 'xylophone');
    expect(triple).toBeGreaterThan(pair);
    expect(pair).toBeGreaterThan(alone);
    expect(alone).toBeGreaterThan(unseen);
  });

  it('is about the share of the times that it followed', () => {
    expect(Math.exp(after('drink', 'cold', 'water'))).toBeCloseTo(40 / 45, 0);
    expect(Math.exp(after('drink', 'cold', 'milk'))).toBeLessThan(0.2);
  });

  it('never exceeds one', () => {
    for (const unit of ['water', 'milk', 'mill', 'soup'])
      expect(after('drink', 'cold', unit)).toBeLessThanOrEqual(0);
  });

  it('leaves a triple out whose parts were not kept, as a wrong match of hashes', () => {
    const ghost = extendHash(extendHash(h('drink'), h('cold')), h('gravel'));
    const haunted = new ContextModel(packContext([[ghost, 900]], 1000));
    const plain = new ContextModel(packContext([[h('other'), 900]], 1000));
    const words = [h('drink'), h('cold'), h('gravel')] as const;
    expect(haunted.logLikelihood(...words)).toBe(plain.logLikelihood(...words));
  });
});
