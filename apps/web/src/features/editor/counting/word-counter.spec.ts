import { describe, expect, it, jest } from '@jest/globals';
import { createWordCounter } from './word-counter';

describe('the word counter', () => {
  it('counts words as readers of each language do', async () => {
    const counter = createWordCounter();
    expect(await counter.count(["Don't panic, it's 3.5 km."])).toMatchObject({ words: 5 });
    expect(await counter.count(['¿Qué tal?', '', 'Très bien.'])).toMatchObject({ words: 4 });
    expect(await counter.count(['… — !'])).toMatchObject({ words: 0 });
  });

  it('counts characters as the limits do, with the ends of lines', async () => {
    expect(await createWordCounter().count(['a😀b', '', 'é'])).toMatchObject({ characters: 7 });
    expect(await createWordCounter().count([''])).toMatchObject({ characters: 0 });
  });

  it('gives way while it counts a long text', async () => {
    let clock = 0;
    let pauses = 0;
    const counter = createWordCounter(
      () => {
        pauses += 1;
        return Promise.resolve();
      },
      () => (clock += 4),
    );
    const long = 'word '.repeat(1_000);
    expect(await counter.count([long])).toEqual({ words: 1_000, characters: 5_000 });
    expect(pauses).toBeGreaterThan(2);
    const before = pauses;
    await counter.count([long, 'and one more']);
    expect(pauses).toBe(before);
  });

  it('has no segmenter go over the whole of a long paragraph for each word', async () => {
    const given = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    const counts = await createWordCounter().count(['word '.repeat(2_000)]);
    const longest = Math.max(...given.mock.calls.map(([text]) => text.length));
    given.mockRestore();
    expect(counts).toMatchObject({ words: 2_000 });
    expect(longest).toBeLessThanOrEqual(4_000);
  });

  it('gives up a count when a newer one has begun', async () => {
    let clock = 0;
    const counter = createWordCounter(
      () => new Promise((resume) => setTimeout(resume)),
      () => (clock += 100),
    );
    const older = counter.count(['word '.repeat(1_000)]);
    const newer = counter.count(['two words']);
    expect(await older).toBeNull();
    expect(await newer).toMatchObject({ words: 2 });
  });
});
