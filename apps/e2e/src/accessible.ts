import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What WCAG 2.2 asks for, A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const RULES = [...WCAG, 'best-practice'];

/** Fails on any accessibility fault that axe finds by the rules of WCAG 2.2 A and AA and, unless told otherwise, of good practice. */
export async function expectAccessible(
  page: Page,
  what?: string,
  rules: string[] = RULES,
): Promise<void> {
  // No page has frames of another origin, so axe needs no second page to put its findings together.
  const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found, what).toEqual([]);
}
