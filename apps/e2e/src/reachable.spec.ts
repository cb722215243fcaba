import { PAGE_NAMES, PAGE_PATHS, pageNameAt, type PageName } from '@tercet/contracts';
import type { Page } from '@playwright/test';
import { SANDBOX } from './addresses';
import { expect, test } from './fixtures';
import { FOR_VISITORS, FROM_OUTSIDE, SIGNED_OUT } from './pages';
import { register, signIn } from './people';
import { wordsOf } from './words';

const SKIP_LINK = '#content';

/** It goes on to the payment provider by itself. */
const LEADS_AWAY: PageName = 'subscribe';

const t = wordsOf('en');

/** The provider's page. */
const isAway = (page: Page) => page.url().startsWith(SANDBOX);

const pageOf = (page: Page) => pageNameAt(new URL(page.url()).pathname) ?? 'home';

/** Where the link that has the focus leads to, in this tab. */
const focusedLink = (page: Page) =>
  page.evaluate(() => {
    const link = document.activeElement?.closest<HTMLAnchorElement>('a:not([target])');
    return link?.getAttribute('href') ?? '';
  });

/** Tabs on to the next link to a page that was not tried yet, once around the page at most. */
async function tabToNew(page: Page, tried: ReadonlySet<PageName>): Promise<PageName | undefined> {
  for (let rounds = 0; rounds < 2;) {
    await page.keyboard.press('Tab');
    const href = await focusedLink(page);
    if (href === SKIP_LINK) rounds++;
    const name = pageNameAt(new URL(href, page.url()).pathname);
    if (href && name && !tried.has(name)) return name;
  }
  return undefined;
}

const open = async (page: Page, name: PageName) => {
  await page.goto(PAGE_PATHS[name]);
  await page.waitForLoadState('networkidle');
};

/** Presses the link that has the focus, and answers with the page that it has led to. */
async function follow(page: Page): Promise<PageName> {
  const before = page.url();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(before);
  const isThere = async () =>
    (await page.title()) === `${t(`common:titles.${pageOf(page)}`)} – Tercet`;
  // The page that goes on by itself may have gone before it was seen.
  await expect.poll(async () => isAway(page) || (await isThere())).toBe(true);
  return isAway(page) ? LEADS_AWAY : pageOf(page);
}

/** Walks from the home page along its links, and on from where they lead, by Tab and Enter alone. */
async function reachedByKeyboard(page: Page): Promise<readonly PageName[]> {
  const reached = new Set<PageName>(['home']);
  const tried = new Set<PageName>(['home']);
  for (const from of reached) {
    if (from === LEADS_AWAY) continue;
    await open(page, from);
    for (let next = await tabToNew(page, tried); next; next = await tabToNew(page, tried)) {
      tried.add(next);
      const name = await follow(page);
      reached.add(name);
      if (name !== LEADS_AWAY) continue;
      // Else it would go on in the middle of what follows.
      await expect.poll(() => isAway(page)).toBe(true);
      await page.waitForLoadState();
      await open(page, from);
    }
  }
  return [...reached].sort();
}

test.describe('by the keyboard alone, from the home page,', () => {
  test('a visitor reaches every page that is for visitors', async ({ page }) => {
    const expected = FOR_VISITORS.filter((name) => !FROM_OUTSIDE.includes(name));
    expect(await reachedByKeyboard(page)).toEqual(expected.sort());
  });

  test('who has signed in reaches every page of the product', async ({ page }) => {
    await signIn(page, await register());
    const expected = PAGE_NAMES.filter(
      (name) => !FROM_OUTSIDE.includes(name) && !SIGNED_OUT.includes(name),
    );
    expect(await reachedByKeyboard(page)).toEqual(expected.sort());
  });
});
