/**
 * Times loading a whole language in a fresh process: dictionary, grammatical lexicon, tagger, context model and rules, files
 * read included, and the first sentence checked with them. A line of JSON: times in milliseconds, memory that stays in
 * use and memory of the process in MB (1,000,000 bytes), without Harper.
 *
 *   node --expose-gc --import tsx benchmarks/spelling/pack-start.ts en|fr|es
 */
import { isLocale } from '@tercet/contracts';
import { createProofreader } from '@tercet/proofreading-core';
import { packsFromDisk } from '../proofreading/packs';

const SENTENCES = {
  en: 'The houses was sold to there owners yesterday.',
  fr: 'Les maison ont été vendu hier a leurs propriétaires.',
  es: 'Las casa fue vendidas ayer a sus dueños.',
} as const;

const [, , language] = process.argv;
if (!isLocale(language)) throw new Error('Usage: pack-start.ts en|fr|es');

const inUse = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

const before = inUse();
const { rss } = process.memoryUsage();
const started = performance.now();
const load = packsFromDisk({ harper: false })[language];
const pack = await load();
const loaded = performance.now();
const packs = packsFromDisk({ harper: false });
const proofreader = createProofreader({
  packs: { ...packs, [language]: () => Promise.resolve(pack) },
});
const { issues } = await proofreader.check(SENTENCES[language], { language, fallback: language });
const checked = performance.now();

console.log(
  JSON.stringify({
    language,
    issues: issues.length,
    loadMs: Math.round(loaded - started),
    firstCheckMs: Math.round(checked - loaded),
    memory: megabytes(inUse() - before),
    process: megabytes(process.memoryUsage().rss - rss),
  }),
);
