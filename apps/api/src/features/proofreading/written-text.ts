import { isBlank } from '@tercet/contracts';
import { AppError } from '../../platform/errors/app-error';

/**
 * Control characters that no editor writes and on which databases and models choke. More passes than `hasUnwritten`
 * lets a person write: page breaks and the eight-bit ones, which old files leave in texts and which positions count.
 */
const NOT_TEXT = /[^\P{Cc}\t-\r\u0080-\u009f]/u;
/** Half of a surrogate pair. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Refuses what is no text to work on.
 * @param limit in UTF-16 code units
 * @throws {AppError} TEXT_EMPTY, TEXT_TOO_LONG or TEXT_INVALID
 */
export function assertWrittenText(text: string, limit: number): void {
  if (text.length > limit) {
    throw new AppError('TEXT_TOO_LONG', { args: { limit, length: text.length } });
  }
  if (isBlank(text)) throw new AppError('TEXT_EMPTY');
  if (NOT_TEXT.test(text) || LONE_SURROGATE.test(text)) throw new AppError('TEXT_INVALID');
}
