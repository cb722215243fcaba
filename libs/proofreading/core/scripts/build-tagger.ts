/**
 * Trains `libs/proofreading/{en,fr,es}/data/*.tagger.bin` on Universal Dependencies treebanks.
 *
 *   npm run build:tagger -- --treebanks DIR [--language en|fr|es] [--report FILE]
 *
 * DIR holds the gzipped files that `morphology/treebank.ts` names. Run `build:morphology` first. What is printed was
 * measured on the test parts with a model that had not seen them; the model that is written has seen all parts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale, isLocale } from '@tercet/contracts';
import type { AnalysisProfile } from '../src/analysis/analysis-profile';
import { TREEBANKS } from './morphology/treebank';
import { accuracy, coverage, marginFor } from './tagger/evaluate';
import { readTraining } from './tagger/gold';
import { packTagger, quantise, trainTagger } from './tagger/train';

/** Share of right choices at a margin of 1. */
const SURE = 0.98;
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

async function profileOf(language: Locale): Promise<AnalysisProfile> {
  const file = join(import.meta.dirname, '..', '..', language, 'src', 'analysis', 'profile.ts');
  const module = (await import(file)) as Record<string, AnalysisProfile>;
  const profile = Object.values(module)[0];
  if (!profile) throw new Error(`${file} exports nothing.`);
  return profile;
}

const most = (counts: ReadonlyMap<string, number>, length: number): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, length)
    .map(([key, n]) => `  ${n} ${key}`)
    .join('\n');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      treebanks: { type: 'string' },
      language: { type: 'string' },
      report: { type: 'string' },
      coverage: { type: 'boolean' },
    },
  });
  const folder = values.treebanks;
  if (!folder) throw new Error('--treebanks DIR is missing (see the head of this script).');
  for (const language of isLocale(values.language) ? [values.language] : LOCALES) {
    const profile = await profileOf(language);
    const { train, test } = TREEBANKS[language];
    const testing = readTraining(language, folder, test, profile);
    const misses = new Map<string, number>();
    console.log(`${language}: words of the test parts known, and right among the known`);
    for (const [pos, { all, known, right }] of coverage(testing, misses))
      console.log(
        `  ${pos.padEnd(6)} ${String(all).padStart(6)} ${percent(known / all)} ${percent(right / known)}`,
      );
    let report = `${language} readings missing\n${most(misses, 400)}\n`;
    if (!values.coverage) {
      const training = readTraining(language, folder, train, profile);
      const first = quantise(trainTagger(training)).bytes;
      const rough = accuracy(packTagger(first, 1), testing);
      const confusions = new Map<string, number>();
      const unit = Math.max(1, Math.round(marginFor(SURE, rough.margins)));
      const { words, pos, full, wordsPerSecond, margins } = accuracy(
        packTagger(first, unit),
        testing,
        confusions,
      );
      const sure = margins.filter(([margin]) => margin >= 1).length / margins.length;
      console.log(
        `${language}: ${words} test words, UPOS ${percent(pos)}, full tag ${percent(full)}, ${Math.round(wordsPerSecond)} words/s; ` +
          `${percent(sure)} of the ambiguous words have a margin of 1 or more, where ${percent(SURE)} are right (unit ${unit})`,
      );
      const bytes = packTagger(quantise(trainTagger([...training, ...testing])).bytes, unit);
      const file = join(
        import.meta.dirname,
        '..',
        '..',
        language,
        'data',
        `${language}.tagger.bin`,
      );
      writeFileSync(file, bytes);
      console.log(
        `${language}: ${training.flat().length} words for training, ${bytes.length} bytes`,
      );
      report += `confusions\n${most(confusions, 200)}\n`;
    }
    if (values.report) writeFileSync(`${values.report}.${language}.txt`, report);
  }
}

await main();
