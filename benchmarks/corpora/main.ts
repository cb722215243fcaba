/**
 * Measures the checker on a folder of corpora, beside Harper alone and any other checker that speaks the line protocol of
 * `line-checker.ts`, in one run, and writes benchmarks/RESULTS.md.
 *
 *   npm run benchmark -- corpora --corpora DIR [--language fr] [--peer "NAME=COMMAND"]…
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { LOCALES, PRODUCT_NAME, type Locale } from '@tercet/contracts';
import { sampleText } from '../proofreading/sample-text';
import { broken } from './bounds';
import { gleu } from './gleu';
import { checkLines, NO_ANSWER, type Answer } from './line-checker';
import {
  falseAlarms,
  quantile,
  recall,
  withFirstSuggestions,
  wordLevel,
  type IssuesOf,
} from './measures';
import { resultsPage, type CheckerResults } from './results-page';
import { readCorpora, type Corpora, type Sentence } from './sets';

interface LineChecker {
  readonly name: string;
  readonly command: string;
  readonly languages: readonly Locale[];
}

const OURS = 'node --import tsx benchmarks/proofreading/adapter.ts';
const HARPER = 'node benchmarks/corpora/harper-alone.mjs';
const TIMED_TEXTS = 40;
/** The first texts find cold caches. */
const WARM_UP_TEXTS = 10;

const { values } = parseArgs({
  options: {
    corpora: { type: 'string' },
    language: { type: 'string', multiple: true },
    peer: { type: 'string', multiple: true },
  },
  allowPositionals: true,
});
if (!values.corpora) throw new Error('--corpora DIR is needed');
const languages = LOCALES.filter((locale) => values.language?.includes(locale) ?? true);
const peers = (values.peer ?? []).map((peer): LineChecker => {
  const [name = '', command = ''] = peer.split(/=(.*)/su);
  return { name, command, languages: LOCALES };
});
const checkers: readonly LineChecker[] = [
  { name: PRODUCT_NAME, command: OURS, languages: LOCALES },
  { name: 'Harper alone', command: HARPER, languages: ['en'] },
  ...peers,
];

const timedTexts = (lang: Locale) =>
  Array.from({ length: TIMED_TEXTS }, (_, seed) => ({
    id: `timed-${seed}`,
    lang,
    text: sampleText(lang, 1_000, seed + 1),
  }));

function bySource(sentences: readonly Sentence[]): (readonly [string, Sentence[]])[] {
  const sources = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    sources.set(sentence.source, [...(sources.get(sentence.source) ?? []), sentence]);
  }
  return [...sources].sort(([, a], [, b]) => b.length - a.length);
}

function measure(
  checker: string,
  language: Locale,
  sets: Corpora[Locale],
  answers: ReadonlyMap<string, Answer>,
): CheckerResults {
  const answerTo = ({ id }: { id: string }) => answers.get(id) ?? NO_ANSWER;
  const allOf: IssuesOf = (sentence) => answerTo(sentence).issues;
  const issuesOf: IssuesOf = (sentence) => allOf(sentence).filter(({ kind }) => kind !== 'style');
  const grammarOf: IssuesOf = (sentence) =>
    issuesOf(sentence).filter(({ kind }) => kind !== 'spelling');
  const { grammar, spelling, clean } = sets;
  const whole = sets.jfleg ?? sets.cowsl2h;
  const correction = (sentence: Sentence, hypothesis: string) => ({
    source: sentence.text,
    hypothesis,
    references: sentence.references ?? [],
  });
  const times = timedTexts(language)
    .slice(WARM_UP_TEXTS)
    .map((text) => answerTo(text).ms);
  return {
    checker,
    language,
    grammar: grammar
      ? [
          ['all', recall(grammar, allOf)],
          ...bySource(grammar).map(
            ([source, sentences]) => [source, recall(sentences, allOf)] as const,
          ),
        ]
      : [],
    ...(spelling && { spelling: recall(spelling, issuesOf) }),
    ...(clean && {
      alarms: { all: falseAlarms(clean, issuesOf), grammar: falseAlarms(clean, grammarOf) },
    }),
    ...(spelling && clean && { words: wordLevel([...spelling, ...clean], issuesOf) }),
    ...(whole && {
      gleu: {
        after: gleu(
          whole.map((one) => correction(one, withFirstSuggestions(one.text, issuesOf(one)))),
        ),
        before: gleu(whole.map((one) => correction(one, one.text))),
      },
    }),
    latency: { median: quantile(times, 0.5), p95: quantile(times, 0.95) },
  };
}

const corpora = readCorpora(values.corpora);
const results: CheckerResults[] = [];
for (const language of languages) {
  const sets = corpora[language];
  const sentences = Object.values(sets).flat();
  if (sentences.length === 0) continue;
  for (const { name, command } of checkers.filter((one) => one.languages.includes(language))) {
    console.error(`${name}, ${language}: ${sentences.length} texts …`);
    // The timed texts in a process of their own, where nothing has been seen before.
    const answers = await checkLines(command, sentences);
    const timed = await checkLines(command, timedTexts(language));
    results.push(measure(name, language, sets, new Map([...answers, ...timed])));
  }
}
const facts = [
  `Date: ${new Date().toISOString().slice(0, 10)}`,
  `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})`,
];
const page = resultsPage(results, facts);
writeFileSync(new URL('../RESULTS.md', import.meta.url), page);
console.log(page);
const problems = results.filter(({ checker }) => checker === PRODUCT_NAME).flatMap(broken);
for (const problem of problems) console.error(`NOT HELD ${problem}`);
if (problems.length > 0) process.exitCode = 1;
