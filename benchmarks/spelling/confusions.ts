/**
 * What the checker of confused words flags in running text that the context model has not counted: the lines that
 * `build:context` keeps out, up to so many words of each collection. Most flags on such text are false alarms.
 *
 *   node --import tsx benchmarks/spelling/confusions.ts --corpora DIR --language en|fr|es [--words 40000] [--show]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLocale } from '@tercet/contracts';
import { confusionChecker } from '@tercet/proofreading-core';
import { isHeldOut } from '../../libs/proofreading/core/scripts/context/count-ngrams';
import { CORPORA, readCorpus } from '../../libs/proofreading/core/scripts/corpora';
import { loadLanguage, toPassage } from './load-checker';

const { values } = parseArgs({
  options: {
    corpora: { type: 'string' },
    language: { type: 'string' },
    words: { type: 'string', default: '40000' },
    show: { type: 'boolean', default: false },
  },
});
const { corpora, language, show } = values;
if (!corpora || !isLocale(language)) throw new Error('--corpora DIR and --language are needed');

const inside = join(corpora, 'text');
const folder = existsSync(inside) ? inside : corpora;
const { speller, context } = loadLanguage(language);
const checker = confusionChecker(speller, context);
const flags: Record<string, number> = { error: 0, suggestion: 0 };
let words = 0;
let milliseconds = 0;
for (const { name } of CORPORA[language]) {
  let here = 0;
  for (const line of readCorpus(folder, name)) {
    if (!isHeldOut(line)) continue;
    if (here > Number(values.words)) break;
    here += line.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)?.length ?? 0;
    const passage = toPassage(line, language);
    const started = performance.now();
    const issues = await checker.check(passage);
    milliseconds += performance.now() - started;
    for (const { level, start, end, suggestions } of issues) {
      flags[level] = (flags[level] ?? 0) + 1;
      const marked = `[[${line.slice(start, end)}→${suggestions[0] ?? ''}]]`;
      const [before, after] = [
        line.slice(Math.max(0, start - 60), start),
        line.slice(end, end + 40),
      ];
      if (show) console.log(`${level} ${name}: ${before}${marked}${after}`);
    }
  }
  words += here;
}
const perThousand = (count: number) => Number(((1000 * count) / words).toFixed(3));
console.table({
  [language]: {
    words,
    'errors / 1000': perThousand(flags.error ?? 0),
    'suggestions / 1000': perThousand(flags.suggestion ?? 0),
    'ms / 1000 words': perThousand(milliseconds),
  },
});
