import type { Page } from '@playwright/test';
import { CLIENT_LOGS_PATH, type ClientLogEntry } from '@tercet/contracts';
import { openEditor } from './editor';
import { expect, test } from './fixtures';

const WRITTEN = 'Dear diary, noor@example.com was here.';

test.use({ expectedErrors: [/^uncaught: Dear diary/] });

/** Has the page's own script fail, with an error that quotes what a person wrote. */
const failIn = (page: Page) =>
  page.evaluate((message) => {
    Object.defineProperty(window, 'scrollY', {
      get() {
        throw new TypeError(message);
      },
    });
    window.dispatchEvent(new Event('scroll'));
  }, WRITTEN);

test('what goes wrong in a page is told to the server, by its kind and place, and without a word of anybody', async ({
  page,
}) => {
  await openEditor(page, { text: WRITTEN });
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().endsWith(CLIENT_LOGS_PATH)),
    failIn(page),
  ]);
  const { logs } = request.postDataJSON() as { logs: ClientLogEntry[] };
  expect(logs).toEqual([
    {
      level: 'error',
      message: 'Uncaught error',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      page: '/editor',
      name: 'TypeError',
      stack: expect.stringMatching(/^at \S+ \(\/assets\/[\w.-]+\.js:\d+:\d+\)$/m),
      build: expect.stringMatching(/^main-[\w-]+\.js$/),
      trail: expect.arrayContaining([expect.objectContaining({ message: 'Page shown' })]),
    },
  ]);
  expect(request.postData()).not.toMatch(/diary|noor|example\.com/i);
  const headers = await request.allHeaders();
  expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined]);
  expect((await request.response())?.status()).toBe(202);
});
