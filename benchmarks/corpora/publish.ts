import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { PRODUCT_NAME } from '@tercet/contracts';
import { withPart } from '../lib/results-file.mjs';
import { measuredOf } from './measured';
import { resultsPage, type Results } from './results-page';

const FOLDER = new URL('../../apps/web/src/measured/generated/', import.meta.url);

const PAGE = new URL('../RESULTS.md', import.meta.url);

/** The page of a run's results. */
export const pageOf = (results: Results): string =>
  resultsPage(results, (checker) => checker.startsWith(PRODUCT_NAME));

/** Writes the page of the results, and the part of them that the product's own page shows. @throws NotMeasured */
export function publish(results: Results): void {
  const measured = measuredOf(results, PRODUCT_NAME);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL('measured.json', FOLDER), `${JSON.stringify(measured, null, 2)}\n`);
  writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), pageOf(results)));
}
