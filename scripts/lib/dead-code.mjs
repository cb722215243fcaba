import { bin } from './workspace.mjs';

const knip = [bin('knip', 'bin/knip.js'), '--no-config-hints'];

/** Finds files, exports and packages that nothing uses. */
export const DEAD_CODE = knip;

/** Finds files and exports that only tests use: as dead as the others in what ships. */
export const TESTED_ONLY = [...knip, '--production', '--files', '--exports'];
