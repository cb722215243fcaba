import { readFileSync } from 'node:fs';
import { expectAccessibleInLooks } from './accessible';
import { PRODUCT } from './addresses';
import { openEditor } from './editor';
import { expect, test } from './fixtures';
import { newEmail, PASSWORD, register } from './people';
import { inAnotherBrowser, isTaken, openSettings, settingsOn, signInOverApi } from './settings';
import { wordsOf } from './words';

const t = wordsOf('en');
const NEW_PASSWORD = 'seventeen larger owls';

/** The server's refusals, of which the browser's console tells. */
const REFUSED = [/status of 40\d/];

test('name, theme and language are kept, and are there in another browser', async ({
  page,
  browser,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { person, section, toast } = await openSettings(page, { name: 'Noor' });
  const profile = section('profile');
  await profile.getByLabel(t('auth:fields.name')).fill('Noor van den Berg');
  await profile.getByRole('button', { name: t('settings:actions.save') }).click();
  await expect(toast(t('settings:profile.saved'))).toBeVisible();
  await expect(page.getByRole('banner').getByText('Noor van den Berg')).toBeVisible();
  const appearance = section('appearance');
  await appearance.getByText(t('settings:appearance.themes.dark')).click();
  await expect(appearance.getByRole('status')).toHaveText(t('settings:appearance.saved'));
  await appearance.getByText('Français').click();
  const french = settingsOn(page, wordsOf('fr'));
  const status = french.section('appearance').getByRole('status');
  await expect(status).toHaveText(french.t('settings:appearance.saved'));

  const elsewhere = await inAnotherBrowser(browser, person, '/settings');
  await elsewhere.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  for (const place of [page, elsewhere]) {
    const name = settingsOn(place, french.t).section('profile').getByRole('textbox');
    await expect(name).toHaveValue('Noor van den Berg');
    await expect(place.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(place.locator('html')).toHaveAttribute('lang', 'fr');
  }
  await elsewhere.context().close();
});

test.describe('where the server refuses', () => {
  test.use({ expectedErrors: REFUSED });

  test('a new password signs all other devices out, and not this one', async ({ page }) => {
    const { person, section, toast } = await openSettings(page);
    const other = await signInOverApi(person);
    const password = section('password');
    const field = (name: string) =>
      password.getByLabel(t(`settings:password.${name}`), { exact: true });
    const submit = password.getByRole('button', { name: t('settings:password.submit') });
    await field('current').fill('not this one');
    await field('new').fill(NEW_PASSWORD);
    await field('confirm').fill(NEW_PASSWORD);
    await submit.click();
    await expect(password.getByText(t('auth:validation.passwordWrong'))).toBeVisible();
    await expect(field('current')).toBeFocused();
    await expect(field('new')).toHaveValue(NEW_PASSWORD);
    await field('current').fill(PASSWORD);
    await submit.click();
    await expect(toast(t('settings:password.changed'))).toBeVisible();
    await expect(field('current')).toHaveValue('');
    await expect(section('sessions').getByText(t('settings:sessions.onlyThis'))).toBeVisible();
    expect(await isTaken(person.token)).toBe(false);
    expect(await isTaken(other?.token ?? '')).toBe(false);
    expect(await signInOverApi(person)).toBeNull();
    expect(await signInOverApi(person, NEW_PASSWORD)).not.toBeNull();
    await page.reload();
    await expect(section('password')).toBeVisible();
  });

  test('the address changes with the password, unless somebody else has it', async ({ page }) => {
    const taken = await register({});
    const { section } = await openSettings(page);
    const email = section('email');
    const address = email.getByLabel(t('settings:email.newEmail'));
    const submit = email.getByRole('button', { name: t('settings:email.submit') });
    await address.fill(taken.email);
    await email.getByLabel(t('settings:email.password'), { exact: true }).fill(PASSWORD);
    await submit.click();
    await expect(email.getByText(t('auth:validation.emailTaken'))).toBeVisible();
    await expect(address).toBeFocused();
    const next = newEmail();
    await address.fill(next);
    await submit.click();
    await expect(email.getByText(t('settings:email.changed', { email: next }))).toBeVisible();
    await expect(section('profile').getByText(next)).toBeVisible();
    await expect(section('profile').getByText(t('settings:profile.notVerified'))).toBeVisible();
    expect(await signInOverApi({ email: next, token: '', session: '' })).not.toBeNull();
  });

  test('a place that is signed out is out', async ({ page, browser }) => {
    const { person, section, dialog, toast } = await openSettings(page);
    const other = await signInOverApi(person);
    const third = await signInOverApi(person);
    if (!other || !third) throw new Error('The account cannot be signed in to');
    const elsewhere = await inAnotherBrowser(browser, other, '/editor');
    await page.reload();
    const sessions = section('sessions');
    const rows = sessions.getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toContainText(t('settings:sessions.thisDevice'));
    const end = t('settings:sessions.endLabel', { device: 'The other one' });
    await sessions.getByRole('button', { name: end }).first().click();
    await expect(rows).toHaveCount(2);
    await expect(toast(t('settings:sessions.ended', { device: 'The other one' }))).toBeVisible();
    await sessions.getByRole('button', { name: t('settings:sessions.endOthers') }).click();
    await dialog.getByRole('button', { name: t('settings:sessions.endOthers') }).click();
    await expect(rows).toHaveCount(1);
    await expect(sessions.getByText(t('settings:sessions.onlyThis'))).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/auth\/signin\?.*token_expired/);
    expect(await isTaken(third.token)).toBe(false);
    expect(await isTaken(person.token)).toBe(true);
    await elsewhere.context().close();
  });

  test('a deleted account is gone, with the drafts in this browser', async ({ page }) => {
    await openEditor(page, { text: 'A text to forget.' });
    await page.goto('/settings');
    const { section, dialog } = settingsOn(page, t);
    const email = await section('profile').getByText('@example.com').innerText();
    const open = section('deletion').getByRole('button', { name: t('settings:deletion.open') });
    await open.click();
    const password = dialog.getByLabel(t('settings:deletion.password'), { exact: true });
    const submit = dialog.getByRole('button', { name: t('settings:deletion.submit') });
    await password.fill('not this one');
    await submit.click();
    await expect(dialog.getByText(t('auth:validation.passwordWrong'))).toBeVisible();
    await password.fill(PASSWORD);
    await submit.click();
    await expect(page.getByText(t('home:accountDeleted'))).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: t('common:nav.signIn') }).first()).toBeVisible();
    const address = email.split('\n')[0] ?? '';
    expect(await signInOverApi({ email: address, token: '', session: '' })).toBeNull();
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual([]);
    await page.reload();
    await expect(page.getByText(t('home:accountDeleted'))).toBeHidden();
  });
});

