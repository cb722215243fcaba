import type { ErrorArgs } from './error-codes';

/**
 * What a text can have an AI model do in place of a whole answer: decline, write beyond its room, or still write when
 * the time is over. Goes with `AI_UNAVAILABLE` and `AI_TIMEOUT` as `args.reason`. The same text would most likely end alike.
 */
export const TEXT_FAULTS = ['refused', 'truncated', 'unfinished'] as const;

export type TextFault = (typeof TEXT_FAULTS)[number];

/** What the text brought about, where the arguments of an error name it. */
export function textFaultIn(args: ErrorArgs = {}): TextFault | undefined {
  return TEXT_FAULTS.find((fault) => fault === args.reason);
}
