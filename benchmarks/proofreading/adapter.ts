/**
 * Speaks the protocol of the scoring script: JSON lines `{"id","lang","text"}` on standard input,
 * `{"id","ms","issues":[{"start","end","suggestions","kind","rule"}]}` on standard output.
 * `kind` is `spelling`, `grammar` (errors and suggestions) or `style` (style and typography).
 *
 *   node --import tsx benchmarks/proofreading/adapter.ts [--no-harper] [--no-warm-up] < texts.jsonl
 */
import { createInterface } from 'node:readline';
import { isLocale, type Locale } from '@tercet/contracts';
import { createProofreader } from '@tercet/proofreading-core';
import { issueKind } from '../corpora/issue-kind';
import { packsFromDisk } from './packs';

const proofreader = createProofreader({
  packs: packsFromDisk({ harper: !process.argv.includes('--no-harper') }),
  onError: (error) => console.error(error),
});

const warmed = new Set<Locale>();
const warmsUp = !process.argv.includes('--no-warm-up');

/** As the server does with what it loads. */
async function warmUp(language: Locale): Promise<void> {
  if (!warmsUp || warmed.has(language)) return;
  warmed.add(language);
  await proofreader.warmUp(language);
}

interface Question {
  readonly id: string;
  readonly lang: Locale;
  readonly text: string;
}

/** Undefined for what is no question: the others are answered all the same. */
function parse(line: string): Question | undefined {
  try {
    const { id, lang, text } = JSON.parse(line) as Partial<Question>;
    return typeof id === 'string' && isLocale(lang) && typeof text === 'string'
      ? { id, lang, text }
      : undefined;
  } catch {
    return undefined;
  }
}

let lineNumber = 0;
for await (const line of createInterface({ input: process.stdin })) {
  lineNumber += 1;
  if (line.trim() === '') continue;
  const question = parse(line);
  if (!question) {
    console.error(`Line ${lineNumber} is no {"id","lang","text"} in en, fr or es.`);
    process.exitCode = 1;
    continue;
  }
  const { id, lang, text } = question;
  await warmUp(lang);
  const { issues, elapsedMs } = await proofreader.check(text, { language: lang, fallback: lang });
  const found = issues.map((issue) => ({
    start: issue.start,
    end: issue.end,
    suggestions: issue.suggestions,
    kind: issueKind(issue),
    rule: issue.ruleId,
  }));
  console.log(JSON.stringify({ id, ms: elapsedMs, issues: found }));
}