test('an API key works until it is revoked, and is shown once', async ({ page }) => {
  const { section, dialog, toast } = await openSettings(page);
  const keys = section('apiKeys');
  await expect(keys.getByText(t('settings:apiKeys.none'))).toBeVisible();
  await keys.getByRole('button', { name: t('settings:apiKeys.new') }).click();
  await dialog.getByLabel(t('settings:apiKeys.name')).fill('My program');
  await dialog.getByRole('button', { name: t('settings:apiKeys.create') }).click();
  const key = await dialog.getByLabel(t('settings:apiKeys.key')).inputValue();
  await dialog.getByRole('button', { name: t('settings:apiKeys.copy') }).click();
  await expect(dialog.getByText(t('settings:apiKeys.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole('button', { name: t('settings:apiKeys.done') }).click();
  await expect(keys.getByText(`${key.slice(0, 8)}…`)).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, document.body.innerHTML]),
  );
  expect(kept).not.toContain(key);

  const authorization = `Bearer ${key}`;
  const languageTool = () =>
    fetch(`${PRODUCT}/v2/check`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ text: 'I recieved it.', language: 'en' }),
    });
  const graphql = () =>
    fetch(`${PRODUCT}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'query ($input: CheckInput!) { check(input: $input) { issues { suggestions } } }',
        variables: { input: { text: 'I recieved it.' } },
      }),
    });
  expect(await (await languageTool()).text()).toContain('received');
  expect(await (await graphql()).text()).toContain('received');
  await page.reload();
  await expect(keys.getByText(/^Last used today at /)).toBeVisible();
  const revoke = t('settings:apiKeys.revokeLabel', { name: 'My program' });
  await keys.getByRole('button', { name: revoke }).click();
  await dialog.getByRole('button', { name: t('settings:apiKeys.revokeConfirm') }).click();
  await expect(toast(t('settings:apiKeys.revoked', { name: 'My program' }))).toBeVisible();
  await expect(keys.getByText(t('settings:apiKeys.none'))).toBeVisible();
  await expect(keys.getByRole('heading', { level: 2 })).toBeFocused();
  expect((await languageTool()).status).toBe(401);
  expect(await (await graphql()).text()).toContain('UNAUTHENTICATED');
});

test('the file holds what is kept of the person', async ({ page }) => {
  const { person, section } = await openSettings(page);
  const downloading = page.waitForEvent('download');
  await section('data')
    .getByRole('button', { name: t('settings:data.export') })
    .click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^tercet-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ account: { email: person.email }, sessions: [{}] });
});

test('the links beside the sections lead to them', async ({ page }) => {
  const { section } = await openSettings(page);
  const links = page.getByRole('navigation', { name: t('settings:contents') });
  await links.getByRole('link', { name: t('settings:sections.plan') }).click();
  await expect(page).toHaveURL('/settings#plan');
  const heading = section('plan').getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a menu leads to the sections', async ({ page }) => {
    const { section } = await openSettings(page);
    const menu = page.getByRole('navigation', { name: t('settings:contents') });
    const button = menu.getByRole('button');
    await expect(button).toContainText(t('settings:sections.appearance'));
    await button.click();
    await expectAccessibleInLooks(page, 'menu');
    await menu.getByRole('link', { name: t('settings:sections.plan') }).click();
    const heading = section('plan').getByRole('heading', { level: 2 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(button).toContainText(t('settings:sections.plan'));
    await expect(menu.getByRole('link')).toHaveCount(0);
  });

  test('a message leaves a dialog and its buttons free', async ({ page }) => {
    const { section, dialog } = await openSettings(page);
    const profile = section('profile');
    await profile.getByLabel(t('auth:fields.name')).fill('Noor');
    await profile.getByRole('button', { name: t('settings:actions.save') }).click();
    await section('deletion').getByRole('button').click();
    await expect(dialog.getByLabel(t('settings:deletion.password'), { exact: true })).toBeFocused();
    // Not by its role: an open dialog hides all else from screen readers.
    const message = await page
      .locator('li')
      .filter({ hasText: t('settings:profile.saved') })
      .boundingBox();
    const box = await dialog.boundingBox();
    expect((message?.y ?? 0) + (message?.height ?? Infinity)).toBeLessThanOrEqual(box?.y ?? 0);
  });
});
