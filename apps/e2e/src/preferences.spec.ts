import { assistantOn } from './assistant';
import { editorOn, openCheckedEditor } from './editor';
import { expect, test } from './fixtures';
import { resetModel } from './model';
import { wordsOf } from './words';

const TEXT = 'Nobody recieved an answer.';
const t = wordsOf('en');

test('another language changes the words, and neither the page nor the text', async ({ page }) => {
  const { line, underlined } = await openCheckedEditor(page, { text: TEXT });
  const inFrench = editorOn(page, wordsOf('fr'));
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(inFrench.surface).toBeVisible();
  await expect(page).toHaveURL('/editor');
  await expect(line(TEXT)).toBeVisible();
  await expect(underlined('recieved')).toBeVisible();
  await page.reload();
  await expect(inFrench.surface).toBeVisible();
  await expect(inFrench.line(TEXT)).toBeVisible();
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(wordsOf('fr')('home:hero.heading'));
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(heading).toHaveText(wordsOf('es')('home:hero.heading'));
});

test('the theme goes round, and is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const html = page.locator('html');
  const now = (theme: string, next: string) =>
    page.getByRole('button', {
      name: t('common:theme.label', {
        theme: t(`common:theme.${theme}`),
        next: t(`common:theme.${next}`),
      }),
    });
  await now('system', 'light').click();
  await now('light', 'dark').click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await now('dark', 'system').click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, and closes on the backdrop, on Escape and on a link', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: t('common:nav.openMenu') });
    const link = page
      .getByRole('navigation', { name: t('common:nav.label') })
      .getByRole('link', { name: t('common:nav.signUp') });
    await open.click();
    await expect(link).toBeVisible();
    await page.getByTestId('backdrop').click({ position: { x: 20, y: 700 } });
    await expect(link).toBeHidden();
    await open.click();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await link.click();
    await expect(page).toHaveURL('/auth/signup');
    await expect(link).toBeHidden();
  });

  test('the menu opens for who presses its button before the page can answer', async ({ page }) => {
    let release = () => {};
    const pressed = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: t('common:nav.openMenu') }).click();
    release();
    const menu = page.getByRole('navigation', { name: t('common:nav.label') });
    await expect(menu.getByRole('link', { name: t('common:nav.signUp') })).toBeVisible();
  });

  test('the sheets show issues and lead to them', async ({ page }) => {
    const { underlined, card } = await openCheckedEditor(page, { text: TEXT });
    await expect(underlined('recieved')).toBeVisible();
    await page.getByRole('button', { name: t('editor:panel.issuesCount', { count: 1 }) }).click();
    await card.getByRole('button', { name: /“recieved”\. / }).click();
    await expect(card.getByRole('button', { name: 'received', exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'received', exact: true }).click();
    await expect(page.locator('.cm-line', { hasText: 'Nobody received an answer.' })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  test.beforeEach(resetModel);

  test('checks go on, the assistant says what is wrong, and both work afterwards', async ({
    page,
    context,
  }) => {
    const { surface, underlined, line } = await openCheckedEditor(page, { text: TEXT });
    const assistant = assistantOn(page, t);
    await assistant.open();
    await context.setOffline(true);
    await surface.press('ControlOrMeta+End');
    await page.keyboard.type(' It was realy late. ');
    await expect(underlined('realy')).toBeVisible();
    await expect(page.getByText(t('editor:assistant.offline'))).toBeVisible();
    await expect(assistant.improve).toBeDisabled();
    await expect(line(TEXT)).toBeVisible();
    await context.setOffline(false);
    await assistant.improve.click();
    await expect(assistant.review).toBeVisible();
  });
});
