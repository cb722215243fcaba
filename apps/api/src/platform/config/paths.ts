import { resolve } from 'node:path';

const runsFromSource = import.meta.filename.endsWith('.ts');

/** Folder of this package, whether its source runs or its build. */
export const PACKAGE_DIR = resolve(import.meta.dirname, runsFromSource ? '../../..' : '..');
export const REPOSITORY_DIR = resolve(PACKAGE_DIR, '../..');
