import type { Page } from '@playwright/test';
import { LOCALES, PAGE_PATHS } from '@tercet/contracts';
import { assistantOn } from './assistant';
import { openCheckedEditor, openEditor } from './editor';
import { expect, NO_PAGE, test } from './fixtures';
import { modelAnswers, resetModel, WATCHED_WORD_MS } from './model';
import { NOTICES } from './pages';
import { register, signIn } from './people';
import { patternOf, wordsOf } from './words';

const t = wordsOf('en');

/** Ways to run a script or to call another host, where text is taken for markup. */
const ATTACKS = [
  '<script>globalThis.wasRun = true</script>',
  '<img src="https://outside.example/x.png" onerror="globalThis.wasRun = true">',
  '<svg onload="globalThis.wasRun = true"></svg>',
  '"><iframe srcdoc="<script>parent.wasRun = true</script>"></iframe>',
  '[link](javascript:globalThis.wasRun=true) {{constructor.constructor("wasRun=true")()}}',
].join(' ');

test.beforeEach(resetModel);

async function expectNothingRun(page: Page) {
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
  await expect(page.locator('iframe, svg[onload], img[onerror]')).toHaveCount(0);
}

function directivesOf(policy: string): ReadonlyMap<string, string> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}

const PAGES = [
  ...Object.values(PAGE_PATHS),
  ...LOCALES.map((locale) => `/${locale}`),
  ...[NO_PAGE.path, '/graphiql', NOTICES],
];

