import type { ErrorCode } from '@tercet/contracts';
import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../errors/app-error';

/** Several times what any call needs. What reads a body further goes down by recursion, and would run out of stack. */
const MAX_DEPTH = 32;

/** What is wrong with the size of a body, in levels or in values. */
function refusalOf(body: unknown, mostValues: number): ErrorCode | undefined {
  let values = 0;
  const visit = (value: unknown, levels: number): ErrorCode | undefined => {
    values += 1;
    if (values > mostValues) return 'PAYLOAD_TOO_LARGE';
    if (typeof value !== 'object' || value === null) return undefined;
    if (levels === 0) return 'MALFORMED_REQUEST';
    for (const inner of Object.values(value)) {
      const refusal = visit(inner, levels - 1);
      if (refusal) return refusal;
    }
    return undefined;
  };
  return visit(body, MAX_DEPTH);
}

/** Refuses bodies of more values than any call takes: each is looked at before anybody is asked to wait. */
export const requireSmall =
  (mostValues: number) =>
  ({ body }: Request, _: Response, next: NextFunction): void => {
    const refusal = refusalOf(body, mostValues);
    next(refusal && new AppError(refusal));
  };
