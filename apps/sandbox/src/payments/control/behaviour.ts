import { hasOnly } from '../../control/knobs';

/** How one call of the API fares. With nothing set it is answered at once. */
export interface ApiBehaviour {
  /** Answers with this HTTP status and an error, and does nothing. */
  readonly status?: 400 | 401 | 402 | 403 | 404 | 409 | 429 | 500 | 502 | 503;
  /** Takes the call and never answers. */
  readonly hang?: boolean;
  /** Breaks the connection in place of an answer. */
  readonly cut?: boolean;
  readonly delayMs?: number;
  /** Does what was asked for before it hangs, breaks the connection or answers with a failure. */
  readonly afterwards?: boolean;
  /** Only calls whose address begins so are meant; others are answered as ever. */
  readonly path?: string;
  /** Only calls with this method are meant. */
  readonly method?: 'GET' | 'POST' | 'DELETE';
}

const isBoolean = (value: unknown) => typeof value === 'boolean';
const METHODS: readonly unknown[] = ['GET', 'POST', 'DELETE'];
const STATUSES: readonly unknown[] = [400, 401, 402, 403, 404, 409, 429, 500, 502, 503];

const KNOBS = {
  status: (value) => STATUSES.includes(value),
  hang: isBoolean,
  cut: isBoolean,
  delayMs: (value) => typeof value === 'number' && value >= 0,
  afterwards: isBoolean,
  path: (value) => typeof value === 'string',
  method: (value) => METHODS.includes(value),
} satisfies Record<keyof ApiBehaviour, (value: unknown) => boolean>;

export function isApiBehaviour(value: unknown): value is ApiBehaviour {
  return hasOnly(value, KNOBS);
}
