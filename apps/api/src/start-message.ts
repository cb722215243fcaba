import { PRODUCT_NAME } from '@tercet/contracts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './platform/config/config';

/** The host alone: the address may hold a password. */
const mailPart = ({ inboxUrl, smtpUrl }: Config['mail']): string =>
  inboxUrl ? `inbox at ${inboxUrl}` : smtpUrl ? new URL(smtpUrl).host : 'off';

const paymentsPart = (payments: Config['payments']): string =>
  payments?.controlUrl ? `test payments at ${payments.controlUrl}` : payments ? 'Stripe' : 'off';

/** One line: where the server listens, and which of its parts are stand-ins or off. */
export function describeStart(
  { databaseUrl, dataDir, ai, mail, payments, environment, webDist }: Config,
  address: string,
) {
  const local = environment === 'production' ? 'off' : 'local model if one is found';
  const parts = [
    `database: ${databaseUrl ? 'PostgreSQL' : `embedded in ${dataDir}`}`,
    `AI: ${ai.baseUrl ? new URL(ai.baseUrl).host : local}`,
    `mail: ${mailPart(mail)}`,
    `payments: ${paymentsPart(payments)}`,
    ...(existsSync(join(webDist, 'index.html')) ? [] : ['web client: not built']),
  ];
  return `${PRODUCT_NAME} listens on ${address.replace('[::1]', 'localhost')} (${parts.join('; ')})`;
}
