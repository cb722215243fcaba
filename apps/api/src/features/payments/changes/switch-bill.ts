import type { PaidPlanId } from '@tercet/contracts';
import type Stripe from 'stripe';
import { goingOn, isEnding } from '../sync/subscription-state';
import { assertSwitchesLeft } from './switch-limit';
import {
  agreedProration,
  assertShown,
  offerOf,
  prorationOf,
  type ShownSwitch,
} from './switch-offer';
import type { Switch } from './wanted-switches';

/** What is left of the present plan counts towards the new one, which is paid at once. */
const PRORATION = 'always_invoice' as const;

const itemsOf = ({ item, price }: Switch) => ({
  items: [{ id: item.id, price: price.id }],
  proration_behavior: PRORATION,
});

/** The invoice that a switch would bring. @param prorationDate seconds; now where it is not given */
const billOf = (stripe: Stripe, change: Switch, prorationDate?: number) =>
  stripe.invoices.createPreview({
    subscription: change.subscription.id,
    subscription_details: {
      ...itemsOf(change),
      ...goingOn(change.subscription),
      ...(prorationDate !== undefined && { proration_date: prorationDate }),
    },
  });

/** The invoice that a switch would bring now. @throws {AppError} RATE_LIMITED where there are to be no more of them today */
export async function allowedBillOf(stripe: Stripe, change: Switch): Promise<Stripe.Invoice> {
  const bill = await billOf(stripe, change);
  await assertSwitchesLeft(stripe, change.subscription.id, prorationOf(bill));
  return bill;
}

/**
 * What is to be changed at the provider, so that exactly what was shown is paid. The moment that it is reckoned from lies in
 * the period that was found to be paid for: once another has begun, the provider refuses it.
 */
export async function changeOf(
  stripe: Stripe,
  plan: PaidPlanId,
  change: Switch,
  shown: ShownSwitch,
): Promise<Stripe.SubscriptionUpdateParams> {
  const bill = await allowedBillOf(stripe, change);
  const agreed = agreedProration(shown.at, change.item, bill);
  const isForNow = agreed === prorationOf(bill);
  const due = isForNow ? bill : await billOf(stripe, change, agreed);
  assertShown(shown, offerOf(plan, change.price.id, due));
  const { subscription } = change;
  return {
    ...itemsOf(change),
    // Else whoever cancels in this moment meant it, unless the bank is to be asked.
    ...(isEnding(subscription) && goingOn(subscription)),
    proration_date: agreed,
  };
}
