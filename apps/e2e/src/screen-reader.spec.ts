import type { Page } from '@playwright/test';
import { openCheckedEditor } from './editor';
import { expect, NO_PAGE, test } from './fixtures';
import { register, signIn } from './people';
import { FOR_VISITORS, pathsOf } from './pages';
import { spokenOn, type Stop } from './spoken';
import { LOCALES, wordsOf } from './words';

const PAGES = [...pathsOf(FOR_VISITORS), NO_PAGE.path];

/** What a person acts on, or cannot see: of no use without a name. */
const NAMED = new Set([
  ...['button', 'checkbox', 'combobox', 'DisclosureTriangle', 'link', 'menuitem', 'radio'],
  ...['searchbox', 'spinbutton', 'switch', 'tab', 'textbox'],
  ...['dialog', 'figure', 'image', 'navigation', 'region', 'table'],
]);

const rolesOf = (stops: readonly Stop[], role: string) =>
  stops.filter((stop) => stop.role === role);
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

/** Landmarks are how somebody goes about a page that they hear. */
function landmarkFaults(stops: readonly Stop[]): string[] {
  return [
    ...['banner', 'main']
      .filter((role) => rolesOf(stops, role).length !== 1)
      .map((role) => `not one ${role}`),
    // The editor leaves its room to the text.
    ...twice(rolesOf(stops, 'contentinfo').map(({ role }) => `second ${role}`)),
    ...['navigation', 'region', 'table'].flatMap((role) =>
      twice(rolesOf(stops, role).map(({ name }) => name)).map((name) => `${role} “${name}” twice`),
    ),
  ];
}

/** Headings are the table of contents: one title, and no level left out on the way down. */
function headingFaults(stops: readonly Stop[]): string[] {
  const levels = rolesOf(stops, 'heading').map(({ level = 0, name }) => ({ level, name }));
  const titles = levels.filter(({ level }) => level === 1);
  return [
    ...(titles.length === 1 && levels[0]?.level === 1 ? [] : [`${titles.length} titles`]),
    ...levels
      .filter(({ level }, at) => level > (levels[at - 1]?.level ?? 0) + 1)
      .map(({ level, name }) => `“${name}” skips to level ${level}`),
  ];
}

/** Names tell controls apart, also in a list of all links: those of one name lead to one page. */
function nameFaults(stops: readonly Stop[]): string[] {
  const leads = new Map<string, Set<string>>();
  for (const { name, url = '' } of rolesOf(stops, 'link')) {
    leads.set(name, (leads.get(name) ?? new Set()).add(url.replace(/[?#].*/, '')));
  }
  return [
    ...stops
      .filter(({ role, name }) => name === '' && NAMED.has(role))
      .map(({ role }) => `${role} without a name`),
    ...[...leads]
      .filter(([, urls]) => urls.size > 1)
      .map(([name, urls]) => `“${name}” leads to ${[...urls].join(' and to ')}`),
  ];
}

async function expectWellSpoken(page: Page, what: string): Promise<void> {
  const stops = await spokenOn(page);
  const faults = [...landmarkFaults(stops), ...headingFaults(stops), ...nameFaults(stops)];
  expect([what, stops.length > 20, ...faults]).toEqual([what, true]);
}

for (const locale of LOCALES) {
  test.describe(`heard in ${locale}`, () => {
    test.use({ locale, expectedErrors: NO_PAGE.errors });

    test('every page has its landmarks, its headings in order, and names that tell things apart', async ({
      page,
    }) => {
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectWellSpoken(page, path);
      }
    });

    test('so do the pages of who is signed in, and the issues of a text', async ({ page }) => {
      const t = wordsOf(locale);
      await signIn(page, await register({ language: locale }));
      await page.goto('/settings');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectWellSpoken(page, '/settings');
      const { card } = await openCheckedEditor(page, {
        language: locale,
        text: 'Nobody recieved an answer. They was late.',
      });
      await expectWellSpoken(page, '/editor');
      const list = page.getByRole('tabpanel').getByRole('listitem');
      await expect(list).toHaveCount(2);
      await expect(list.first().getByRole('button').first()).toHaveAccessibleName(
        /recieved.*received/,
      );
      await page.keyboard.press('F7');
      await expect(card).toHaveAccessibleName(/recieved/);
      await expect(card.getByRole('button', { name: 'received' })).toBeFocused();
      await card.getByRole('button', { name: 'received' }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'received' })).toContainText(
        t('editor:say.replaced', { suggestion: 'received' }),
      );
    });
  });
}

test('a text is read in the language of each of its lines', async ({ page }) => {
  const english = 'The committee met in the old station on a wet evening, and spoke of chairs.';
  const french = 'Je vous remercie de votre lettre de la semaine dernière.';
  const { t, surface, line } = await openCheckedEditor(page, { text: `${english}\n${french}` });
  await expect(surface).toHaveAttribute('lang', 'en');
  await expect(line(french)).toHaveAttribute('lang', 'fr');
  await expect(line(english)).not.toHaveAttribute('lang');
  // Where the person says which it is, all of it is.
  const choose = t('editor:language.label', { language: '' }).trim();
  await page.getByRole('button', { name: choose }).click();
  await page.getByRole('menuitemradio', { name: t('editor:language.names.fr') }).click();
  await expect(surface).toHaveAttribute('lang', 'fr');
  await expect(surface.locator('[lang]')).toHaveCount(0);
});
