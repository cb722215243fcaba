import { dropUnwritten, isBlank } from '@tercet/contracts';
import { unavailable } from './model-failures';

const OPEN_PAIR = /[\uD800-\uDBFF]$/;

/**
 * Overrides and embeddings of the writing direction, and what ends them: with them words read otherwise than they are
 * written. Isolates, which only keep a stretch's direction to itself, pass.
 */
const TURNING = /[\u202A-\u202E]/g;

/** What of a text reaches a person: what they could have written themselves. */
export const readable = (text: string): string => dropUnwritten(text).replace(TURNING, '');

/**
 * Passes on what a person could have written themselves, however the pieces are cut, and nothing before there is
 * something to see.
 * @throws {AppError} AI_UNAVAILABLE with the reason `empty` where there never is
 */
export async function* written(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let half = '';
  /** Undefined once something to see has come. */
  let blank: string | undefined = '';
  for await (const piece of pieces) {
    const text = half + piece;
    half = OPEN_PAIR.exec(text)?.[0] ?? '';
    const passed = readable(text.slice(0, text.length - half.length));
    const whole: string = (blank ?? '') + passed;
    if (blank !== undefined && isBlank(whole)) blank = whole;
    else {
      blank = undefined;
      if (whole) yield whole;
    }
  }
  if (blank !== undefined) throw unavailable('empty');
}
