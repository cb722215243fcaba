import { PRODUCT_NAME } from '@tercet/contracts';
import type { Config } from './platform/config/config';

/** One line: where the server listens, and which of its parts are stand-ins or off. */
export function describeStart({ databaseUrl, dataDir, ai, environment }: Config, address: string) {
  const local = environment === 'production' ? 'off' : 'local model if one is found';
  const parts = [
    `database: ${databaseUrl ? 'PostgreSQL' : `embedded in ${dataDir}`}`,
    `AI: ${ai.baseUrl ? new URL(ai.baseUrl).host : local}`,
  ];
  return `${PRODUCT_NAME} listens on ${address.replace('[::1]', 'localhost')} (${parts.join('; ')})`;
}
