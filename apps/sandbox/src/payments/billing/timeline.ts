import { itemOf } from '../objects/subscription';
import type { Account } from '../store/account';
import type { TestClock } from '../store/rows';
import { expireSession } from './checkout';
import { expireChange } from './pending';
import { addDays, addMonths } from './periods';
import { collectDraft, endPeriod, retry } from './renewals';
import { cancel } from './subscriptions';

const HOUR = 3_600;
/** How long the first payment of a subscription may wait. */
const INCOMPLETE_HOURS = 23;

interface Due {
  readonly at: number;
  readonly act: () => void;
}

/** Those on a clock of their own have their time apart; `null` stands for the account's clock. */
type Clock = string | null;

function clockOf(account: Account, customer: string | null): Clock {
  return customer === null ? null : (account.customer(customer)?.test_clock ?? null);
}

function* dueSessions(account: Account, clock: Clock): Generator<Due> {
  for (const session of account.tables.sessions.all()) {
    if (session.status !== 'open' || clockOf(account, session.customer) !== clock) continue;
    yield { at: session.expires_at, act: () => expireSession(account, session) };
  }
}

function* dueSubscriptions(account: Account, clock: Clock): Generator<Due> {
  for (const of of account.tables.subscriptions.all()) {
    if (of.test_clock !== clock) continue;
    if (of.status === 'incomplete') {
      const at = of.created + INCOMPLETE_HOURS * HOUR;
      yield { at, act: () => cancel(account, of, 'payment_failed') };
    } else if (of.status === 'active' || of.status === 'past_due') {
      const end = itemOf(of).current_period_end;
      if (of.pending_update) {
        yield { at: of.pending_update.expires_at, act: () => expireChange(account, of) };
      }
      // First, where both are the same moment: what ends then is not billed for another period.
      if (of.cancel_at !== null && of.cancel_at <= end) {
        yield { at: of.cancel_at, act: () => cancel(account, of, 'cancellation_requested') };
      }
      yield { at: end, act: () => endPeriod(account, of) };
    }
  }
}

function* dueInvoices(account: Account, clock: Clock): Generator<Due> {
  for (const invoice of account.tables.invoices.all()) {
    if (invoice.test_clock !== clock) continue;
    const { status, automatically_finalizes_at: final, next_payment_attempt: next } = invoice;
    if (status === 'draft' && final !== null) {
      yield { at: final, act: () => collectDraft(account, invoice) };
    }
    if (status === 'open' && next !== null) yield { at: next, act: () => retry(account, invoice) };
  }
}

function nextDue(account: Account, clock: Clock): Due | undefined {
  let first: Due | undefined;
  for (const find of [dueSessions, dueInvoices, dueSubscriptions]) {
    for (const due of find(account, clock)) if (!first || due.at < first.at) first = due;
  }
  return first;
}

/** Does all that falls due up to a moment, in the order in which it does. */
function run(account: Account, clock: Clock, until: number): void {
  for (;;) {
    const due = nextDue(account, clock);
    if (!due || due.at > until) return;
    account.at(due.at, due.act);
  }
}

/** Does what has fallen due since it was last looked at. */
export function catchUp(account: Account): void {
  run(account, null, account.clock);
}

export interface Advance {
  readonly months?: number;
  readonly days?: number;
}

/** Puts the clock of an account forward. */
export function advance(account: Account, { months = 0, days = 0 }: Advance): void {
  const now = account.clock;
  const until = addDays(addMonths(now, months), days);
  run(account, null, until);
  account.clockOffset += until - now;
  account.notices.emit('changed');
}

/** Puts a test clock forward, and with it the customers that are bound to it. */
export function advanceTestClock(account: Account, clock: TestClock, until: number): void {
  account.change(clock, { status: 'advancing' });
  account.emit('test_helpers.test_clock.advancing', clock);
  run(account, clock.id, until);
  account.change(clock, { frozen_time: until, status: 'ready' });
  account.emit('test_helpers.test_clock.ready', clock);
}
