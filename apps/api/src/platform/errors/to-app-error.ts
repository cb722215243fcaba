import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@tercet/contracts';
import { isDatabaseBusy, isOwnerGone } from '../database/database-errors';
import { AppError } from './app-error';

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'SERVICE_BUSY',
};

/** Maps whatever was thrown to the error that the caller sees; the unforeseen becomes INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseBusy(error)) {
    return new AppError('SERVICE_BUSY', { cause: error, retryAfterSeconds: 1 });
  }
  if (isOwnerGone(error)) return new AppError('UNAUTHENTICATED', { cause: error });
  if (error instanceof HttpException) {
    return new AppError(CODE_BY_STATUS[error.getStatus()] ?? 'INTERNAL', { cause: error });
  }
  // A path with a broken percent escape.
  if (error instanceof URIError) return new AppError('MALFORMED_REQUEST', { cause: error });
  return new AppError('INTERNAL', { cause: error });
}
