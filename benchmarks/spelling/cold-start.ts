/**
 * Times one cold check: dictionary file read, loaded, and a whole document checked for spelling.
 *
 *   npx tsx benchmarks/spelling/cold-start.ts en|fr|es DOCUMENT
 */
import { readFileSync } from 'node:fs';
import { isLocale } from '@tercet/contracts';
import { loadSpellingChecker, toPassage } from './load-checker';

const [, , language, file] = process.argv;
if (!isLocale(language) || !file) throw new Error('Usage: cold-start.ts en|fr|es DOCUMENT');
const text = readFileSync(file, 'utf8');

const memoryInUse = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const before = memoryInUse();
const cpuBefore = process.cpuUsage();
const started = performance.now();
const checker = loadSpellingChecker(language);
const loaded = performance.now();
let issues = 0;
for (const paragraph of text.split('\n'))
  issues += (await checker.check(toPassage(paragraph, language))).length;
const finished = performance.now();
const cpu = process.cpuUsage(cpuBefore);

console.log(
  `${language}: ${text.length} characters, ${issues} issues; load ${(loaded - started).toFixed(0)} ms, ` +
    `check with tokenizing ${(finished - loaded).toFixed(0)} ms, ` +
    `processor time of both ${((cpu.user + cpu.system) / 1000).toFixed(0)} ms, ` +
    `memory +${((memoryInUse() - before) / 1e6).toFixed(1)} MB`,
);
