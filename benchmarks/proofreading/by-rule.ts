/**
 * What each rule finds in the corpora, or what one of them flags, or what all of them miss.
 *
 *   node --import tsx benchmarks/proofreading/by-rule.ts --corpora DIR --language fr             a row for each rule
 *   … --rule fr/elision          every flag of one rule, in its sentence
 *   … --misses [WORD]            errors that no rule touches; only those whose source or category holds the word
 *   … --clean                    every flag on clean text but spelling
 *   … --harper                   with Harper (English)
 *
 * Columns: `found` errors that the rule touches, `right` those that its first suggestion mends as the corpus does,
 * `beside` its flags on sentences with an error that touch none, `clean` its flags on clean text, `/1000` the same for
 * each 1,000 words. `beside` holds real errors too: a sentence may have more than the marked one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locale } from '@tercet/contracts';
import { createProofreader, type DocumentIssue } from '@tercet/proofreading-core';
import { packsFromDisk } from './packs';

interface Sentence {
  readonly text: string;
  readonly source: string;
  readonly category?: string;
  readonly errors?: readonly { start: number; end: number; corrections: readonly string[] }[];
}

interface Row {
  found: number;
  right: number;
  beside: number;
  clean: number;
}

const { values, positionals } = parseArgs({
  options: {
    corpora: { type: 'string' },
    language: { type: 'string' },
    rule: { type: 'string' },
    misses: { type: 'boolean' },
    clean: { type: 'boolean' },
    harper: { type: 'boolean' },
  },
  allowPositionals: true,
});
const { corpora, language } = values;
if (!corpora || !language) throw new Error('--corpora and --language are needed');
const locale = language as Locale;
const proofreader = createProofreader({ packs: packsFromDisk({ harper: values.harper ?? false }) });

const read = (set: string): Sentence[] =>
  readFileSync(join(corpora, 'dev', `${locale}-${set}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Sentence);

const issuesOf = async (text: string): Promise<readonly DocumentIssue[]> =>
  (await proofreader.check(text, { language: locale, fallback: locale })).issues;

const plain = (text: string) => text.normalize('NFC').replaceAll('’', "'").replace(/\s+/g, ' ');
const put = (text: string, { start, end }: { start: number; end: number }, by: string) =>
  plain(text.slice(0, start) + by + text.slice(end));
const show = (text: string, { start, end, suggestions }: DocumentIssue) =>
  `${text.slice(0, start)}[[${text.slice(start, end)}→${suggestions.slice(0, 2).join('|')}]]${text.slice(end)}`;

const rows = new Map<string, Row>();
const rowOf = (id: string): Row => {
  const row = rows.get(id) ?? { found: 0, right: 0, beside: 0, clean: 0 };
  rows.set(id, row);
  return row;
};
const touches = (issue: DocumentIssue, error: { start: number; end: number }) =>
  (issue.start < error.end && issue.end > error.start) ||
  (issue.start === issue.end && issue.start >= error.start && issue.start <= error.end) ||
  (error.start === error.end && error.start >= issue.start && error.start <= issue.end);

let wordCount = 0;
const missed = new Map<string, number>();
for (const sentence of read('grammar')) {
  const { text, source, category = '', errors = [] } = sentence;
  const issues = await issuesOf(text);
  for (const issue of issues) {
    const error = errors.find((one) => touches(issue, one));
    const row = rowOf(issue.ruleId);
    const isRight = error?.corrections.some(
      (by) => put(text, error, by) === put(text, issue, issue.suggestions[0] ?? ''),
    );
    if (!error) row.beside += 1;
    else row.found += 1;
    if (isRight) row.right += 1;
    if (values.rule === issue.ruleId) {
      console.log(
        `${isRight ? 'right ' : error ? 'found ' : 'beside'} ${source}: ${show(text, issue)}`,
      );
    }
  }
  const error = errors.find((one) => !issues.some((issue) => touches(issue, one)));
  if (!error) continue;
  missed.set(`${source} ${category}`, (missed.get(`${source} ${category}`) ?? 0) + 1);
  if (values.misses && `${source} ${category}`.includes(positionals[0] ?? '')) {
    const { start, end, corrections } = error;
    console.log(
      `${source} ${category}: ${text.slice(0, start)}[[${text.slice(start, end)}→${corrections.join('|')}]]${text.slice(end)}`,
    );
  }
}
for (const { text, source } of read('clean')) {
  wordCount += text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
  for (const issue of await issuesOf(text)) {
    rowOf(issue.ruleId).clean += 1;
    const isWanted =
      values.rule === issue.ruleId || (values.clean && issue.category !== 'spelling');
    if (isWanted) console.log(`clean  ${source} ${issue.ruleId}: ${show(text, issue)}`);
  }
}

if (!values.rule && !values.misses && !values.clean) {
  const table = [...rows].sort(([, a], [, b]) => b.found - a.found);
  console.table(
    Object.fromEntries(
      table.map(([id, row]) => [
        id,
        { ...row, '/1000': Math.round((row.clean / wordCount) * 100_000) / 100 },
      ]),
    ),
  );
  console.log('missed, by source and category');
  console.table(Object.fromEntries([...missed].sort(([, a], [, b]) => b - a).slice(0, 60)));
}
