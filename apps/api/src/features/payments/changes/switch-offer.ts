import type { PaidPlanId } from '@tercet/contracts';
import type Stripe from 'stripe';
import { invalidFields } from '../../../platform/errors/invalid-fields';
import { inWholeUnits } from '../../payment-provider/money';
import { ProviderSetupError } from '../../payment-provider/payment-errors';
import { isProration, priceIdOf } from '../../payment-provider/invoice-parts';
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
export function offerOf(
  plan: PaidPlanId,
  priceId: string,
  invoice: Stripe.Invoice,
): PlanSwitchPreview {
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

/**
 * The moment that a price was shown for, in the provider's terms.
 * @param since when the present period began, in seconds: none is counted from before
 * @param invoice what the switch would bring now
 * @throws {AppError} VALIDATION_FAILED where the price is to be shown anew
 */
export function agreedProration(shownAt: Date, since: number, invoice: Stripe.Invoice): number {
  const agreed = Math.floor(shownAt.getTime() / 1_000);
  const age = prorationOf(invoice) - agreed;
  // Written so that no moment at all is refused, too.
  if (age >= 0 && age <= GOOD_FOR_SECONDS && agreed >= since) return agreed;
  throw invalidFields({
    prorationDate: ['The price was shown more than ten minutes ago, or is still to be shown'],
  });
}

/**
 * @param invoice what the switch would bring as of the moment that was shown
 * @throws {AppError} VALIDATION_FAILED where another amount was shown: a price may have been replaced, or a credit used
 */
export function assertAmount(shown: number, invoice: Stripe.Invoice): void {
  const due = inWholeUnits(invoice.amount_due, invoice.currency.toUpperCase());
  if (due !== shown) throw invalidFields({ amountDue: ['Another amount was shown'] });
}
