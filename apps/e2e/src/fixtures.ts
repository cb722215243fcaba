import { expect, test as base, type BrowserContext } from '@playwright/test';
import {
  GALLERY,
  PRODUCT,
  PRODUCT_OVER_PLAIN_HTTP,
  PRODUCT_UNCONNECTED,
  PRODUCT_UPDATED,
  SANDBOX,
} from './addresses';

/** The payment provider's pages, which its people leave the product for, and what these are made of. */
const PAYMENT_PAGES = `${SANDBOX}/`;
const OWN = [
  GALLERY,
  PRODUCT,
  PRODUCT_OVER_PLAIN_HTTP,
  PRODUCT_UNCONNECTED,
  PRODUCT_UPDATED,
  PAYMENT_PAGES,
  'data:',
  'blob:',
];

/** Console errors and uncaught ones that a test provokes on purpose, as it names them itself. */
type Expected = { expectedErrors: RegExp[] };

function faultsIn(context: BrowserContext, expected: readonly RegExp[]): readonly string[] {
  const faults: string[] = [];
  const note = (fault: string) => {
    if (!expected.some((known) => known.test(fault))) faults.push(fault);
  };
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} at ${message.location().url}`);
  });
  context.on('request', (request) => {
    if (OWN.some((prefix) => request.url().startsWith(prefix))) return;
    faults.push(`request to another host: ${request.url()}`);
  });
  return faults;
}

/** An address without a page, of which the browser's console tells. */
export const NO_PAGE = { path: '/nowhere', errors: [/status of 404 .* at \S+\/nowhere$/] };

/** A browser in which a console error, an uncaught exception or a request to any other host fails the test. */
export const test = base.extend<Expected>({
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const faults = faultsIn(context, expectedErrors);
    await use(context);
    expect(faults).toEqual([]);
    // As the privacy policy says.
    expect(await context.cookies(PRODUCT)).toEqual([]);
  },
});

export { expect };
