import type { Page } from '@playwright/test';
import { PRODUCT } from './addresses';
import { assistantOn } from './assistant';
import { openEditor } from './editor';
import { expect, test } from './fixtures';
import { modelAnswers, modelCalls, resetModel, type Behaviour } from './model';
import { PASSWORD } from './people';
import { patternOf, wordsOf } from './words';

const TEXT = 'They was late. We do this in order to recieve an answer.';
const t = wordsOf('en');

/** How long the server waits for the next word, and a little more. Milliseconds. */
const STALLED_MS = 20_000;

test.beforeEach(resetModel);

/** Asks for an improvement that the model spoils in this way. */
async function improveWith(page: Page, ...behaviours: readonly Behaviour[]) {
  const editor = await openEditor(page, { text: TEXT });
  const assistant = assistantOn(page, t);
  await modelAnswers(...behaviours);
  await assistant.open();
  await assistant.improve.click();
  return { ...editor, ...assistant };
}

const says = (page: Page, words: string, timeout?: number) =>
  expect(page.getByText(patternOf(words))).toBeVisible({ timeout });

test('a model that is out of order: said, not counted, and a new try works', async ({ page }) => {
  const { notCounted, retry, review, apply, left, line } = await improveWith(
    page,
    { status: 503 },
    { status: 503 },
  );
  await says(page, t('errors:codes.AI_UNAVAILABLE'));
  await expect(notCounted).toBeVisible();
  await expect(line(TEXT)).toBeVisible();
  await retry.click();
  await expect(review).toBeVisible();
  await apply.click();
  await expect(left(9)).toBeVisible();
});

test('a model that stumbles once is asked again without a word to the person', async ({ page }) => {
  const { review } = await improveWith(page, { status: 500 });
  await expect(review).toBeVisible();
  expect((await modelCalls()).calls).toBe(2);
});

test('a model that is asked too often: another try is open once the time has come', async ({
  page,
}) => {
  // Longer than what the server waits for by itself.
  const { notCounted, retry, review } = await improveWith(page, {
    status: 429,
    retryAfterSeconds: 12,
  });
  await says(page, t('errors:codes.AI_UNAVAILABLE'));
  const waiting = page.getByRole('button', {
    name: patternOf(t('editor:assistant.retryIn', { wait: '{{wait}}' })),
  });
  await expect(waiting).toBeDisabled();
  await expect(notCounted).toBeVisible();
  await retry.click();
  await expect(review).toBeVisible();
});

test('a connection that breaks: what had come is there to read', async ({ page }) => {
  const { notCounted, retry, review, line } = await improveWith(page, { cutAfterChunks: 4 });
  await says(page, t('editor:assistant.brokenOff'));
  await expect(page.getByText(t('editor:assistant.partial'))).toBeVisible();
  await expect(page.getByText(/^They were late\. We\s*$/)).toBeVisible();
  await expect(notCounted).toBeVisible();
  await expect(line(TEXT)).toBeVisible();
  await retry.click();
  await expect(review).toBeVisible();
});

test('a model that falls silent: the wait ends, and what had come is there', async ({ page }) => {
  const { notCounted, retry, review } = await improveWith(page, { stallAfterChunks: 3 });
  await says(page, t('errors:codes.AI_TIMEOUT'), STALLED_MS);
  await expect(page.getByText(/^They were late\.\s*$/)).toBeVisible();
  await expect(notCounted).toBeVisible();
  await retry.click();
  await expect(review).toBeVisible();
});

test('a model that declines: said, and the text stands', async ({ page }) => {
  const { notCounted, line } = await improveWith(page, { refusal: 'I would rather not.' });
  await says(page, t('errors:textFaults.refused'));
  await expect(notCounted).toBeVisible();
  await expect(line(TEXT)).toBeVisible();
});

test('an answer in another language: said, before anything is written', async ({ page }) => {
  const { apply, line } = await improveWith(page, { manner: 'wrong-language' });
  await says(page, t('editor:assistant.otherLanguage'));
  await expect(line(TEXT)).toBeVisible();
  await expect(apply).toBeVisible();
});

test('an answer in a fence with words of its own: the text alone is taken', async ({ page }) => {
  const { apply, line } = await improveWith(page, { manner: 'markup' });
  await apply.click();
  await expect(line('They were late.')).toBeVisible();
  await expect(page.locator('.cm-content')).not.toContainText(/`{3}|Here is/);
});

test.describe('a session that ended meanwhile', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('leads to the sign-in page, and back to the text', async ({ page }) => {
    const { person, kept, line } = await openEditor(page, { text: TEXT });
    const assistant = assistantOn(page, t);
    await assistant.open();
    await expect(assistant.left(10)).toBeVisible();
    await kept();
    const response = await fetch(`${PRODUCT}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(response.ok).toBe(true);

    await assistant.improve.click();
    await says(page, t('auth:redirect.tokenExpired'));
    await page.getByLabel(t('auth:fields.email'), { exact: true }).fill(person.email);
    await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: t('auth:signIn.submit') }).click();
    await expect(page).toHaveURL('/editor');
    await expect(line(TEXT)).toBeVisible();
    await assistant.open();
    await assistant.improve.click();
    await expect(assistant.review).toBeVisible();
  });
});
