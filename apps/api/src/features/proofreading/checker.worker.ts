import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locale } from '@tercet/contracts';
import { createProofreader, type AssetLoader } from '@tercet/proofreading-core';
import { createEnglishPack } from '@tercet/proofreading-en';
import { createSpanishPack } from '@tercet/proofreading-es';
import { createFrenchPack } from '@tercet/proofreading-fr';
import type { CheckerAnswers, CheckerTask } from './checker-task';
import { EngineFailure } from './engine-failure';
import { sentenceSpans } from './sentence-spans';

const require = createRequire(import.meta.url);

const dataOf =
  (language: Locale): AssetLoader =>
  (file) =>
    readFile(require.resolve(`@tercet/proofreading-${language}/data/${file}`));

const proofreader = createProofreader({
  packs: {
    en: () => createEnglishPack(dataOf('en')),
    fr: () => createFrenchPack(dataOf('fr')),
    es: () => createSpanishPack(dataOf('es')),
  },
  // Nothing that people write outlives its check. The spellers remember candidates of single unknown words, without
  // where they stood, and only of the last 2,000.
  cacheSize: 0,
  onError: (error, checkerId) => {
    const { stack } = new EngineFailure(`The checker ${checkerId} failed`, error);
    process.stderr.write(`${stack}\n`);
  },
});

/** Entry of a checker thread: one task at a time. */
export default async function run(task: CheckerTask): Promise<CheckerAnswers[CheckerTask['kind']]> {
  switch (task.kind) {
    case 'check': {
      const result = await proofreader.check(task.text, task.choice, task.filter);
      const sentences = task.withSentences
        ? sentenceSpans(task.text, result.languages, result.language)
        : [];
      return { ...result, sentences };
    }
    case 'detect':
      return proofreader.detect(task.text);
    case 'warm-up':
      await proofreader.warmUp(task.language, task.variant);
      return undefined;
  }
}
