/**
 * Speaks the scoring protocol: reads lines `{id, lang, text}` and answers each with
 * `{id, ms, issues: [{start, end, suggestions, safe, maybeName, kind}]}`. Only the speller runs.
 *
 *   npx tsx benchmarks/spelling/adapter.ts < texts.jsonl > issues.jsonl
 */
import { createInterface } from 'node:readline';
import type { Locale } from '@tercet/contracts';
import type { Checker, Issue } from '@tercet/proofreading-core';
import { loadSpellingChecker, toPassage } from './load-checker';

const checkers = new Map<Locale, Checker>();

function checkerFor(language: Locale): Checker {
  const checker = checkers.get(language) ?? loadSpellingChecker(language);
  checkers.set(language, checker);
  return checker;
}

const issueOut = ({ start, end, suggestions, safe, maybeName }: Issue) => ({
  start,
  end,
  suggestions,
  safe,
  maybeName,
  kind: 'spelling',
});

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const { id, lang, text } = JSON.parse(line) as { id: string; lang: Locale; text: string };
  const started = performance.now();
  const issues = await checkerFor(lang).check(toPassage(text, lang));
  const ms = Number((performance.now() - started).toFixed(3));
  process.stdout.write(`${JSON.stringify({ id, ms, issues: issues.map(issueOut) })}\n`);
}
