import type { Locale } from '@tercet/contracts';
import { ContextModel } from '../../src/context/context-model';
import { countLine, newCounts } from './count-ngrams';
import { packContext } from './pack-context';
import { selectNgrams } from './select-ngrams';

const ALL = { units: 10_000, pairs: 10_000, triples: 10_000 };

/** The model of a few sentences, each seen so many times, for tests. */
export function testModel(language: Locale, sentences: Readonly<Record<string, number>>) {
  const counts = newCounts();
  for (const [sentence, times] of Object.entries(sentences))
    for (let i = 0; i < times; i++) countLine(counts, sentence, language, 1);
  return new ContextModel(packContext(selectNgrams(counts, ALL).entries, counts.total));
}
