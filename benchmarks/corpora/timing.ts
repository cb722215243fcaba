import { execFileSync } from 'node:child_process';
import type { Locale } from '@tercet/contracts';
import { checkLines } from './line-checker';
import type { LineChecker } from './checkers';
import { quantile } from './measures';
import type { Sentence } from './sets';
import { timedTexts } from './timed-texts';

export interface Latency {
  /** Milliseconds for 1,000 characters never seen before, in a warm process. */
  readonly median: number;
  readonly p95: number;
  /** Milliseconds for the first long text of a process, after one sentence. */
  readonly cold10k?: number;
  readonly cold50k?: number;
}

export interface Loading {
  /** From the start of loading to the first answer. */
  readonly ms: number;
  /** Memory that the process has more than before, in MB (1,000,000 bytes). */
  readonly memory: number;
  /** Data files on disk, in MB. */
  readonly disk: number;
}

export const TIMED_CHARACTERS = 1_000;
export const TIMED_TEXTS = 30;
/** The first texts find cold caches. */
const WARM_UP_TEXTS = 10;

/**
 * Times a checker on texts made of the language's sentences. Each size has a process of its own, where nothing was seen.
 * Long texts are not asked of spellers: Hunspell's suggestions alone would take minutes.
 */
export async function latencyOf(
  { command, isSpeller = false }: LineChecker,
  lang: Locale,
  clean: readonly Sentence[],
  misspelled: readonly Sentence[],
): Promise<Latency | undefined> {
  const textsOf = (lengths: readonly number[]) => timedTexts(clean, misspelled, lengths);
  const msOf = async (texts: readonly string[]) => {
    const lines = texts.map((text, index) => ({ id: `timed-${index}`, lang, text }));
    const answers = await checkLines(command(lang), lines);
    return lines.map(({ id }) => answers.get(id)?.ms ?? NaN);
  };
  const cold = async (length: number) => {
    const [first, text] = textsOf([1, length]);
    return first && text ? (await msOf([first, text]))[1] : undefined;
  };
  const lengths = Array<number>(WARM_UP_TEXTS + TIMED_TEXTS).fill(TIMED_CHARACTERS);
  const times = (await msOf(textsOf(lengths))).slice(WARM_UP_TEXTS);
  if (times.length === 0) return undefined;
  const [cold10k, cold50k] = isSpeller ? [] : [await cold(10_000), await cold(50_000)];
  return {
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    ...(cold10k !== undefined && { cold10k }),
    ...(cold50k !== undefined && { cold50k }),
  };
}

const LOADS = 3;

/** Loads a language in processes of their own; the median. */
export function loadingOf(language: Locale, option: '--harper' | '--no-harper'): Loading {
  const args = ['--expose-gc', '--import', 'tsx', 'benchmarks/corpora/load-language.ts'];
  const runs = Array.from({ length: LOADS }, () => {
    const line = execFileSync(process.execPath, [...args, language, option], { encoding: 'utf8' });
    return JSON.parse(line) as Loading;
  });
  const middle = (of: (run: Loading) => number) => quantile(runs.map(of), 0.5);
  return {
    ms: middle(({ ms }) => ms),
    memory: middle(({ memory }) => memory),
    disk: middle(({ disk }) => disk),
  };
}
