import { mkdirSync, writeFileSync } from 'node:fs';
import { PRODUCT_NAME } from '@tercet/contracts';
import { measuredOf } from './measured';
import type { Results } from './results-page';

const FOLDER = new URL('../../apps/web/src/measured/generated/', import.meta.url);

/** Writes the part of the results that the product's own page shows. */
export function publish(results: Results): void {
  const measured = measuredOf(results, PRODUCT_NAME);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL('measured.json', FOLDER), `${JSON.stringify(measured, null, 2)}\n`);
}
