import Stripe from 'stripe';
import { AppError } from '../../platform/errors/app-error';
import { OwnError } from '../../platform/errors/own-error';

/** What the provider holds is not as it has to be. */
export class ProviderSetupError extends OwnError {
  override readonly name = 'ProviderSetupError';
}

/** What a failed question to the provider is to the caller. Its own words stay with us. */
export function toPaymentError(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new AppError('PAYMENT_DECLINED', { cause: error });
  }
  const isProviders =
    error instanceof Stripe.errors.StripeError || error instanceof ProviderSetupError;
  return isProviders ? new AppError('PAYMENT_PROVIDER_ERROR', { cause: error }) : error;
}

const causeOf = (error: unknown) =>
  error instanceof AppError && error.cause instanceof Stripe.errors.StripeError
    ? error.cause
    : undefined;

/** Whether what was asked for is not there. */
export const isMissing = (error: unknown): boolean => causeOf(error)?.code === 'resource_missing';

/** Whether what was asked for cannot be done as it was asked; no bank has been asked. */
export const isInvalid = (error: unknown): boolean =>
  causeOf(error) instanceof Stripe.errors.StripeInvalidRequestError;

/** Whether nothing is left to be given back: it was, or the bank has taken it. */
export const isGivenBack = (error: unknown): boolean =>
  ['charge_already_refunded', 'charge_disputed'].includes(causeOf(error)?.code ?? '');

/** How the provider says that the bank would pay once the person has approved it. */
const UNAPPROVED = ['authentication_required', 'subscription_payment_intent_requires_action'];

/** Whether the provider, asked without our words around it, says that the bank asks the person first. */
export const isUnapproved = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError && UNAPPROVED.includes(error.code ?? '');

/** Asked with a key that may not, at the same time with the same one, or too often: the question itself was not looked at. */
const NOT_LOOKED_AT = [401, 403, 409, 429];

function statusOf(error: unknown): number | undefined {
  const status = causeOf(error)?.statusCode;
  return status !== undefined && NOT_LOOKED_AT.includes(status) ? undefined : status;
}

/** Whether the provider refused what was asked, so that asking the same again is of no use. */
export function isRefused(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
}

/** Whether the provider keeps the failure under the idempotency key, and would repeat it. */
export const isKept = (error: unknown): boolean => statusOf(error) !== undefined;
