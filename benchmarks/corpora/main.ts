/**
 * Measures the checker on a folder of corpora, beside its peers, in one run, and writes benchmarks/RESULTS.md,
 * benchmarks/results.json, and what of it the product publishes.
 *
 *   npm run benchmark -- corpora --corpora DIR [--language fr]… [--peer "NAME=COMMAND"]… [--no-times]
 *
 * DIR holds `<language>-<set>.jsonl` as sets.ts reads them, itself or in `dev`. Peers are what is installed of: Harper
 * (English grammar and spelling; a dependency of the product), Hunspell (the program `hunspell`), nspell
 * (`npm install --no-save nspell`, or a folder in NODE_PATH; it is no dependency of the project) and Grammalecte (the Python
 * module; Debian's package `grammalecte-cli` brings it). Any other is named with `--peer`: a command that speaks the line
 * protocol of line-checker.ts. Accuracy is measured for as many checkers at a time as there are cores; time, after that,
 * for one at a time. All of it takes some minutes; nspell alone takes as long again.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { LOCALES, PRODUCT_NAME } from '@tercet/contracts';
import { ENGLISH_RULES } from '@tercet/proofreading-en';
import { SPANISH_RULES } from '@tercet/proofreading-es';
import { FRENCH_RULES } from '@tercet/proofreading-fr';
import { format } from 'prettier';
import { atMost } from './at-most';
import { broken, tooSlow } from './bounds';
import { FIRST_WAVE, installedCheckers, namedPeer, WITH_HARPER } from './checkers';
import { accuracyOf } from './measure';
import { NotMeasured } from './measured';
import { pageOf, publish } from './publish';
import type { CheckerResults, Results } from './results-page';
import { CorpusError, readCorpora } from './sets';
import { sharedExamples } from './shared-examples';
import { latencyOf, loadingOf } from './timing';

/** Ends the run with a sentence for the person who started it. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const USAGE =
  'Usage: npm run benchmark -- corpora --corpora DIR [--language fr]… [--peer "NAME=COMMAND"]… [--no-times]';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        corpora: { type: 'string' },
        language: { type: 'string', multiple: true },
        peer: { type: 'string', multiple: true },
        'no-times': { type: 'boolean' },
      },
      allowPositionals: true,
    });
    return values;
  } catch {
    return fail(USAGE);
  }
}

function readFolder(folder: string) {
  try {
    return readCorpora(folder);
  } catch (error) {
    if (error instanceof CorpusError) return fail(error.message);
    throw error;
  }
}

const values = readArguments();
const corpora = readFolder(values.corpora ?? fail(USAGE));
const load = (loadavg()[0] ?? 0) / availableParallelism();
const hasTimes = !values['no-times'];
const languages = LOCALES.filter(
  (locale) =>
    (values.language?.includes(locale) ?? true) && Object.keys(corpora[locale]).length > 0,
);
const checkers = [...installedCheckers(), ...(values.peer ?? []).map(namedPeer)];
const runs = languages.flatMap((language) =>
  checkers
    .filter((checker) => checker.languages.includes(language))
    .map((checker) => ({ checker, language })),
);

const accuracies = await atMost(availableParallelism(), runs, async ({ checker, language }) => {
  if (checker.isTimedOnly) return undefined;
  console.error(`Accuracy of ${checker.name}, ${language} …`);
  return accuracyOf(checker, language, corpora[language]);
});

const results: CheckerResults[] = [];
for (const [index, { checker, language }] of runs.entries()) {
  const { clean, spelling } = corpora[language];
  const accuracy = accuracies[index];
  if (hasTimes) console.error(`Time of ${checker.name}, ${language} …`);
  const latency =
    hasTimes && clean && spelling ? await latencyOf(checker, language, clean, spelling) : undefined;
  results.push({
    checker: checker.name,
    language,
    ...(accuracy && { accuracy }),
    ...(latency && { latency }),
  });
}

const loading = hasTimes
  ? languages.flatMap((language) => {
      const own = { checker: PRODUCT_NAME, language, ...loadingOf(language, '--no-harper') };
      if (language !== 'en') return [own];
      const whole = { checker: PRODUCT_NAME + WITH_HARPER, language };
      return [
        { ...own, checker: PRODUCT_NAME + FIRST_WAVE },
        { ...whole, ...loadingOf(language, '--harper') },
      ];
    })
  : [];

const measured = {
  date: new Date().toISOString().slice(0, 10),
  machine: `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
  load,
  versions: [...new Set(checkers.map(({ version }) => version))],
  checkers: results,
  loading,
};
const rules = { en: ENGLISH_RULES, fr: FRENCH_RULES, es: SPANISH_RULES };
const notHeld = [
  ...results.filter(({ checker }) => checker === PRODUCT_NAME).flatMap(broken),
  ...languages.flatMap((lang) => sharedExamples(lang, rules[lang], corpora[lang])),
  ...tooSlow(measured, [PRODUCT_NAME, PRODUCT_NAME + FIRST_WAVE]),
];
const all: Results = { ...measured, notHeld };
console.log(pageOf(all));
/** Whether all that the product publishes was measured, so that it could be. */
function isPublished(): boolean {
  try {
    publish(all);
    return true;
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error;
    console.error(`Nothing is written: ${error.message}`);
    return false;
  }
}

if (isPublished()) {
  const json = await format(JSON.stringify(all), { parser: 'json', printWidth: 100 });
  writeFileSync(new URL('../results.json', import.meta.url), json);
}
for (const problem of notHeld) console.error(`NOT HELD ${problem}`);
if (notHeld.length > 0) process.exitCode = 1;
