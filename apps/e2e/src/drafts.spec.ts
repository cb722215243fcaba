import type { BrowserContext, Page } from '@playwright/test';
import { editorOn, openCheckedEditor, openEditor, type Editor } from './editor';
import { expect, test } from './fixtures';
import { PASSWORD, register, signIn, type Person } from './people';
import { wordsOf } from './words';

const TEXT = 'Nobody recieved an answer.';
const t = wordsOf('en');

async function signInAgain(page: Page, person: Person) {
  const login = { email: person.email, password: PASSWORD };
  const { token, expiresAt, user } = (await (
    await page.request.post('/api/auth/login', { data: login })
  ).json()) as Record<string, unknown>;
  await signIn(page, { ...person, session: JSON.stringify({ token, expiresAt, user }) });
  await page.goto('/editor');
}

test('a text and the caret in it are there again after a reload', async ({ page }) => {
  const { surface, line, kept } = await openEditor(page, { text: TEXT });
  await surface.press('ControlOrMeta+Home');
  await page.keyboard.type('Yesterday: ');
  await kept();
  await page.reload();
  await expect(line(`Yesterday: ${TEXT}`)).toBeVisible();
  await surface.focus();
  await page.keyboard.type('later, ');
  await expect(line(`Yesterday: later, ${TEXT}`)).toBeVisible();
});

test('the last keys before a reload are there again', async ({ page }) => {
  const { surface, line } = await openEditor(page);
  const sentence = 'This was written without a rest, from the first letter to the last one. ';
  await surface.focus();
  await page.keyboard.type(sentence);
  await page.reload();
  await expect(line(sentence.trim())).toBeVisible();
  await surface.press('ControlOrMeta+End');
  await page.keyboard.type('And this too.');
  await page.reload();
  await expect(line(`${sentence}And this too.`)).toBeVisible();
});

test('the last keys before the tab is closed are there in the next one', async ({
  page,
  context,
}) => {
  const { surface } = await openEditor(page);
  await surface.focus();
  await page.keyboard.type('This was written, and the tab closed at once.');
  const next = await context.newPage();
  await page.close({ runBeforeUnload: true });
  await next.goto('/editor');
  await expect(
    editorOn(next, t).line('This was written, and the tab closed at once.'),
  ).toBeVisible();
});

test('a text is there again after the page has crashed', async ({ page, context }) => {
  const { kept } = await openEditor(page, { text: TEXT });
  await kept();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto('/editor');
  await expect(editorOn(next, t).line(TEXT)).toBeVisible();
});

test('a cleared text comes back', async ({ page }) => {
  const { surface, chooseFromMenu, line, underlined, undo } = await openCheckedEditor(page, {
    text: TEXT,
  });
  const sample = page.getByRole('button', { name: t('editor:empty.sampleButton') });
  await chooseFromMenu(t('editor:toolbar.clear'));
  await expect(sample).toBeVisible();
  await undo.click();
  await expect(line(TEXT)).toBeVisible();
  await expect(underlined('recieved')).toBeVisible();
  await expect(sample).toBeHidden();

  await chooseFromMenu(t('editor:toolbar.clear'));
  await expect(sample).toBeVisible();
  await surface.press('ControlOrMeta+z');
  await expect(line(TEXT)).toBeVisible();
});

test('signing out keeps the text for the same account, and shows it to no other', async ({
  page,
}) => {
  const { kept, person } = await openEditor(page, { text: TEXT });
  await kept();
  await page.getByRole('button', { name: t('common:nav.signOut') }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/editor');
  await expect(page).toHaveURL(/\/auth\/signin\?redirect=%2Feditor/);
  await signIn(page, await register());
  await page.goto('/editor');
  const { surface, line } = editorOn(page, t);
  await expect(surface).toBeVisible();
  await expect(page.getByRole('button', { name: t('editor:empty.sampleButton') })).toBeVisible();
  await expect(line(TEXT)).toBeHidden();
  await page.getByRole('button', { name: t('common:nav.signOut') }).click();
  await expect(page).toHaveURL('/');

  await signInAgain(page, person);
  await expect(line(TEXT)).toBeVisible();
});

test.describe('two tabs', () => {
  async function inTwoTabs(page: Page, context: BrowserContext) {
    const first = await openEditor(page, { text: TEXT });
    await first.kept();
    const other = await context.newPage();
    await other.goto('/editor');
    const second = editorOn(other, t);
    await expect(second.line(TEXT)).toBeVisible();
    return { first, other, second };
  }

  /** Before either has saved; whichever saves second meets a text that it does not know. */
  async function writeInBoth(page: Page, first: Editor, other: Page, second: Editor) {
    await second.surface.press('ControlOrMeta+End');
    await first.surface.press('ControlOrMeta+End');
    await Promise.all([other.keyboard.insertText(' Mine.'), page.keyboard.insertText(' Theirs.')]);
  }

  test('follow one another while one of them is written in', async ({ page, context }) => {
    const { first, other, second } = await inTwoTabs(page, context);
    await first.surface.press('ControlOrMeta+End');
    await page.keyboard.type(' So we wrote again.');
    await expect(second.line(`${TEXT} So we wrote again.`)).toBeVisible();
    await expect(other.getByText(t('editor:toast.followed')).first()).toBeVisible();
  });

  test('that were both written in ask which text is to stay', async ({ page, context }) => {
    const { first, other, second } = await inTwoTabs(page, context);
    await writeInBoth(page, first, other, second);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: t('editor:notices.keepMine') })).toBeVisible();
    }
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(tab.getByRole('button', { name: t('editor:notices.keepMine') })).toBeVisible();
    }
    await expect(first.line(`${TEXT} Theirs.`)).toBeVisible();
    await expect(second.line(`${TEXT} Mine.`)).toBeVisible();

    await other.getByRole('button', { name: t('editor:notices.keepMine') }).click();
    for (const { line } of [first, second]) await expect(line(`${TEXT} Mine.`)).toBeVisible();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: t('editor:notices.keepMine') })).toBeHidden();
    }
    await page.reload();
    await expect(first.line(`${TEXT} Mine.`)).toBeVisible();
  });

  test('keep both versions over a sign-out, and offer them at the next sign-in', async ({
    page,
    context,
  }) => {
    const { first, other, second } = await inTwoTabs(page, context);
    await writeInBoth(page, first, other, second);
    const keepMine = { name: t('editor:notices.keepMine') };
    const takeTheirs = { name: t('editor:notices.takeTheirs') };
    for (const tab of [page, other]) await expect(tab.getByRole('button', keepMine)).toBeVisible();
    await other.getByRole('button', { name: t('common:nav.signOut') }).click();
    await expect(page).toHaveURL('/');

    await signInAgain(page, first.person);
    await expect(page.getByRole('button', keepMine)).toBeVisible();
    const theirs = first.line(`${TEXT} Theirs.`);
    const mine = first.line(`${TEXT} Mine.`);
    await expect(theirs.or(mine)).toBeVisible();
    const shown = (await theirs.count()) > 0 ? [theirs, mine] : [mine, theirs];
    await page.getByRole('button', takeTheirs).click();
    await expect(shown[1] ?? theirs).toBeVisible();
  });
});
