/** Writes what the product publishes of its checker, from benchmarks/results.json. */
import { readFileSync } from 'node:fs';
import { publish } from '../benchmarks/corpora/publish';
import type { Results } from '../benchmarks/corpora/results-page';

const file = new URL('../benchmarks/results.json', import.meta.url);
publish(JSON.parse(readFileSync(file, 'utf8')) as Results);
