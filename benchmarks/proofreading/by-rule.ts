/**
 * What each rule finds in the corpora, or what one of them flags, or what all of them miss.
 *
 *   node --import tsx benchmarks/proofreading/by-rule.ts --corpora DIR --language fr             a row for each rule
 *   … --rule fr/elision          every flag of one rule, in its sentence
 *   … --misses [WORD]            errors that no rule touches; only those whose source holds the word
 *   … --clean                    every flag on clean text but spelling
 *   … --harper                   with Harper (English)
 *
 * Columns: `found` errors that the rule touches, `right` those that its first suggestion mends as the corpus does,
 * `beside` its flags on sentences with an error that touch none, `clean` its flags on clean text, `/1000` the same for
 * each 1,000 words. `beside` holds real errors too: a sentence may have more than the marked one.
 */
import { parseArgs } from 'node:util';
import { isLocale, type Locale } from '@tercet/contracts';
import { createProofreader, type DocumentIssue } from '@tercet/proofreading-core';
import { liesOn, rankOfCorrection, wordsOf } from '../corpora/measures';
import { readCorpora, type MarkedError, type Sentence, type Stretch } from '../corpora/sets';
import { packsFromDisk } from './packs';

const { values, positionals } = parseArgs({
  options: {
    corpora: { type: 'string' },
    language: { type: 'string' },
    rule: { type: 'string' },
    misses: { type: 'boolean' },
    clean: { type: 'boolean' },
    harper: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { corpora, language } = values;
if (!corpora || !isLocale(language)) throw new Error('--corpora and --language are needed');

const proofreader = createProofreader({
  packs: packsFromDisk({ harper: values.harper }),
  onError: (error) => console.error(error),
});

async function checked(sentences: readonly Sentence[] = []) {
  const answers: { sentence: Sentence; issues: readonly DocumentIssue[] }[] = [];
  const choice = { language: language as Locale, fallback: language as Locale };
  for (const sentence of sentences)
    answers.push({ sentence, issues: (await proofreader.check(sentence.text, choice)).issues });
  return answers;
}

const inSentence = ({ text }: Sentence, { start, end }: Stretch, fixes: readonly string[]) =>
  `${text.slice(0, start)}[[${text.slice(start, end)}→${fixes.slice(0, 2).join('|')}]]${text.slice(end)}`;

type Verdict = 'right' | 'found' | 'beside' | 'clean';

function verdictOf({ text, errors = [] }: Sentence, issue: DocumentIssue): Verdict {
  const error = errors.find((one) => liesOn(issue, one));
  if (!error) return 'beside';
  return rankOfCorrection(text, error, [issue]) === 1 ? 'right' : 'found';
}

const { grammar, clean } = readCorpora(corpora)[language];
const wrong = await checked(grammar);
const calm = await checked(clean);
const flags = [
  ...wrong.flatMap(({ sentence, issues }) =>
    issues.map((issue) => ({ sentence, issue, verdict: verdictOf(sentence, issue) })),
  ),
  ...calm.flatMap(({ sentence, issues }) =>
    issues.map((issue) => ({ sentence, issue, verdict: 'clean' as Verdict })),
  ),
];
const missed = wrong.flatMap(({ sentence, issues }) => {
  const error = sentence.errors?.find((one) => !issues.some((issue) => liesOn(issue, one)));
  return error ? [{ sentence, error }] : [];
});

function printFlags(isWanted: (flag: (typeof flags)[number]) => boolean): void {
  for (const { sentence, issue, verdict } of flags.filter(isWanted)) {
    const place = inSentence(sentence, issue, issue.suggestions);
    console.log(`${verdict.padEnd(6)} ${sentence.source} ${issue.ruleId}: ${place}`);
  }
}

function printMisses(word: string): void {
  const isWanted = ({ sentence }: { sentence: Sentence; error: MarkedError }) =>
    sentence.source.includes(word);
  for (const { sentence, error } of missed.filter(isWanted))
    console.log(`${sentence.source}: ${inSentence(sentence, error, error.corrections)}`);
}

function printTable(): void {
  const words = (clean ?? []).reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const rows = new Map<string, Record<Verdict, number>>();
  for (const { issue, verdict } of flags) {
    const row = rows.get(issue.ruleId) ?? { found: 0, right: 0, beside: 0, clean: 0 };
    rows.set(issue.ruleId, row);
    row[verdict] += 1;
    if (verdict === 'right') row.found += 1;
  }
  const table = [...rows].toSorted(([, a], [, b]) => b.found - a.found);
  const perThousand = (count: number) => Math.round((count / words) * 100_000) / 100;
  console.table(
    Object.fromEntries(table.map(([id, row]) => [id, { ...row, '/1000': perThousand(row.clean) }])),
  );
  const sources = new Map<string, number>();
  for (const { sentence } of missed)
    sources.set(sentence.source, (sources.get(sentence.source) ?? 0) + 1);
  console.log('missed, by source');
  console.table(Object.fromEntries([...sources].toSorted(([, a], [, b]) => b - a)));
}

if (values.rule) printFlags(({ issue }) => issue.ruleId === values.rule);
else if (values.misses) printMisses(positionals[0] ?? '');
else if (values.clean)
  printFlags(({ issue, verdict }) => verdict === 'clean' && issue.category !== 'spelling');
else printTable();
