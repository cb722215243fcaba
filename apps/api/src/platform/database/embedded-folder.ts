import { join } from 'node:path';

export const EMBEDDED_FOLDER = 'database';

/** Where the embedded database lies. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, EMBEDDED_FOLDER);
