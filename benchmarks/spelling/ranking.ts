/**
 * What the context model does for the order of suggestions: correct@1 and @3, and how many safe ones are right, without
 * it and with it. The weights were chosen on the first half (even lines); the other half judges.
 *
 *   node --import tsx benchmarks/spelling/ranking.ts --language en|fr|es SPELLING.jsonl
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLocale } from '@tercet/contracts';
import { loadSpellingChecker, toPassage } from './load-checker';

interface Misspelling {
  readonly text: string;
  readonly errors: readonly { start: number; end: number; corrections: readonly string[] }[];
}

const { values, positionals } = parseArgs({
  options: { language: { type: 'string' } },
  allowPositionals: true,
});
const { language } = values;
const [file] = positionals;
if (!isLocale(language) || !file) throw new Error('Usage: ranking.ts --language en|fr|es FILE');

const plain = (text: string) => text.normalize('NFC').replaceAll('’', "'");
const put = (text: string, { start, end }: { start: number; end: number }, by: string) =>
  plain(text.slice(0, start) + by + text.slice(end));
const percent = (part: number, all: number) => Number(((100 * part) / Math.max(1, all)).toFixed(1));

const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const rows: Record<string, Record<string, number>> = {};
for (const usesContext of [false, true]) {
  const checker = loadSpellingChecker(language, usesContext);
  for (const half of [0, 1]) {
    let [all, first, three, safe, safeRight] = [0, 0, 0, 0, 0];
    for (const [index, line] of lines.entries()) {
      if (index % 2 !== half) continue;
      const { text, errors } = JSON.parse(line) as Misspelling;
      const issues = await checker.check(toPassage(text, language));
      for (const error of errors) {
        all += 1;
        const issue = issues.find(({ start, end }) => start < error.end && end > error.start);
        if (!issue) continue;
        const wanted = new Set(error.corrections.map((by) => put(text, error, by)));
        const place = issue.suggestions.findIndex((by) => wanted.has(put(text, issue, by)));
        if (place === 0) first += 1;
        if (place >= 0 && place < 3) three += 1;
        if (issue.safe) safe += 1;
        if (issue.safe && place === 0) safeRight += 1;
      }
    }
    rows[`${usesContext ? 'with' : 'without'} context, ${half ? 'other' : 'first'} half`] = {
      misspellings: all,
      'correct@1 %': percent(first, all),
      'correct@3 %': percent(three, all),
      safe,
      'safe right %': percent(safeRight, safe),
    };
  }
}
console.table(rows);
