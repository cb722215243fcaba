/**
 * Speaks the scoring protocol: reads lines `{id, lang, text}` and answers each with
 * `{id, ms, issues: [{start, end, suggestions, kind}]}`. Only the speller runs.
 *
 *   npx tsx benchmarks/spelling/adapter.ts < texts.jsonl > issues.jsonl
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Locale, VARIANTS } from '@tercet/contracts';
import {
  type Checker,
  type Issue,
  type SpellingProfile,
  createSpeller,
  segment,
  spellingChecker,
  tokenize,
} from '@tercet/proofreading-core';
import { ENGLISH_SPELLING } from '../../libs/proofreading/en/src/spelling-profile';
import { SPANISH_SPELLING } from '../../libs/proofreading/es/src/spelling-profile';
import { FRENCH_SPELLING } from '../../libs/proofreading/fr/src/spelling-profile';

const PROFILES: Readonly<Record<Locale, SpellingProfile>> = {
  en: ENGLISH_SPELLING,
  fr: FRENCH_SPELLING,
  es: SPANISH_SPELLING,
};
const checkers = new Map<Locale, Checker>();

function checkerFor(language: Locale): Checker {
  let checker = checkers.get(language);
  if (!checker) {
    const data = join(import.meta.dirname, '../../libs/proofreading', language, 'data');
    const bytes = readFileSync(join(data, `${language}.dict.bin`));
    checker = spellingChecker(createSpeller(bytes, PROFILES[language]));
    checkers.set(language, checker);
  }
  return checker;
}

async function check(text: string, language: Locale): Promise<readonly Issue[]> {
  const sentences = segment(text, language).map(({ start, end }) => {
    const part = text.slice(start, end);
    return { start, end, language, text: part, tokens: tokenize(part, start) };
  });
  const [variant] = VARIANTS[language];
  return checkerFor(language).check({ text, language, variant, sentences });
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
  const issues = await check(text, lang);
  const ms = Number((performance.now() - started).toFixed(3));
  process.stdout.write(`${JSON.stringify({ id, ms, issues: issues.map(issueOut) })}\n`);
}
