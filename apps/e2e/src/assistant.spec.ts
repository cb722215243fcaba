import type { Page } from '@playwright/test';
import { PLAN_LIMITS } from '@tercet/contracts';
import { PRODUCT, PRODUCT_UNCONNECTED } from './addresses';
import { assistantOn } from './assistant';
import { openEditor } from './editor';
import { expect, test } from './fixtures';
import { modelAnswers, modelCalls, resetModel, WATCHED_WORD_MS } from './model';
import type { NewPerson } from './people';
import { patternOf, wordsOf } from './words';

const TEXT = 'They was late. We do this in order to recieve an answer.';
const IMPROVED = 'They were late. We do this to receive an answer.';
const ALLOWANCE = 10;
const t = wordsOf('en');

test.beforeEach(resetModel);

async function openAssistant(page: Page, wanted: NewPerson & { text?: string } = {}) {
  const editor = await openEditor(page, { text: TEXT, ...wanted });
  const assistant = assistantOn(page, t);
  await assistant.open();
  return { ...editor, ...assistant };
}

/** One request over the API, to its end. */
async function improveOverApi(token: string): Promise<void> {
  const response = await fetch(`${PRODUCT}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'multipart/mixed;subscriptionSpec=1.0, application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      query: `subscription ($text: String!) {
        textTransform(input: { operation: IMPROVE, text: $text }) { __typename }
      }`,
      variables: { text: TEXT },
    }),
  });
  expect(await response.text()).toContain('TextTransformDone');
}

test('changes are taken and left one by one, and taken back together', async ({ page }) => {
  const { improve, review, apply, line, undo } = await openAssistant(page);
  await improve.click();
  const was = review.getByRole('button', {
    name: t('editor:assistant.replaceEdit', { removed: 'was', added: 'were' }),
  });
  await was.click();
  await expect(was).toHaveAttribute('aria-pressed', 'false');
  await apply.click();
  await expect(line('They was late. We do this to receive an answer.')).toBeVisible();
  await undo.click();
  await expect(line(TEXT)).toBeVisible();
});

test('rejecting every change leaves nothing to apply, and discarding keeps the text', async ({
  page,
}) => {
  const { improve, apply, line } = await openAssistant(page);
  await improve.click();
  await page.getByRole('button', { name: t('editor:assistant.rejectAll') }).click();
  await expect(apply).toBeDisabled();
  await page.getByRole('button', { name: t('editor:assistant.discard') }).click();
  await expect(improve).toBeVisible();
  await expect(line(TEXT)).toBeVisible();
});

test('what is written meanwhile stays, and the changes find their places', async ({ page }) => {
  const { surface, improve, review, apply, line } = await openAssistant(page);
  await modelAnswers({ chunkDelayMs: WATCHED_WORD_MS });
  await improve.click();
  await surface.press('ControlOrMeta+Home');
  await page.keyboard.type('Well: ');
  await expect(review).toBeVisible();
  await page.keyboard.type('so: ');
  await apply.click();
  await expect(line(`Well: so: ${IMPROVED}`)).toBeVisible();
});

test('stopping before the first word gives the request back', async ({ page }) => {
  const { improve, stop, answerSoFar, line } = await openAssistant(page);
  await modelAnswers({ hang: true });
  await improve.click();
  await expect.poll(modelCalls).toEqual({ calls: 1, earlyCloses: 0 });
  await expect(answerSoFar).toHaveText('');
  await stop.click();
  await expect.poll(modelCalls).toEqual({ calls: 1, earlyCloses: 1 });
  await expect(line(TEXT)).toBeVisible();
  // The page that asked knew the number before: what a new one reads is what counts.
  await expect(async () => {
    await page.reload();
    const reloaded = assistantOn(page, t);
    await reloaded.open();
    await expect(reloaded.left(ALLOWANCE)).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test('stopping after the first word ends the model’s work and counts, and keeps what had come', async ({
  page,
}) => {
  const { surface, improve, stop, answerSoFar, left, line } = await openAssistant(page);
  await modelAnswers({ stallAfterChunks: 4 });
  await improve.click();
  await expect(answerSoFar).toContainText('They were late.');
  await stop.click();
  await expect.poll(modelCalls).toEqual({ calls: 1, earlyCloses: 1 });
  await expect(left(ALLOWANCE - 1)).toBeVisible();
  await expect(line(TEXT)).toBeVisible();
  await expect(page.getByText(t('editor:assistant.stoppedCounted'))).toBeVisible();
  await expect(
    page.getByRole('heading', { name: t('editor:assistant.stoppedTitle') }),
  ).toBeFocused();
  await surface.press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: t('editor:assistant.insertBelow') }).click();
  await expect(line('They were late.')).toBeVisible();
  await expect(line(TEXT)).toBeVisible();
  await expect(page.getByText(t('editor:assistant.stoppedCounted'))).toBeHidden();
});

test('an allowance that is used up says when there are new requests', async ({ page }) => {
  const { person, improve, left, line } = await openAssistant(page);
  for (let used = 0; used < ALLOWANCE; used++) await improveOverApi(person.token);
  await improve.click();
  const sentence = t('errors:detailed.USAGE_LIMIT_REACHED', {
    count: ALLOWANCE,
    limit: ALLOWANCE,
    time: '{{time}}',
  });
  await expect(page.getByText(patternOf(sentence))).toBeVisible();
  await expect(page.getByRole('button', { name: t('editor:assistant.toIssues') })).toBeVisible();
  await page.getByRole('button', { name: t('editor:assistant.back') }).click();
  await expect(left(0)).toBeVisible();
  await expect(improve).toBeDisabled();
  await expect(line(TEXT)).toBeVisible();
});

test('without a model it is said before, and the server’s own answer is marked and not counted', async ({
  page,
}) => {
  const { improve, action, apply, left, line } = await openAssistant(page, {
    address: PRODUCT_UNCONNECTED,
  });
  await expect(page.getByText(t('editor:assistant.withoutModel'))).toBeVisible();
  await expect(
    page.getByText(patternOf(t('editor:assistant.sends', { what: '{{what}}', host: '{{host}}' }))),
  ).toBeHidden();
  await expect(action('rewrite')).toBeDisabled();
  await expect(action('rewrite')).toHaveAccessibleDescription(
    patternOf(t('editor:assistant.needModel', { actions: '{{actions}}' })),
  );
  await expect(left(ALLOWANCE)).toBeHidden();
  await page.getByText(t('editor:assistant.connect')).click();
  await expect(page.getByText(t('editor:assistant.howToConnect'))).toBeVisible();
  await improve.click();
  await expect(page.getByText(t('editor:assistant.local'))).toBeVisible();
  await apply.click();
  await expect(line('receive an answer')).toBeVisible();
});

test('an empty text is not sent', async ({ page }) => {
  const { improve } = await openAssistant(page, { text: '' });
  await improve.click();
  await expect(page.getByText(t('errors:codes.TEXT_EMPTY'))).toBeVisible();
  expect(await modelCalls()).toEqual({ calls: 0, earlyCloses: 0 });
});

test('of a text that is too long, whole paragraphs that fit are selected from the caret on', async ({
  page,
}) => {
  const limit = PLAN_LIMITS.free.transformCharacters;
  const { surface, status, improve, paste } = await openAssistant(page, { text: '' });
  const paragraph = 'Nothing here is wrong. '.repeat(50).trim();
  await paste([paragraph, paragraph, paragraph, paragraph, paragraph].join('\n'));
  const all = 5 * paragraph.length + 4;
  await expect(status).toContainText(all.toLocaleString('en'));
  const inParts = t('editor:assistant.inParts', { count: 2, limit: limit.toLocaleString('en') });
  await expect(page.getByText(inParts)).toBeVisible();
  await surface.press('ControlOrMeta+Home');
  await page.getByRole('button', { name: t('editor:assistant.selectFitting') }).click();
  await expect(page.getByText(inParts)).toBeHidden();
  await expect(improve).toBeEnabled();
  await expect(status).toContainText((4 * paragraph.length + 3).toLocaleString('en'));
});

test('what nobody sees in a pasted text does not get in the way', async ({ page }) => {
  const { improve, review, paste } = await openAssistant(page, { text: '' });
  await paste('They\u0007 was late.\u001b');
  await improve.click();
  await expect(review).toBeVisible();
});
