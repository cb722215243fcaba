import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '@tercet/contracts';
import { z } from 'zod';
import { PACKAGE_DIR } from '../../../platform/config/paths';

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(PACKAGE_DIR, 'package.json'), 'utf8')));

/** What the protocol tells of the program that answers. `buildDate` is that of the running file. */
export const SOFTWARE = {
  name: PRODUCT_NAME,
  version,
  buildDate: statSync(import.meta.filename)
    .mtime.toISOString()
    .replace(/T(.*)\.\d+Z$/, ' $1 +0000'),
  apiVersion: 1,
  premium: false,
  premiumHint: '',
  status: '',
} as const;
