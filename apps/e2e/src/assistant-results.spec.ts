import { assistantOn } from './assistant';
import { openEditor } from './editor';
import { expect, test } from './fixtures';
import { modelAnswers, resetModel } from './model';
import { anyCountOf, wordsOf } from './words';

const TEXT = 'They was late. We do this in order to recieve an answer.';
const t = wordsOf('en');

test.beforeEach(resetModel);

test('earlier results of a document outlive the page, come back into the text, and can be deleted', async ({
  page,
}) => {
  const { kept, line, surface } = await openEditor(page, { text: TEXT });
  const { open, action, choice, result } = assistantOn(page, t);
  await open();
  await modelAnswers({ answer: 'They were late.' });
  await action('summarize').click();
  await expect(result).toHaveText('They were late.');
  await choice('discard').click();
  await kept();
  await page.reload();
  await expect(surface).toBeVisible();

  const earlier = page.getByRole('button', {
    name: anyCountOf((count) => t('editor:assistant.earlier.title', { count })),
  });
  await open();
  await earlier.click();
  await page
    .getByRole('button', {
      name: new RegExp(`^${t('editor:assistant.actions.summarize')}.*They was`),
    })
    .click();
  await expect(result).toHaveText('They were late.');
  await choice('views.sides').click();
  await expect(page.getByRole('cell', { name: TEXT })).toBeVisible();
  await surface.press('ControlOrMeta+End');
  await choice('insertBelow').click();
  await expect(line('They were late.')).toBeVisible();
  await expect(line(TEXT)).toBeVisible();

  await choice('back').click();
  await choice('earlier.deleteAll').click();
  await expect(earlier).toBeHidden();
  await page.reload();
  await open();
  await expect(action('summarize')).toBeVisible();
  await expect(earlier).toBeHidden();
});
