import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Issue } from '../issue';

/** Tests that nothing is found in right sentences, a line each, in which words stand together that a rule is tempted to mark. */
export function testRightSentences(
  file: URL,
  find: (text: string) => readonly Issue[] | Promise<readonly Issue[]>,
): void {
  describe('right sentences', () => {
    it.each(readFileSync(file, 'utf8').trim().split('\n'))('are left alone: %s', async (text) => {
      const marked = (await find(text)).map(
        ({ ruleId, start, end }) => `${ruleId}: ${text.slice(start, end)}`,
      );
      expect(marked).toEqual([]);
    });
  });
}
