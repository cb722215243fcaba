import type { PaidPlanId } from '@tercet/contracts';
import type Stripe from 'stripe';
import { invalidFields } from '../../../platform/errors/invalid-fields';
import { inWholeUnits } from '../../payment-provider/money';
import { ProviderSetupError } from '../../payment-provider/payment-errors';
import { isProration, priceIdOf } from '../../payment-provider/invoice-parts';
import type { Price } from '../../pricing/price-list';
import type { PlanSwitchPreview } from '../payments.types';

/** How long a price that was shown is good for: what is used of the present plan meanwhile is not paid for. Seconds. */
const GOOD_FOR_SECONDS = 600;

/** The moment up to which the present plan counts, by the provider's clock, which tests put forward. Seconds. */
export const prorationOf = ({ parent, created }: Stripe.Invoice): number =>
  parent?.subscription_details?.subscription_proration_date ?? created;

/** What is left of the present plan may be more than the other one costs, and of use to later invoices. */
const creditAfter = ({ starting_balance, total }: Stripe.Invoice): number =>
  Math.max(0, -(starting_balance + total));

/** What the invoice that a switch would bring says of it. All its amounts are in its own currency. */
export function offerOf(plan: PaidPlanId, priceId: string, invoice: Stripe.Invoice): SwitchPrice {
  // The other lines give back what is left of the present plan, up to its own end.
  const line = invoice.lines.data.find((each) => !isProration(each) && priceIdOf(each) === priceId);
  if (!line) throw new ProviderSetupError(`No line of a switch's invoice is for ${priceId}`);
  const currency = invoice.currency.toUpperCase();
  return {
    plan,
    currency,
    price: inWholeUnits(line.amount, currency),
    amountDue: inWholeUnits(invoice.amount_due, currency),
    creditAfter: inWholeUnits(creditAfter(invoice), currency),
    nextBillingAt: new Date(line.period.end * 1_000),
    prorationDate: new Date(prorationOf(invoice) * 1_000),
  };
}

/** What it costs to stay with the plan that one has. */
export function offerToStay(
  plan: PaidPlanId,
  { amount, currency }: Price,
  { current_period_end }: Stripe.SubscriptionItem,
): SwitchPrice {
  const price = inWholeUnits(amount, currency);
  const nextBillingAt = new Date(current_period_end * 1_000);
  return {
    plan,
    currency,
    price,
    amountDue: 0,
    creditAfter: 0,
    nextBillingAt,
    prorationDate: null,
  };
}

/** What was shown to whoever confirms a switch. */
export interface ShownSwitch {
  /** For which moment. */
  readonly at?: Date;
  /** What each period was to cost, in whole units of the currency. */
  readonly price?: number;
  /** What was to be paid at once, in whole units of the currency. */
  readonly amountDue?: number;
  /** Whether a cancellation was to be taken back. */
  readonly takesBack?: boolean;
}

/** What a switch would cost, whatever else it does. */
export type SwitchPrice = Omit<PlanSwitchPreview, 'takesBack'>;

/**
 * The moment that a price was shown for, in the provider's terms; that of the invoice where none was shown.
 * @param item as it was when its period was found to be paid for
 * @param invoice what the switch would bring now
 * @throws {AppError} VALIDATION_FAILED where the price is to be shown anew
 */
export function agreedProration(
  shownAt: Date | undefined,
  { current_period_start, current_period_end }: Stripe.SubscriptionItem,
  invoice: Stripe.Invoice,
): number {
  const now = prorationOf(invoice);
  const agreed = shownAt === undefined ? now : Math.floor(shownAt.getTime() / 1_000);
  const age = now - agreed;
  // Written so that no moment at all is refused, too. Of another period nobody knows whether it is paid for.
  const isGood = age >= 0 && age <= GOOD_FOR_SECONDS;
  if (isGood && agreed >= current_period_start && agreed < current_period_end) return agreed;
  throw invalidFields({
    prorationDate: ['The price was shown more than ten minutes ago, or is still to be shown'],
  });
}

/** What must be as it was shown: a price may have been replaced, a credit used, or a cancellation made since. */
const SHOWN = ['price', 'amountDue', 'takesBack'] as const;

/**
 * @param now what of it is known to be so, as of the moment that was shown
 * @throws {AppError} VALIDATION_FAILED where something else was shown
 */
export function assertShown(shown: ShownSwitch, now: Partial<PlanSwitchPreview>): void {
  for (const name of SHOWN) {
    if (shown[name] === undefined || now[name] === undefined || shown[name] === now[name]) continue;
    throw invalidFields({ [name]: ['Something else was shown'] });
  }
}
