import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config';

const FILE = 'jwt-secret';
const GENERATED_BYTES = 48;

/** Secrets of session tokens: the first signs, all of them verify. */
export abstract class SigningKeys {
  abstract readonly all: readonly [string, ...string[]];
}

/** Made once and kept, so that a restart signs nobody out. Several processes agree on the first one's. */
async function generatedSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, FILE);
  const existing = await readFile(file, 'utf8').catch(() => undefined);
  if (existing) return existing;
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(GENERATED_BYTES).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch(() => undefined);
  await rm(draft);
  return readFile(file, 'utf8');
}

/** The configured secrets; without any (outside production only) one that is generated into the data folder. */
export async function loadSigningKeys(config: Config): Promise<SigningKeys> {
  const current = config.jwtSecret ?? (await generatedSecret(config.dataDir));
  return { all: [current, ...config.jwtPreviousSecrets] };
}
