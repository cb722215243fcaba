import type { Ledgers } from '../store/ledgers';
import { AccountControls } from './account-controls';

/** The accounts of the payment provider's stand-in, by secret key. */
export class PaymentsControls {
  constructor(private readonly ledgers: Ledgers) {}

  /** The account of a key, which is made where there is none. */
  account(key: string): AccountControls {
    return new AccountControls(this.ledgers.of(key));
  }

  /** The keys that were used. */
  keys(): readonly string[] {
    return this.ledgers.keys();
  }

  reset(): void {
    for (const key of this.keys()) this.account(key).reset();
  }
}
