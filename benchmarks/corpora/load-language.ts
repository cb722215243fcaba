/**
 * Loads a language into a fresh process and checks one sentence with an error. A line of JSON: milliseconds from the start
 * of loading to the answer, memory that then stays in use, data files on disk (MB, 1,000,000 bytes).
 *
 *   node --expose-gc --import tsx benchmarks/corpora/load-language.ts en|fr|es [--harper]
 */
import { readdirSync, statSync } from 'node:fs';
import { isLocale, type Localized } from '@tercet/contracts';
import { createProofreader } from '@tercet/proofreading-core';
import { packsFromDisk } from '../proofreading/packs';

const SENTENCES: Localized = {
  en: 'Their going home tommorow.',
  fr: 'Ils mange des pomes.',
  es: 'Ellos come manzanaz.',
};

const [, , language, option] = process.argv;
if (!isLocale(language)) throw new Error('Usage: load-language.ts en|fr|es [--harper]');

const collect = globalThis.gc ?? (() => undefined);
const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;

/** Objects and buffers, and all that the process holds: of WebAssembly only the latter knows. */
function inUse() {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { known: heapUsed + external, rss };
}

const before = inUse();
const started = performance.now();
const proofreader = createProofreader({ packs: packsFromDisk({ harper: option === '--harper' }) });
await proofreader.check(SENTENCES[language], { language, fallback: language });
const ms = Math.round(performance.now() - started);
const after = inUse();
const memory = megabytes(Math.max(after.known - before.known, after.rss - before.rss));

const folder = new URL(`../../libs/proofreading/${language}/data/`, import.meta.url);
const sizes = readdirSync(folder)
  .filter((file) => file.endsWith('.bin'))
  .map((file) => statSync(new URL(file, folder)).size);
const disk = megabytes(sizes.reduce((sum, size) => sum + size, 0));

console.log(JSON.stringify({ ms, memory, disk }));
