import { hasOnly } from '../control/knobs';

const STATUSES = [400, 401, 403, 404, 429, 500, 502, 503] as const;
const MANNERS = ['wrong-language', 'markup', 'leak'] as const;

/** How the stand-in answers one request. With nothing set it answers by its rules, at once, and ends well. */
export interface Behaviour {
  /** Answers with this HTTP status and an error body, and no text. */
  readonly status?: (typeof STATUSES)[number];
  /** Seconds in the `Retry-After` header of a refusal. */
  readonly retryAfterSeconds?: number;
  /** Takes the request and never answers. */
  readonly hang?: boolean;
  readonly firstTokenDelayMs?: number;
  readonly chunkDelayMs?: number;
  /** Sends so many chunks, then nothing more, and keeps the connection open. */
  readonly stallAfterChunks?: number;
  /** Sends so many chunks, then breaks the connection. */
  readonly cutAfterChunks?: number;
  /** Sends so many chunks, then ends the stream without a finish reason. */
  readonly endAfterChunks?: number;
  /** Any word: endpoints have their own. */
  readonly finishReason?: string;
  /** The model declines in these words. */
  readonly refusal?: string;
  /** Exactly this text instead of an answer by rule. */
  readonly answer?: string;
  /**
   * `wrong-language` answers in a language that was not asked for, `markup` wraps the answer in a fence with a preamble,
   * `leak` repeats the system message.
   */
  readonly manner?: (typeof MANNERS)[number];
}

const isCount = (value: unknown) =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value);
const isOneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const isString = (value: unknown) => typeof value === 'string';

const KNOBS = {
  status: isOneOf(STATUSES),
  retryAfterSeconds: isCount,
  hang: (value) => typeof value === 'boolean',
  firstTokenDelayMs: isCount,
  chunkDelayMs: isCount,
  stallAfterChunks: isCount,
  cutAfterChunks: isCount,
  endAfterChunks: isCount,
  finishReason: isString,
  refusal: isString,
  answer: isString,
  manner: isOneOf(MANNERS),
} satisfies Record<keyof Behaviour, (value: unknown) => boolean>;

export function isBehaviour(value: unknown): value is Behaviour {
  return hasOnly(value, KNOBS);
}
