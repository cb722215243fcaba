import type { Locale } from '@tercet/contracts';
import type { OnPartError } from './language-pack';
import { checkParagraphOnce } from './paragraph-check';
import type { LanguageTools } from './stretch-language';

/** Awaited after each sentence with the milliseconds that it took: the time for others to do what waits. */
export type Rest = (ms: number) => Promise<void>;

interface Tools {
  readonly loadPack: LanguageTools['loadPack'];
  readonly onError: OnPartError;
}

async function check(sample: string, language: Locale, { loadPack, onError }: Tools) {
  const tools = { detector: undefined, loadPack, onError, onFirstWave: () => undefined };
  await checkParagraphOnce(sample, { language, fallback: language }, tools);
}

/** Loads a language with its engines, of which some start when they first check. */
export async function loadEngines(language: Locale, tools: Tools): Promise<void> {
  const { samples } = await tools.loadPack(language);
  const [first] = samples?.() ?? [];
  if (first !== undefined) await check(first, language, tools);
}

/**
 * Leads the checkers of the first wave through a language's samples. A rule's code is compiled when it first runs, and
 * compiled well when it has often run: until then, checks take twice as long.
 */
export async function exercise(language: Locale, tools: Tools, rest?: Rest): Promise<void> {
  const pack = await tools.loadPack(language);
  const quick = { ...pack, checkers: pack.checkers.filter(({ wave }) => wave === 1) };
  const loadPack = () => Promise.resolve(quick);
  for (const sample of pack.samples?.() ?? []) {
    const startedAt = performance.now();
    await check(sample, language, { ...tools, loadPack });
    await rest?.(performance.now() - startedAt);
  }
}
