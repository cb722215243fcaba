import { CLIENT_LOGS_MAX_BYTES, CLIENT_LOGS_PATH } from '@tercet/contracts';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors/app-error';
import { requireSmall } from './require-small';

const KIB = 1024;
/** The longest text that may be checked, even if every character is written as an escape. */
const TEXT_LIMIT = 1024 * KIB;
/** The same text as a form, where one character may take nine, and its annotated form around it. */
const FORM_LIMIT = 2048 * KIB;
const DEFAULT_LIMIT = 100 * KIB;
/** Where others tell what has happened with them, and sign it. */
const SIGNED_PATH = '/api/Subscription/webhook';
const SIGNED_LIMIT = 1024 * KIB;
/** Room for all the words and rules that a check may name. */
const MAX_VALUES = 12_000;
/** Room for all the parts of an annotated text, with the notes that libraries leave in them. */
const MAX_TOOL_VALUES = 150_000;

/** Parsers put replacement characters where the bytes are no UTF-8, and so change the text. */
const verified =
  (isReadable: (body: Buffer) => boolean) =>
  (_request: IncomingMessage, _response: unknown, body: Buffer): void => {
    if (isReadable(body)) return;
    // The parser would make it a 403.
    throw Object.assign(new Error('The body is not UTF-8'), { status: 400 });
  };

const isForm = (body: Buffer) => isUtf8(body) && isDecodable(body.toString('utf8'));

function isDecodable(form: string): boolean {
  try {
    // The result is used, because a bundler may leave out a call that seems to have no effect.
    return decodeURIComponent(form).length <= form.length;
  } catch {
    return false;
  }
}

/** Every call takes an object. A body that no parser has read is of a type that we do not know. */
function requireObject({ body, headers }: Request, _: Response, next: NextFunction): void {
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (body === undefined && hasBody) return next(new AppError('UNSUPPORTED_MEDIA_TYPE'));
  if (Array.isArray(body)) return next(new AppError('MALFORMED_REQUEST'));
  next();
}

/** What is signed byte by byte is left as it came, and looked at by who knows the signature. */
const unlessRaw =
  (handle: RequestHandler): RequestHandler =>
  (request, response, next) =>
    Buffer.isBuffer(request.body) ? next() : handle(request, response, next);

/** Reads bodies by path, each with its own limit. */
export function useBodyParsers(app: NestExpressApplication): void {
  const json = (limit: number) => express.json({ limit, verify: verified(isUtf8) });
  const form = express.urlencoded({ limit: FORM_LIMIT, extended: false, verify: verified(isForm) });
  app.use('/graphql', json(TEXT_LIMIT), requireSmall(MAX_VALUES));
  app.use('/v2', json(FORM_LIMIT), form, requireObject, requireSmall(MAX_TOOL_VALUES));
  app.use(SIGNED_PATH, express.raw({ limit: SIGNED_LIMIT, type: () => true, inflate: false }));
  app.use(CLIENT_LOGS_PATH, json(CLIENT_LOGS_MAX_BYTES));
  const small = [json(DEFAULT_LIMIT), requireObject, requireSmall(MAX_VALUES)];
  app.use('/api', small.map(unlessRaw));
}
