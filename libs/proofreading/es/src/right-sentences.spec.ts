import { readFile } from 'node:fs/promises';
import { createPassage, testRightSentences } from '@tercet/proofreading-core/testing';
import { createSpanishPack } from './index';

const { checkers } = await createSpanishPack((file) =>
  readFile(new URL(`../data/${file}`, import.meta.url)),
);

testRightSentences(new URL('right-sentences.txt', import.meta.url), async (text) => {
  const passage = createPassage(text, 'es');
  const found = await Promise.all(checkers.map((checker) => checker.check(passage)));
  return found.flat().filter(({ level }) => level === 'error' || level === 'suggestion');
});
