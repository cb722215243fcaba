import { hasOnly } from '../../control/knobs';

const MODES = ['normal', 'drop', 'twice', 'reverse', 'hold'] as const;

/** What becomes of the events of an account on their way. With nothing set each is sent once, at once. */
export interface DeliveryBehaviour {
  /**
   * `drop` loses them, `twice` sends each a second time after the first, `reverse` sends those that happen together last
   * first, `hold` keeps them until they are released.
   */
  readonly mode?: (typeof MODES)[number];
  readonly delayMs?: number;
  /** Signs with a secret that is not the endpoint's. */
  readonly wrongSecret?: boolean;
  /** Signs with a time that is too long ago to be accepted. */
  readonly oldTimestamp?: boolean;
  /** Sends each event so many times in parallel. */
  readonly burst?: number;
  /** How long it waits before each further attempt; the last attempt is that after the last wait. */
  readonly retryDelaysMs?: readonly number[];
}

const isBoolean = (value: unknown) => typeof value === 'boolean';
const isDelay = (value: unknown) => typeof value === 'number' && value >= 0;

const KNOBS = {
  mode: (value) => (MODES as readonly unknown[]).includes(value),
  delayMs: isDelay,
  wrongSecret: isBoolean,
  oldTimestamp: isBoolean,
  burst: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100,
  retryDelaysMs: (value) => Array.isArray(value) && value.every(isDelay),
} satisfies Record<keyof DeliveryBehaviour, (value: unknown) => boolean>;

export function isDeliveryBehaviour(value: unknown): value is DeliveryBehaviour {
  return hasOnly(value, KNOBS);
}
