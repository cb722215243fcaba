import type { KeyedRun } from '../subscription/request-keys';
import type { Reservation } from '../subscription/usage.service';

/** What a request holds while it is being answered. */
export interface Admission {
  readonly userId: string;
  reservation?: Reservation;
  /** Of a request that its sender has given a key. */
  run?: KeyedRun;
  /** Frees its place among those that its account has answered at the same time. */
  leavePlace?: () => void;
}
