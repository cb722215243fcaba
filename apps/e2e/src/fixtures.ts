import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { PRODUCT, PRODUCT_WITHOUT_AI } from './addresses';

const OWN = [PRODUCT, PRODUCT_WITHOUT_AI, 'data:', 'blob:'];

/** Console errors that a test provokes on purpose, as it names them itself. */
type Expected = { expectedErrors: RegExp[] };

/** A page on which a console error, an uncaught exception or a request to any other host fails the test. */
export const test = base.extend<Expected>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' || expectedErrors.some((known) => known.test(text))) return;
      faults.push(`console: ${text}`);
    });
    page.on('request', (request) => {
      if (!OWN.some((prefix) => request.url().startsWith(prefix))) {
        faults.push(`request to another host: ${request.url()}`);
      }
    });
    await use(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** Fails on any accessibility fault that axe finds by the rules of WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found).toEqual([]);
}
