import { AppError } from '../errors/app-error';

/** What clients write into an address when they have no value. */
const NOTHING: readonly unknown[] = [undefined, null, '', 'null', 'undefined'];

/**
 * A parameter of a path or a query.
 * @throws {AppError} REQUIRED_PARAMETER when it is missing or stands there more than once
 */
export function requiredParameter(name: string, value: unknown): string {
  if (typeof value !== 'string' || NOTHING.includes(value)) {
    throw new AppError('REQUIRED_PARAMETER', { args: { parameter: name } });
  }
  return value;
}
