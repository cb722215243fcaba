import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { LOCALES, type Locale } from '@tercet/contracts';
import {
  createProofreader,
  toCheckResult,
  type AssetLoader,
  type CheckResult,
  type PackLoader,
  type Span,
} from '@tercet/proofreading-core';
import { createEnglishPack } from '@tercet/proofreading-en';
import { createSpanishPack } from '@tercet/proofreading-es';
import { createFrenchPack } from '@tercet/proofreading-fr';
import Tinypool from 'tinypool';
import {
  MAX_ISSUES,
  type CheckerAnswers,
  type CheckerTask,
  type CheckerThreadData,
  type DetectedLanguage,
  type ServerCheckResult,
} from './checker-task';
import { EngineFailure } from './engine-failure';
import { sentenceSpans } from './sentence-spans';

// A thread that compiles WebAssembly keeps the memory that it took. One is as quick as four on two cores, and Harper
// then takes 60 MB less.
setFlagsFromString('--wasm-num-compilation-tasks=1');

const require = createRequire(import.meta.url);

const dataOf =
  (language: Locale): AssetLoader =>
  (file) =>
    readFile(require.resolve(`@tercet/proofreading-${language}/data/${file}`));

function report(error: unknown, part: string): void {
  const { stack } = new EngineFailure(`${part} failed`, error);
  process.stderr.write(`${stack}\n`);
}

/** Absent where no pool has started the thread. */
const threadData = Tinypool.workerData as CheckerThreadData | undefined;
/** Times longer than it warms up a thread is free for checks meanwhile. */
const RESTS = 4;

/** A pack that is warmed up in the background once it is loaded. */
const warming =
  (language: Locale, load: PackLoader): PackLoader =>
  async () => {
    const pack = await load();
    if (threadData?.warmsUp)
      setImmediate(() => {
        proofreader
          .warmUp(language, (ms) => sleep(RESTS * ms))
          .catch((error: unknown) => report(error, `Warming ${language} up`));
      });
    return pack;
  };

const proofreader = createProofreader({
  packs: {
    en: warming('en', () => createEnglishPack(dataOf('en'))),
    fr: warming('fr', () => createFrenchPack(dataOf('fr'))),
    es: warming('es', () => createSpanishPack(dataOf('es'))),
  },
  // Nothing that people write outlives its check. The spellers remember candidates of single unknown words, without
  // where they stood, and only of the last 2,000.
  cacheSize: 0,
  onError: report,
});

/** The language of most of a text and how much of it that is. Sentences too short to tell are in that of the whole. */
async function detectLanguage(
  text: string,
  sentences: readonly Span[],
): Promise<DetectedLanguage | undefined> {
  const whole = await proofreader.detect(text);
  if (whole === undefined) return undefined;
  const lengths: Record<Locale, number> = { en: 0, fr: 0, es: 0 };
  for (const { start, end } of sentences) {
    const language = (await proofreader.detect(text.slice(start, end))) ?? whole;
    lengths[language] += end - start;
  }
  const language = LOCALES.reduce((a, b) => (lengths[b] > lengths[a] ? b : a), whole);
  const all = LOCALES.reduce((sum, locale) => sum + lengths[locale], 0);
  return { language, confidence: all === 0 ? 0 : lengths[language] / all };
}

interface Extras {
  readonly text: string;
  readonly withSentences: boolean;
  readonly withDetection: boolean;
}

async function withExtras(
  result: CheckResult,
  { text, withSentences, withDetection }: Extras,
): Promise<ServerCheckResult> {
  const spans =
    withSentences || withDetection ? sentenceSpans(text, result.languages, result.language) : [];
  const detected = withDetection ? await detectLanguage(text, spans) : undefined;
  return {
    ...result,
    issues: result.issues.slice(0, MAX_ISSUES),
    hasMore: result.issues.length > MAX_ISSUES,
    sentences: withSentences ? spans : [],
    detected,
  };
}

/** Entry of a checker thread: one task at a time. */
export default async function run(task: CheckerTask): Promise<CheckerAnswers[CheckerTask['kind']]> {
  switch (task.kind) {
    case 'check': {
      const result = await proofreader.check(task.text, task.choice, task.filter);
      return withExtras(result, task);
    }
    case 'language':
      return proofreader.documentLanguage(task.sample, task.choice);
    case 'stretch':
      return proofreader.checkStretch(task.text, task.choice);
    case 'finish': {
      const { text, stretches, fallback, filter } = task;
      const result = toCheckResult(stretches, { length: text.length, fallback }, filter);
      return withExtras({ ...result, elapsedMs: 0 }, task);
    }
    case 'load':
      await proofreader.load(task.language);
      return undefined;
  }
}
