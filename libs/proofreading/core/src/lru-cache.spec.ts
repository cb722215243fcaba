import { describe, expect, it } from '@jest/globals';
import { LruCache } from './lru-cache';

function cacheOf(limits: { entries: number; characters: number }, ...keys: string[]) {
  const cache = new LruCache<true>(limits.entries, limits.characters);
  for (const key of keys) cache.set(key, true);
  const keeps = (...asked: string[]) => asked.filter((key) => cache.get(key));
  return { cache, keeps };
}

describe('LruCache', () => {
  it('keeps as many values as it may, and forgets the one used least recently', () => {
    const { cache, keeps } = cacheOf({ entries: 2, characters: 100 }, 'a', 'b');
    cache.get('a');
    cache.set('c', true);
    expect(keeps('a', 'b', 'c')).toEqual(['a', 'c']);
  });

  it('keeps no more than so many characters, however few values that are', () => {
    const limits = { entries: 10, characters: 6 };
    expect(cacheOf(limits, 'aa', 'bb', 'cc').keeps('aa', 'bb', 'cc')).toEqual(['aa', 'bb', 'cc']);
    expect(cacheOf(limits, 'aa', 'bb', 'cc', 'd').keeps('aa', 'bb', 'cc', 'd')).toEqual([
      'bb',
      'cc',
      'd',
    ]);
    expect(cacheOf(limits, 'aa', 'bbbbbbb').keeps('aa', 'bbbbbbb')).toEqual([]);
  });

  it('counts a value that takes the place of another once', () => {
    const { keeps } = cacheOf({ entries: 10, characters: 6 }, 'aaa', 'aaa', 'bbb');
    expect(keeps('aaa', 'bbb')).toEqual(['aaa', 'bbb']);
  });
});
