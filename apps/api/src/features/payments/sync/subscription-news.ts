import type { PaidPlanId } from '@tercet/contracts';
import type { NewMail } from '../../../platform/mail/outbox';
import type { MailKind } from '../../../platform/mail/mail-kinds';
import type { Account } from '../../account/account.service';
import type { PaidSubscription } from '../../subscription/subscription-records';

/** Until when the news of a subscription are worth sending, in milliseconds. */
const NEWS_MS = 7 * 86_400_000;

const inForce = (state: PaidSubscription | null): state is PaidSubscription =>
  state !== null && state.status !== 'expired';

const SWITCHED = {
  'premium-monthly': 'subscriptionNowMonthly',
  'premium-yearly': 'subscriptionNowYearly',
} as const satisfies Record<PaidPlanId, MailKind>;

/** What a person is told when a subscription goes from one state to another. */
function* kindsOf(
  before: PaidSubscription | null,
  after: PaidSubscription,
): Generator<Extract<MailKind, `${'premium' | 'payment' | 'subscription'}${string}`>> {
  if (!inForce(after)) {
    if (inForce(before)) yield 'subscriptionEnded';
    return;
  }
  const isNew = !inForce(before) || before.subscriptionId !== after.subscriptionId;
  if (isNew) yield 'premiumStarted';
  else if (before.plan !== after.plan) yield SWITCHED[after.plan];
  else if (before.status === 'cancelled' && after.status === 'active') yield 'subscriptionResumed';
  if (after.status === 'cancelled' && before?.status !== 'cancelled') {
    yield 'subscriptionCancelled';
  }
  if (after.paymentFailed && !before?.paymentFailed) yield 'paymentFailed';
}

/** The mails that go with a change. */
export function newsOf(
  { id: userId, email: recipient }: Pick<Account, 'id' | 'email'>,
  before: PaidSubscription | null,
  after: PaidSubscription,
): NewMail[] {
  const expiresAt = new Date(Date.now() + NEWS_MS);
  return [...kindsOf(before, after)].map((kind) => ({ kind, recipient, userId, expiresAt }));
}