test.describe('pages', () => {
  test.use({ expectedErrors: NO_PAGE.errors });

  for (const path of PAGES) {
    test(`${path} runs only scripts of its own, and nobody frames it`, async ({ page }) => {
      const response = await page.goto(path);
      const headers = response?.headers() ?? {};
      const policy = directivesOf(headers['content-security-policy'] ?? '');
      expect(policy.get('default-src')).toBe("'self'");
      expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
      expect(policy.get('connect-src')).toBe("'self'");
      expect(policy.get('object-src')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'none'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      if (path !== '/graphiql') expect(policy.get('style-src')).not.toContain('unsafe-inline');
      expect(headers['x-content-type-options']).toBe('nosniff');
      const inline = page.locator('script:not([src]):not([type="application/ld+json"])');
      await expect(inline).toHaveCount(0);
    });
  }
});

test('markup in a text is text, on the sheet, on cards and in the list', async ({ page }) => {
  const { line, card, underlined } = await openCheckedEditor(page, { text: `${ATTACKS} recieved` });
  await expect(line(ATTACKS)).toBeVisible();
  await underlined('recieved').click();
  await expect(card).toBeVisible();
  await expectNothingRun(page);
});

test('markup in the model’s answer is text, as it comes in and in the review', async ({ page }) => {
  const { line } = await openEditor(page, { text: 'They was late.' });
  const assistant = assistantOn(page, t);
  await modelAnswers({ answer: `They were late. ${ATTACKS}`, chunkDelayMs: WATCHED_WORD_MS });
  await assistant.open();
  await assistant.improve.click();
  await expect(assistant.answerSoFar).toContainText('<script>');
  await expect(assistant.review).toContainText(ATTACKS.slice(0, 40));
  await expectNothingRun(page);
  await assistant.apply.click();
  await expect(line(ATTACKS)).toBeVisible();
  await expectNothingRun(page);
});

test('markup in a person’s name is text', async ({ page }) => {
  const name = '<img src="https://outside.example/x.png" onerror="globalThis.wasRun = 1">';
  await openEditor(page, { name });
  await expect(page.getByText(name)).toBeVisible();
  await expectNothingRun(page);
});

test('the licences of what the page is built from are served with it', async ({ request }) => {
  const bundled = await (await request.get('/licenses.md')).text();
  expect(bundled).toContain('## @apollo/client - ');
  const copied = await (await request.get('/licenses-more.md')).text();
  expect(copied).toContain('SIL OPEN FONT LICENSE');
  expect(copied).toContain('## harper.js - ');
  const notices = await (await request.get('/NOTICE.md')).text();
  expect(notices).toContain('`/licenses-more.md`');
  for (const language of LOCALES) {
    const path = `libs/proofreading/${language}/data/LICENSE.txt`;
    expect(notices).toContain(path);
    expect(await (await request.get(`/${path}`)).text()).toContain(`${language}.tagger.bin`);
  }
  // As a page, too, where what it names can be opened.
  const page = await (await request.get(NOTICES)).text();
  expect(page).toContain('<h1>Sources and licences</h1>');
  expect(page).toContain('<a href="/licenses-more.md">');
  expect(page).toContain('libs/proofreading/&lt;language&gt;/data/');
});

test.describe('the API explorer, which needs nothing from outside', () => {
  /**
   * Replaces the operation by a named one. Pasted: to what is typed the explorer adds closing brackets.
   * The explorer notices an operation's name a moment later, and until then asks for the one before.
   */
  async function write(page: Page, name: string, operation: string) {
    await page.locator('.graphiql-query-editor .view-lines').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.evaluate((value) => navigator.clipboard.writeText(value), operation);
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByRole('tab', { name })).toBeVisible();
  }

  /** Until its editor is there, the explorer runs nothing. */
  async function open(page: Page) {
    await page.goto('/graphiql');
    await expect(page.locator('.graphiql-query-editor')).toContainText('Check');
  }

  const execute = (page: Page) => page.getByRole('button', { name: /^Execute query/ });
  const result = (page: Page) => page.locator('.result-window');

  test('answers its first query', async ({ page }) => {
    await open(page);
    await execute(page).click();
    await expect(result(page)).toContainText(patternOf('"language":{{space}}"EN"'));
    await expect(result(page)).toContainText('suggestions');
  });

  test('has room for the answer on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    for (const pane of [page.locator('.graphiql-editors'), result(page)]) {
      const { width = 0, height = 0 } = (await pane.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(300);
      expect(height).toBeGreaterThan(240);
    }
    expect(await page.evaluate(() => document.body.scrollWidth > innerWidth)).toBe(false);
  });

  test('streams a subscription to whoever is signed in', async ({ page }) => {
    await signIn(page, await register());
    await open(page);
    await write(
      page,
      'Improve',
      'subscription Improve { textTransform(input: { operation: IMPROVE, text: "They was late." }) { __typename ... on TextTransformDone { text } } }',
    );
    await execute(page).click();
    await expect(result(page)).toContainText('TextTransformDone');
    await expect(result(page)).toContainText(patternOf('They{{space}}were{{space}}late.'));
  });

  test('takes a token, and says what is missing without one', async ({ page }) => {
    const { token } = await register({ name: 'Ada' });
    await open(page);
    await write(page, 'Me', 'query Me { me { name } }');
    await execute(page).click();
    await expect(result(page)).toContainText('UNAUTHENTICATED');
    await page.getByLabel('Access token').fill(token);
    await execute(page).click();
    await expect(result(page)).toContainText(patternOf('"name":{{space}}"Ada"'));
  });

  test('leaves nothing of what was asked to who comes after', async ({ page, context }) => {
    await signIn(page, await register());
    await open(page);
    await write(page, 'Mine', 'query Mine { check(input: { text: "Mine alone." }) { language } }');
    const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
    await expect.poll(kept).toContain('Mine alone.');
    const other = await context.newPage();
    await other.goto('/pricing');
    // As from a slow server: meanwhile GraphiQL would keep what was changed last.
    await page.route('/graphiql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await route.continue();
    });
    await page.locator('.graphiql-query-editor .view-lines').click();
    await page.keyboard.type('# Mine, too.');
    await other.getByRole('button', { name: t('common:nav.signOut') }).click();
    await expect(page.locator('.graphiql-query-editor')).toContainText('Check');
    await expect(page.getByLabel('Access token')).toHaveValue('');
    expect(await kept()).not.toContain('Mine');
  });

  test('takes an API key, for what it was made for', async ({ page }) => {
    const { token } = await register();
    const create =
      'mutation { createApiKey(input: { name: "Explorer", scopes: [CHECK] }) { key } }';
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post('/graphql', { headers, data: { query: create } });
    const { data } = (await answer.json()) as { data: { createApiKey: { key: string } } };
    await open(page);
    await page.getByLabel('Access token').fill(data.createApiKey.key);
    await execute(page).click();
    await expect(result(page)).toContainText(patternOf('"language":{{space}}"EN"'));
    await write(page, 'Me', 'query Me { me { name } }');
    await execute(page).click();
    await expect(result(page)).toContainText('FORBIDDEN');
  });
});
