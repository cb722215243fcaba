import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import type { DocumentIssue } from '../issue';
import type { PackLoader } from '../language-pack';
import { createProofreader } from '../proofreader';

/**
 * Checks texts that are right, and compares all that is reported with the snapshot: a new false alarm shows as a line
 * of the change that brings it.
 * @param folder of the texts, one test for each
 */
export function testCleanCorpus(language: Locale, folder: URL, loadPack: PackLoader): void {
  const packs = { en: loadPack, fr: loadPack, es: loadPack };
  const proofreader = createProofreader({ packs });
  describe('running text that is right', () => {
    it.each(readdirSync(folder))('%s', async (file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const { issues } = await proofreader.check(text, { language, fallback: language });
      expect(issues.map((issue) => describeIssue(issue, text))).toMatchSnapshot();
    });
  });
}

function describeIssue({ level, ruleId, start, end, suggestions }: DocumentIssue, text: string) {
  const before = text.slice(Math.max(0, start - 20), start);
  const around = `${before}[[${text.slice(start, end)}]]${text.slice(end, end + 20)}`;
  return `${level} ${ruleId}: ${around.replaceAll('\n', ' ')} → ${suggestions[0] ?? ''}`;
}
