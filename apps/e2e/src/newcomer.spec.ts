import { expectAccessibleInThemes } from './accessible';
import { assistantOn } from './assistant';
import { editorOn } from './editor';
import { expect, test } from './fixtures';
import { modelAnswers, resetModel, WATCHED_WORD_MS } from './model';
import { signUp } from './sign-up';
import { STORIES, type Story } from './texts';
import { LOCALES, patternOf, wordsOf } from './words';

test.beforeEach(resetModel);

function beginningOfParagraphWith({ text, misspelled }: Story): string {
  const paragraph = text.split('\n\n').find((part) => part.includes(misspelled));
  if (!paragraph) throw new Error(`The story has no paragraph with "${misspelled}".`);
  return paragraph.slice(0, 40);
}

/** The beginning of a passage, without its end. */
function halfOf(passage: string): RegExp {
  const [beginning, end] = [passage.slice(0, 10), passage.slice(-10)].map(patternOf);
  return new RegExp(`^(?!.*${end?.source}).*${beginning?.source}`, 's');
}

/** "Fix 4 clear mistakes", whatever their number. */
function fixAllName(t: ReturnType<typeof wordsOf>): RegExp {
  const names = [t('editor:issues.fixAll', { count: 1 }), t('editor:issues.fixAll', { count: 7 })];
  return new RegExp(names.join('|').replace('7', '\\d+'));
}

for (const locale of LOCALES) {
  const t = wordsOf(locale);
  const story = STORIES[locale];

  test.describe(`a newcomer whose language is ${locale}`, () => {
    test.use({ locale });

    test('signs up, sees what is wrong with a text, mends it and has a passage improved', async ({
      page,
    }) => {
      const { surface, status, card, line, underlined, paste, checked, kept } = editorOn(page, t);
      const assistant = assistantOn(page, t);
      /** The whole text: of a long one, the page draws only what is in view. */
      const copied = async () => {
        await page.getByRole('button', { name: t('editor:toolbar.copy') }).click();
        return page.evaluate(() => navigator.clipboard.readText());
      };

      await test.step('arrive, and sign up', async () => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home:hero.heading'));
        await signUp(page, t);
        await expect(page).toHaveURL('/editor');
      });

      await test.step('paste a document and see what is wrong with it', async () => {
        await expect(surface).toBeVisible();
        await paste(story.text);
        await checked();
        await expect(page.getByRole('tab', { name: /\(\d+\)/ })).toBeVisible();
        await expect(
          page.getByRole('button', { name: new RegExp(`: .?.?${story.misspelled}`) }).first(),
        ).toBeVisible();
        await expectAccessibleInThemes(page, 'a text with issues');
      });

      await test.step('write on, and see a slip underlined', async () => {
        await surface.press('ControlOrMeta+End');
        await page.keyboard.press('Enter');
        await page.keyboard.type(story.written);
        await expect(underlined(story.slip)).toBeVisible();
      });

      await test.step('accept a fix on its card, and undo it', async () => {
        await page
          .getByRole('button', { name: new RegExp(`: .?.?${story.misspelled}`) })
          .first()
          .click();
        await expect(card).toBeVisible();
        await card.getByRole('button', { name: story.corrected }).first().click();
        const paragraph = line(beginningOfParagraphWith(story)).first();
        await expect(paragraph).toContainText(story.corrected);
        await expect(paragraph).not.toContainText(story.misspelled);
        await surface.press('ControlOrMeta+z');
        await expect(paragraph).toContainText(story.misspelled);
      });

      await test.step('mend all that is clear at once, and undo it in one step', async () => {
        await page.getByRole('button', { name: fixAllName(t) }).click();
        await expect.poll(copied).toContain(story.cleared);
        await surface.press('ControlOrMeta+z');
        await expect.poll(copied).toContain(story.clear);
      });

      await test.step('have a passage improved, word by word, and take its changes', async () => {
        await modelAnswers({ chunkDelayMs: WATCHED_WORD_MS });
        const passage = line(story.passage.slice(0, 40));
        await passage.scrollIntoViewIfNeeded();
        await passage.click({ clickCount: 3 });
        await assistant.open();
        const selection = assistant.choice('scopes.selection');
        await expect(selection).toHaveAttribute('aria-pressed', 'true');
        await assistant.improve.click();
        await expect(assistant.answerSoFar).toHaveText(halfOf(story.passage));
        await expect(assistant.review).toBeVisible({ timeout: 30_000 });
        await page.getByRole('button', { name: t('editor:assistant.acceptAll') }).click();
        await assistant.apply.click();
        await expect(line(story.improved).first()).toBeVisible();
        await expect(assistant.left(9)).toBeVisible();
      });

      await test.step('find the text again after a reload', async () => {
        await kept();
        await page.reload();
        await page.getByRole('heading', { level: 1, name: t('editor:heading') }).waitFor();
        await surface.press('ControlOrMeta+Home');
        await expect(line(story.text.slice(0, 40)).first()).toBeVisible();
        await expect(status).toBeVisible();
      });
    });
  });
}
