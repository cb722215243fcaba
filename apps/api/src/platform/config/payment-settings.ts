import { z } from 'zod';

export const STRIPE_API = 'https://api.stripe.com';

const SECRET_KEY = /^(sk|rk)_(test|live)_[A-Za-z0-9_]+$/;
/** Whether a key moves money. */
export const isLiveKey = (key: string | undefined): boolean => /^.._live_/.test(key ?? '');

const isOwnMachine = (url: string): boolean =>
  /^(.+\.)?localhost$|^127\.|^\[::1?\]$|^0\.0\.0\.0$/.test(new URL(url).hostname);

const apiUrl = z
  .string()
  .refine(
    (value) =>
      URL.canParse(value) &&
      /^https?:$/.test(new URL(value).protocol) &&
      `${new URL(value).origin}/` === new URL(value).href,
    'must be the origin of a URL that starts with http:// or https://, without a path',
  )
  .transform((value) => value.replace(/\/+$/, ''));

/** How payments are set up, beside the stand-in of `SANDBOX_URL`. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(SECRET_KEY, 'must start with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\x21-\x7e]+$/, 'must start with whsec_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_[A-Za-z0-9_]+$/, 'must start with pk_test_ or pk_live_')
    .optional(),
  STRIPE_API_URL: apiUrl.optional(),
};

type PaymentSettings = z.infer<z.ZodObject<typeof paymentSettings>> & {
  readonly NODE_ENV: string;
  readonly PUBLIC_URL?: string | undefined;
};

interface Rule {
  /** The variable that is wrong. */
  readonly name: keyof typeof paymentSettings | 'PUBLIC_URL';
  readonly error: string;
  /** The variables that it takes to say so. */
  readonly from: readonly (keyof PaymentSettings)[];
  readonly holds: (settings: PaymentSettings) => boolean;
}

const ALONE = 'STRIPE_SECRET_KEY is set';
const KEY = 'STRIPE_SECRET_KEY';

/** What the variables have to be to each other. */
export const PAYMENT_RULES: readonly Rule[] = [
  {
    name: 'STRIPE_SECRET_KEY',
    error: 'must be a live key when NODE_ENV is production',
    from: ['NODE_ENV', KEY],
    holds: ({ NODE_ENV, STRIPE_SECRET_KEY: key }) =>
      NODE_ENV !== 'production' || key === undefined || isLiveKey(key),
  },
  {
    name: 'PUBLIC_URL',
    error: 'must be the address that people reach when STRIPE_SECRET_KEY is a live key',
    from: ['NODE_ENV', KEY, 'PUBLIC_URL'],
    holds: ({ NODE_ENV, STRIPE_SECRET_KEY: key, PUBLIC_URL: url }) =>
      NODE_ENV !== 'production' || !isLiveKey(key) || (url !== undefined && !isOwnMachine(url)),
  },
  {
    name: 'STRIPE_API_URL',
    error: `must be ${STRIPE_API} when NODE_ENV is production`,
    from: ['NODE_ENV', 'STRIPE_API_URL'],
    holds: ({ NODE_ENV, STRIPE_API_URL: url }) =>
      NODE_ENV !== 'production' || url === undefined || url === STRIPE_API,
  },
  {
    name: 'STRIPE_API_URL',
    error: `must be ${STRIPE_API} with a live key`,
    from: ['NODE_ENV', KEY, 'STRIPE_API_URL'],
    holds: ({ NODE_ENV, STRIPE_SECRET_KEY: key, STRIPE_API_URL: url }) =>
      NODE_ENV === 'production' || !isLiveKey(key) || url === undefined || url === STRIPE_API,
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    error: `is required when ${ALONE}`,
    from: [KEY, 'STRIPE_WEBHOOK_SECRET'],
    holds: ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) =>
      key === undefined || secret !== undefined,
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    error: `must be of the same mode as ${KEY}, test or live`,
    from: [KEY, 'STRIPE_PUBLISHABLE_KEY'],
    holds: ({ STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable }) =>
      key === undefined || publishable === undefined || isLiveKey(key) === isLiveKey(publishable),
  },
  ...(['STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_API_URL'] as const).map(
    (name): Rule => ({
      name,
      error: `must not be set unless ${ALONE}`,
      from: [KEY, name],
      holds: (settings) => settings[name] === undefined || settings[KEY] !== undefined,
    }),
  ),
];
