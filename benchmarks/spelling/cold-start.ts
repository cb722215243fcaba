/**
 * Times one cold check in a fresh process: dictionary file read, loaded, and a whole document checked for spelling. A line
 * of JSON: times in milliseconds, memory that stays in use in MB (1,000,000 bytes).
 *
 *   node --import tsx benchmarks/spelling/cold-start.ts en|fr|es [DOCUMENT]
 */
import { readFileSync } from 'node:fs';
import { isLocale } from '@tercet/contracts';
import { sampleText } from '../proofreading/sample-text';
import { loadSpellingChecker, toPassage } from './load-checker';

const CHARACTERS = 50_000;
const LETTERS = 'abcdefghilmnoprstu';
/** Far more than people misspell: what takes time is finding suggestions. */
const MISSPELLED_EVERY = 20;

/** Has a letter too many in every so manyth word, each time another one. */
function misspelled(text: string): string {
  let words = 0;
  return text.replace(/\p{L}{5,}/gu, (word) => {
    words += 1;
    if (words % MISSPELLED_EVERY > 0) return word;
    const turn = words / MISSPELLED_EVERY;
    const at = 1 + (turn % (word.length - 1));
    return word.slice(0, at) + LETTERS[turn % LETTERS.length] + word.slice(at);
  });
}

const [, , language, file] = process.argv;
if (!isLocale(language)) throw new Error('Usage: cold-start.ts en|fr|es [DOCUMENT]');
const text = file ? readFileSync(file, 'utf8') : misspelled(sampleText(language, CHARACTERS, 1));

const memoryInUse = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const before = memoryInUse();
const started = performance.now();
const checker = loadSpellingChecker(language);
const loaded = performance.now();
let issues = 0;
for (const paragraph of text.split('\n'))
  issues += (await checker.check(toPassage(paragraph, language))).length;

console.log(
  JSON.stringify({
    characters: text.length,
    issues,
    loadMs: Math.round(loaded - started),
    totalMs: Math.round(performance.now() - started),
    memory: Math.round((memoryInUse() - before) / 1e6),
  }),
);
