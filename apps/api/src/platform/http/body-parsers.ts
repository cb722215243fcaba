import type { NestExpressApplication } from '@nestjs/platform-express';
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import express from 'express';
import { GRAPHQL_PATH } from '../graphql/graphql.module';

const KIB = 1024;
/** The longest text that may be checked, even if every character is written as an escape. */
const TEXT_LIMIT = 1024 * KIB;
/** The same text as a form, where one character may take nine, and its annotated form around it. */
const FORM_LIMIT = 2048 * KIB;
const DEFAULT_LIMIT = 100 * KIB;

/** The parser would put replacement characters where the bytes are no UTF-8, and so change the text. */
function requireUtf8(request: IncomingMessage, _: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new Error('The body is not UTF-8');
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    decodeURIComponent(body.toString('utf8'));
  }
}

/** Reads bodies by path, each with its own limit. */
export function useBodyParsers(app: NestExpressApplication): void {
  const json = (limit: number) => express.json({ limit, verify: requireUtf8 });
  app.use(GRAPHQL_PATH, json(TEXT_LIMIT));
  app.use(
    '/v2',
    json(FORM_LIMIT),
    express.urlencoded({ limit: FORM_LIMIT, extended: false, verify: requireUtf8 }),
  );
  app.use('/api', json(DEFAULT_LIMIT));
}
