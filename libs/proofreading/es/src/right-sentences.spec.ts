import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { createPassage } from '@tercet/proofreading-core/testing';
import { createSpanishPack } from './index';

const read = (path: string) => readFile(new URL(path, import.meta.url));
const { checkers } = await createSpanishPack((file) => read(`../data/${file}`));

/** Right sentences in which the words of a rule stand together by chance: none is to be marked. */
const RIGHT = (await read('./right-sentences.txt')).toString('utf8').trim().split('\n');

describe('right Spanish sentences', () => {
  it.each(RIGHT)('are left alone: %s', async (text) => {
    const passage = createPassage(text, 'es');
    const found = await Promise.all(checkers.map((checker) => checker.check(passage)));
    const marked = found
      .flat()
      .filter(({ level }) => level === 'error' || level === 'suggestion')
      .map(({ ruleId, start, end }) => `${ruleId}: ${text.slice(start, end)}`);
    expect(marked).toEqual([]);
  });
});
