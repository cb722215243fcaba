import type { ErrorCode } from '@tercet/contracts';
import type { AppError, FieldErrors, ValidationErrors } from './app-error';

/** What REST answers when something is wrong. */
export interface ErrorBody {
  readonly success: false;
  readonly code: ErrorCode;
  readonly error: string;
  readonly validationErrors?: ValidationErrors;
  readonly fieldErrors?: FieldErrors;
  /** Only with INTERNAL: what to name when asking for help. */
  readonly requestId?: string;
}

export function toErrorBody(error: AppError, requestId: string | undefined): ErrorBody {
  return {
    success: false,
    code: error.code,
    error: error.message,
    ...(error.validationErrors && { validationErrors: error.validationErrors }),
    ...(error.fieldErrors && { fieldErrors: error.fieldErrors }),
    ...(error.code === 'INTERNAL' && { requestId }),
  };
}
