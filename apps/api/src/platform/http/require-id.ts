import { isUUID } from 'class-validator';
import { AppError } from '../errors/app-error';

/** What is not even an id names nothing. @throws {AppError} NOT_FOUND */
export function requireId(id: string): void {
  if (!isUUID(id)) throw new AppError('NOT_FOUND');
}
