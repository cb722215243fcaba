/**
 * One for each worker, known to the sandbox by its key: no journey sees what another has told the model. All ports are
 * below those that systems give to connections that go out, which could be in the way.
 */
export const PRODUCTS = [
  { address: 'http://localhost:21900', key: 'sk-journeys-0' },
  { address: 'http://localhost:21903', key: 'sk-journeys-1' },
] as const;
/** Set by Playwright in its workers. */
const own = PRODUCTS[process.env['TEST_PARALLEL_INDEX'] === '1' ? 1 : 0];

/** The product as most journeys use it: its AI provider is the sandbox. */
export const PRODUCT: string = own.address;
/** A name that only the journeys' browser knows, and leads to this machine. */
export const OTHER_HOST = 'product.test';
/** The product as on another machine of one's own network: over plain http, where browsers withhold some of their abilities. */
export const PRODUCT_OVER_PLAIN_HTTP = PRODUCT.replace('localhost', OTHER_HOST);
/** The product where neither a model nor a payment provider is connected. */
export const PRODUCT_UNCONNECTED = 'http://localhost:21901';
/** The product as it is before and after an update. */
export const PRODUCT_UPDATED = PRODUCT.replace('219', '217');
export const SANDBOX = 'http://127.0.0.1:21902';
export const SANDBOX_SMTP = 'smtp://127.0.0.1:21925';
/** The components of the design system in all their states. */
export const GALLERY = 'http://localhost:21904';
export const AI_KEY: string = own.key;
