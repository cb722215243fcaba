import type { Operation } from '@tercet/contracts';
import { assistantOn } from './assistant';
import { openEditor } from './editor';
import { expect, test } from './fixtures';
import { modelAnswers, modelCalls, resetModel } from './model';
import { anyCountOf, wordsOf } from './words';

const TEXT = 'They was late. We do this in order to recieve an answer.';
const t = wordsOf('en');

test.beforeEach(resetModel);

async function openAssistant(page: Parameters<typeof assistantOn>[0], text = TEXT) {
  const editor = await openEditor(page, { text });
  const assistant = assistantOn(page, t);
  await assistant.open();
  return { ...editor, ...assistant };
}

const REWORDINGS: readonly [Operation, string, readonly string[]][] = [
  ['improve', 'They were late.', []],
  ['rewrite', 'All of them were late.', []],
  ['grammar', 'They were late. We do this in order to receive an answer.', []],
  ['shorter', 'They were late.', []],
  ['longer', 'They were late, all of them. We do this in order to receive an answer.', []],
  ['tone', 'Regrettably, they were late.', ['tones.formal']],
];

test('rewordings come as changes, which are applied and taken back', async ({ page }) => {
  const { action, choice, review, apply, line, undo } = await openAssistant(page);
  for (const [operation, answer, choices] of REWORDINGS)
    await test.step(operation, async () => {
      await modelAnswers({ answer });
      await action(operation).click();
      for (const key of choices) await choice(key).click();
      await expect(review).toBeVisible();
      await apply.click();
      await expect(line(answer)).toBeVisible();
      await undo.click();
      await expect(line(TEXT)).toBeVisible();
    });
});

test('a translation is read beside the text, and stands below it', async ({ page }) => {
  const { action, choice, result, line } = await openAssistant(page);
  const answer = 'Ils étaient en retard.';
  await modelAnswers({ answer });
  await action('translate').click();
  await choice('into.fr').click();
  await expect(result).toHaveText(answer);
  await choice('views.sides').click();
  await expect(page.getByRole('cell', { name: answer })).toBeVisible();
  await choice('insertBelow').click();
  await expect(line(answer)).toBeVisible();
  await expect(line(TEXT)).toBeVisible();
});

test('a summary takes the place of the text', async ({ page }) => {
  const { action, choice, result, line } = await openAssistant(page);
  await modelAnswers({ answer: 'They were late.' });
  await action('summarize').click();
  await expect(result).toHaveText('They were late.');
  await choice('replace').click();
  await expect(line('They were late.')).toBeVisible();
});

test('a summary of a long text is made in steps, each of which counts', async ({ page }) => {
  const { action, result, paste, status, left } = await openAssistant(page, '');
  const text = `${'Nothing here is wrong. '.repeat(150).trim()}\n\n`.repeat(2).trim();
  await paste(text);
  await expect(status).toContainText(text.length.toLocaleString('en'));
  await modelAnswers({ answer: 'First.' }, { answer: 'Second.' }, { answer: 'All is well.' });
  await action('summarize').click();
  await expect(result).toHaveText('All is well.');
  expect((await modelCalls()).calls).toBe(3);
  await page.getByRole('button', { name: t('editor:assistant.discard') }).click();
  await expect(left(7)).toBeVisible();
});

test('a text is written from its description, and a second version kept beside it', async ({
  page,
}) => {
  const { action, choice, result, line } = await openAssistant(page, '');
  await modelAnswers({ answer: 'Dear all, we meet on Friday.' }, { answer: 'Friday it is.' });
  await action('generate').click();
  await page.getByLabel(t('editor:assistant.description')).fill('An email about Friday');
  await choice('write').click();
  await expect(result).toHaveText('Dear all, we meet on Friday.');
  await choice('another').click();
  await expect(result).toHaveText('Friday it is.');
  await choice('previousVersion').click();
  await expect(result).toHaveText('Dear all, we meet on Friday.');
  await choice('insertAnswer').click();
  await expect(line('Dear all, we meet on Friday.')).toBeVisible();
});

test('every action is found by keyboard alone', async ({ page }) => {
  const { surface, review, line } = await openAssistant(page);
  await modelAnswers({ answer: 'Regrettably, they were late.' });
  await surface.press('ControlOrMeta+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(t('editor:assistant.tones.formal'));
  await field.press('Enter');
  await expect(review).toBeVisible();
  await expect(
    page.getByRole('heading', {
      name: anyCountOf((count) => t('editor:assistant.reviewTitle', { count })),
    }),
  ).toBeFocused();
  await expect(line(TEXT)).toBeVisible();
});

test('the palette works on what the assistant was told to, also after an answer was put away', async ({
  page,
}) => {
  const { surface, choice, review, line } = await openAssistant(page, `${TEXT}\n\nGood.`);
  await modelAnswers({ answer: 'Well done.' });
  await page.getByRole('button', { name: t('editor:assistant.scopes.paragraph') }).click();
  await surface.press('ControlOrMeta+k');
  const field = page.getByRole('combobox');
  const scope = t('editor:assistant.scopes.paragraph');
  await expect(page.getByText(t('editor:assistant.worksOn', { scope }))).toBeVisible();
  await field.fill(t('editor:assistant.actions.rewrite'));
  await field.press('Enter');
  await expect(review).toBeVisible();
  await choice('discard').click();
  await expect(page.getByRole('button', { name: scope })).toHaveAttribute('aria-pressed', 'true');
  await expect(line(TEXT)).toBeVisible();
});

test('an instruction begins by Enter', async ({ page }) => {
  const { review } = await openAssistant(page);
  await modelAnswers({ answer: 'They were late.' });
  const field = page.getByLabel(t('editor:assistant.wish'));
  await field.fill('Be brief.');
  await field.press('Shift+Enter');
  await expect(field).toHaveValue('Be brief.\n');
  await field.press('Enter');
  await expect(review).toBeVisible();
});

test('a long text goes part by part, and keeps every paragraph, blank line and emoji', async ({
  page,
}) => {
  const { improve, apply, paste, status, surface } = await openAssistant(page, '');
  const paragraphs = Array.from(
    { length: 20 },
    (_, i) => `They was late ${i} 😀👩‍👩‍👧. ${'Nothing here is wrong. '.repeat(43).trim()}`,
  );
  const text = paragraphs.join('\n\n\n');
  await paste(text);
  await expect(status).toContainText(text.length.toLocaleString('en'));
  await improve.click();
  await expect(apply).toBeVisible({ timeout: 60_000 });
  expect((await modelCalls()).calls).toBe(5);
  await apply.click();
  const fixed = text.replaceAll('They was', 'They were');
  await expect(status).toContainText(fixed.length.toLocaleString('en'));
  await surface.press('ControlOrMeta+a');
  await surface.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fixed);
});
