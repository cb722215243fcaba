import type Stripe from 'stripe';
import { invalid } from '../refusal';
import type { Params } from './params';

const LOCALE = /^(auto|[a-z]{2,3}(-[A-Z0-9]{2,3})?)$/;

/** The language of a page, where one is asked for. */
export function readLocale(params: Params): Stripe.Checkout.Session.Locale | null {
  const locale = params.text('locale') ?? null;
  if (locale !== null && !LOCALE.test(locale)) throw invalid('Invalid locale', 'locale');
  return locale;
}
