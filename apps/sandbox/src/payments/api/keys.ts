import type { Request } from 'express';
import { Refusal } from '../refusal';

function given(request: Request): string {
  const [scheme = '', value = ''] = (request.get('authorization') ?? '').split(' ');
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0] ?? '';
  return /^bearer$/i.test(scheme) ? value : '';
}

const refused = (message: string) => new Refusal(401, { type: 'invalid_request_error', message });

/** The secret key of a call, which says whose account is meant. Only keys for tests are taken. */
export function keyOf(request: Request): string {
  const key = given(request);
  if (key === '') {
    throw refused(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  }
  if (/^[rs]k_test_\w+$/.test(key)) return key;
  if (/^[rs]k_live_/.test(key)) {
    throw refused('This is a development stand-in. It takes no live key, and no money moves here.');
  }
  throw refused(`Invalid API Key provided: ${key.slice(0, 8)}…`);
}
