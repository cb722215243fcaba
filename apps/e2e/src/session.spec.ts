import type { BrowserContext, Page } from '@playwright/test';
import { assistantOn } from './assistant';
import { editorOn, openEditor } from './editor';
import { expect, test } from './fixtures';
import { PASSWORD, register, type Person } from './people';
import { isTaken, openSettings } from './settings';
import { wordsOf } from './words';

const TEXT = 'Nobody recieved an answer.';
const t = wordsOf('en');
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const signOutButton = (page: Page) => page.getByRole('button', { name: t('common:nav.signOut') });

/** All that leaves the browser for the product, but for the one document whose address holds the token. */
function sentBy(context: BrowserContext): readonly string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'document') return;
    const { referer = '' } = request.headers();
    sent.push(`${request.url()} ${referer}`);
  });
  return sent;
}

/** Whatever the page could still read the token from. */
const keptBy = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      document.referrer,
      history.state,
      { ...sessionStorage },
      { ...localStorage, authSession: null },
      window.name,
    ]),
  );

test('signing out in one tab leads the other out of the editor', async ({ page, context }) => {
  await openEditor(page, { text: TEXT });
  const other = await context.newPage();
  await other.goto('/editor');
  await expect(editorOn(other, t).line(TEXT)).toBeVisible();
  await signOutButton(page).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await expect(editorOn(other, t).surface).toBeHidden();
  await expect(signOutButton(other)).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('signing out leads home, also where the home page was never open', async ({
    page,
    context,
  }) => {
    const { person } = await openSettings(page);
    const home = /\/assets\/(?:HomePage|home)-/;
    const fetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const ofHome = async () => (await fetched()).filter((name) => home.test(name));
    await expect.poll(async () => (await ofHome()).length).toBeGreaterThanOrEqual(2);
    await context.setOffline(true);
    await signOutButton(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home:hero.heading'));
    await expect(signOutButton(page)).toBeHidden();
    await context.setOffline(false);
    await expect.poll(() => isTaken(person.token)).toBe(false);
  });
});

test.describe('a session that ends in the middle of a text', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('is asked for again in every tab, and the text is all there', async ({ page, context }) => {
    const { person, surface, line, kept } = await openEditor(page, { text: TEXT });
    const other = await context.newPage();
    await other.goto('/settings');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.request.post('/api/auth/logout', { headers: bearer(person) });
    await surface.press('ControlOrMeta+End');
    await page.keyboard.type(' And nobody will.');
    await kept();
    // It asks the server what is left of today's requests.
    await assistantOn(page, t).open();
    await expect(page).toHaveURL('/auth/signin?redirect=%2Feditor&error=token_expired');
    await expect(page.getByText(t('auth:redirect.tokenExpired'))).toBeVisible();
    await expect(other).toHaveURL('/auth/signin?redirect=%2Fsettings&error=token_expired');
    await page.getByLabel(t('auth:fields.email')).fill(person.email);
    await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('auth:signIn.submit'), exact: true }).click();
    await expect(page).toHaveURL('/editor');
    await expect(line(`${TEXT} And nobody will.`)).toBeVisible();
    await expect(other).toHaveURL('/settings');
  });
});

test.describe('a token in the address', () => {
  test('that is a session’s signs in, and is nowhere else', async ({ page, context }) => {
    const person = await register();
    const sent = sentBy(context);
    await page.goto(`/editor?draft=none&token=${person.token}#end`);
    await expect(editorOn(page, t).surface).toBeVisible();
    await expect(page).toHaveURL('/editor?draft=none#end');
    await expect(signOutButton(page)).toBeVisible();
    expect(sent.filter((line) => line.includes(person.token))).toEqual([]);
    expect(await keptBy(page)).not.toContain(person.token);
    await page.reload();
    await expect(editorOn(page, t).surface).toBeVisible();
  });

  test.describe('on a page whose scripts do not come', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/] });

    test('is out of it all the same', async ({ page }) => {
      const { token } = await register();
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(`/?token=${token}`);
      await expect(page).toHaveURL('/');
    });
  });

  test('opens the API explorer signed in', async ({ page }) => {
    const { token } = await register();
    await page.goto(`/graphiql?token=${token}`);
    await expect(page).toHaveURL('/graphiql');
    await expect(page.locator('#token')).toHaveValue(token);
  });

  test.describe('that is a redirect token', () => {
    test.use({ expectedErrors: [/status of 40[01]/] });

    test('signs in, once', async ({ page, context }) => {
      const headers = bearer(await register());
      const answer = await page.request.post('/api/auth/generate-redirect-token', { headers });
      const { redirectToken } = (await answer.json()) as { redirectToken: string };
      const sent = sentBy(context);
      await page.goto(`/editor?token=${redirectToken}`);
      await expect(editorOn(page, t).surface).toBeVisible();
      await expect(page).toHaveURL('/editor');
      expect(sent.filter((line) => line.includes(redirectToken))).toEqual([]);
      expect(await keptBy(page)).not.toContain(redirectToken);
      await signOutButton(page).click();
      await expect(page).toHaveURL('/');
      await page.goto(`/editor?token=${redirectToken}`);
      await expect(page).toHaveURL('/auth/signin?redirect=%2Feditor&error=token_expired');
    });
  });

  test.describe('that is no longer good', () => {
    test.use({ expectedErrors: [/status of 40[01]/] });

    for (const [kind, length] of [
      ['redirect', 43],
      ['session', 120],
    ] as const) {
      test(`leads to the sign-in page: a ${kind} token`, async ({ page, context }) => {
        const token = 'x'.repeat(length);
        const sent = sentBy(context);
        await page.goto(`/editor?token=${token}`);
        await expect(page).toHaveURL('/auth/signin?redirect=%2Feditor&error=token_expired');
        await expect(page.getByText(t('auth:redirect.tokenExpired'))).toBeVisible();
        expect(sent.filter((line) => line.includes(token))).toEqual([]);
        expect(await keptBy(page)).not.toContain(token);
      });
    }
  });
});
