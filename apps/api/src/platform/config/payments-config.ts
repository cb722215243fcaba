import type { PaymentsConfig } from './config';
import { isLiveKey, STRIPE_API } from './payment-settings';

/** Key of the account that the product has at the stand-in. */
const SANDBOX_KEY = 'sk_test_sandbox';

interface Settings {
  readonly NODE_ENV: string;
  readonly SANDBOX_URL?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
}

/** The provider where a key is set, its stand-in where one runs; otherwise nothing can be bought. */
export function paymentsConfig(settings: Settings): PaymentsConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, SANDBOX_URL } = settings;
  if (secretKey !== undefined) {
    return {
      secretKey,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      apiUrl: settings.STRIPE_API_URL ?? STRIPE_API,
      isTest: !isLiveKey(secretKey),
    };
  }
  if (SANDBOX_URL === undefined) return undefined;
  const apiUrl = new URL(SANDBOX_URL).origin;
  return { secretKey: SANDBOX_KEY, apiUrl, isTest: true, controlUrl: `${apiUrl}/payments` };
}
