/**
 * Builds `libs/proofreading/{en,fr,es}/data/*.context.bin`: how often words, pairs and triples of words follow each
 * other in running text, as far as it was seen often enough.
 *
 *   npm run build:context -- --corpora DIR [--language en|fr|es]
 *
 * DIR holds the gzipped collections that `corpora.ts` names (its folder `text/` is found too). `NOTICE.md` says where
 * each comes from. The result depends on nothing but these files. Lines that recur are counted once.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale, isLocale } from '@tercet/contracts';
import { hashUnit } from '../src/context/ngram-hash';
import { type NgramCounts, countLine, isHeldOut, newCounts } from './context/count-ngrams';
import { packContext } from './context/pack-context';
import { BUDGET, selectNgrams } from './context/select-ngrams';
import { CORPORA, readCorpus } from './corpora';

function count(language: Locale, folder: string): NgramCounts {
  const counts = newCounts();
  const seen = new Set<number>();
  for (const { name, weight } of CORPORA[language])
    for (const line of readCorpus(folder, name)) {
      const hash = hashUnit(line);
      if (seen.has(hash) || isHeldOut(line)) continue;
      seen.add(hash);
      countLine(counts, line, language, weight);
    }
  return counts;
}

function main(): void {
  const { values } = parseArgs({
    options: { corpora: { type: 'string' }, language: { type: 'string' } },
  });
  if (!values.corpora) throw new Error('--corpora DIR is missing (see the head of this script).');
  const inside = join(values.corpora, 'text');
  const folder = existsSync(inside) ? inside : values.corpora;
  for (const language of isLocale(values.language) ? [values.language] : LOCALES) {
    const counts = count(language, folder);
    const selected = selectNgrams(counts, BUDGET);
    const bytes = packContext(selected.entries, counts.total);
    const data = join(import.meta.dirname, '..', '..', language, 'data');
    writeFileSync(join(data, `${language}.context.bin`), bytes);
    const kept = selected.kept
      .map(({ name, kept, of, least }) => `${kept} of ${of} ${name} (from ${least.toFixed(2)})`)
      .join(', ');
    console.log(`${language}: ${Math.round(counts.total)} units, ${kept}, ${bytes.length} bytes`);
  }
}

main();
