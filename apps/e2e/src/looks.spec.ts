import type { Locator, Page } from '@playwright/test';
import { assistantOn } from './assistant';
import { openEditor } from './editor';
import { expect, NO_PAGE, test } from './fixtures';
import { modelAnswers, resetModel, WATCHED_WORD_MS } from './model';
import { FOR_VISITORS, NOTICES, OF_WHO_HAS_NOT_PAID, pathsOf } from './pages';
import { register, signIn } from './people';
import { LOCALES, wordsOf, type Locale } from './words';

const PAGES = [...pathsOf(FOR_VISITORS), NOTICES, NO_PAGE.path];

/** The narrowest phone, and a desk's window of 1280 by 800 pixels that is enlarged to twice its size. */
const SMALL = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** Phones, and a small desk, where the editor has its panel beside the text. Pixels. */
const EDITOR_WIDTHS = [320, 390, 1280];

/** In how many lines an element has its words, without those for screen readers alone. */
const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const tops: number[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const isHidden = (texts.currentNode.parentElement?.offsetWidth ?? 0) <= 1;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const { top } of isHidden ? [] : range.getClientRects()) {
        // Words of one line may stand a little higher than their neighbours.
        if (tops.every((other) => Math.abs(other - top) > 6)) tops.push(top);
      }
    }
    return tops.length;
  });

/** Looks at all bars of the editor that have words in them. */
async function expectOneLine(page: Page, when: string, bars: Locator): Promise<void> {
  for (const width of EDITOR_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bars).toHaveCount(3);
    for (const bar of await bars.all()) {
      expect([when, width, await linesOf(bar)]).toEqual([when, width, 1]);
    }
  }
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** A page and how it is opened. */
interface Opened {
  readonly path: string;
  open(page: Page): Promise<void>;
}

const FOR_ALL: readonly Opened[] = PAGES.map((path) => ({
  path,
  open: (page) => open(page, path),
}));

/** Those of who has signed in, once they have all that they show. */
const signedInPages = (locale: Locale = 'en'): readonly Opened[] =>
  OF_WHO_HAS_NOT_PAID.map(({ path, heading }) => ({
    path,
    async open(page) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(locale)(heading));
      await page.waitForLoadState('networkidle');
    },
  }));

const signInAnew = async (page: Page, language: Locale = 'en') =>
  signIn(page, await register({ language }));

test.use({ expectedErrors: NO_PAGE.errors });

async function expectToFit(page: Page, pages: readonly Opened[]): Promise<void> {
  for (const { path, open } of pages) {
    await open(page);
    for (const size of SMALL) {
      await page.setViewportSize(size);
      // The editor's panel leaves once its script has been told of the new width.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBe(size.width);
    }
  }
}

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('no page is wider than a small window', ({ page }) => expectToFit(page, FOR_ALL));

    test('no page of who has signed in is wider than a small window', async ({ page }) => {
      await signInAnew(page, locale);
      await expectToFit(page, signedInPages(locale));
    });

    test('the editor says how the text and the assistant stand in one line each', async ({
      page,
    }) => {
      await resetModel();
      const t = wordsOf(locale);
      const { status, paste, checked } = await openEditor(page, { language: locale });
      const name = new RegExp(
        `^(?:${t('editor:panel.issues')}(?: \\(\\d+\\))?|${t('editor:panel.assistant')}(?:, .+)?)$`,
      );
      const bars = status
        .or(page.getByRole('tab', { name }))
        .or(page.getByRole('button', { name }));
      await expectOneLine(page, 'empty', bars);
      await paste('They was late.');
      await checked();
      await expectOneLine(page, 'checked', bars);
      const { open, improve, review } = assistantOn(page, t);
      const answer = 'They were late, and so was everybody else who had come by the same train.';
      await modelAnswers({ answer, chunkDelayMs: 2 * WATCHED_WORD_MS });
      await open();
      await improve.click();
      await expectOneLine(page, 'at work', bars);
      await expect(review).toBeVisible();
      await expectOneLine(page, 'to review', bars);
    });
  });
}

/** So many links and buttons every page has: fewer, and Tab has led nowhere. */
const FEWEST_STOPS = 8;

async function expectFocusSeen(page: Page, pages: readonly Opened[]): Promise<void> {
  for (const { path, open } of pages) {
    await open(page);
    let stops = 0;
    for (; stops < 60; stops++) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        // A field without a frame of its own has it around what it stands in.
        const isMarked = [focused, focused.parentElement ?? focused].some((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1;
        });
        // The sheet has its caret.
        const hasCaret =
          focused instanceof HTMLElement &&
          focused.isContentEditable &&
          getComputedStyle(focused).caretColor !== 'rgba(0, 0, 0, 0)';
        const { width, height } = focused.getBoundingClientRect();
        return {
          what: focused.outerHTML.slice(0, 100),
          isMarked: isMarked || hasCaret,
          hasSize: width > 0 && height > 0,
        };
      });
      if (!seen) break;
      expect({ path, ...seen }).toMatchObject({ isMarked: true, hasSize: true });
    }
    expect([path, stops >= FEWEST_STOPS]).toEqual([path, true]);
  }
}

test('what has the focus is seen to have it, wherever Tab leads', ({ page }) =>
  expectFocusSeen(page, FOR_ALL));

test('what has the focus is seen to have it, wherever Tab leads who has signed in', async ({
  page,
}) => {
  await signInAnew(page);
  await expectFocusSeen(page, signedInPages());
});

/** How many elements of a page move when they change, or by themselves. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionProperty, transitionDuration, animationDuration } =
          getComputedStyle(element);
        const lasts = (durations: string) =>
          durations.split(',').some((duration) => parseFloat(duration) > 0.001);
        return (
          (transitionProperty !== 'none' && lasts(transitionDuration)) || lasts(animationDuration)
        );
      }).length,
  );

async function expectStill(page: Page, pages: readonly Opened[]): Promise<void> {
  for (const { path, open } of pages) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page);
    if (path !== NOTICES) expect([path, await moving(page)]).not.toEqual([path, 0]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect([path, await moving(page)]).toEqual([path, 0]);
  }
}

test('nothing moves for who does not want it', ({ page }) => expectStill(page, FOR_ALL));

test('nothing moves for who has signed in and does not want it', async ({ page }) => {
  await signInAnew(page);
  await expectStill(page, signedInPages());
});

interface Manifest {
  readonly name: string;
  readonly icons: readonly { src: string; type: string; sizes: string }[];
}

test('the page can be put on a home screen, with icons of the sizes that it names', async ({
  page,
}) => {
  await open(page, '/');
  const hrefOf = async (rel: string) =>
    (await page.locator(`link[rel="${rel}"]`).first().getAttribute('href')) ?? '';
  const answer = await page.request.get(await hrefOf('manifest'));
  const { name, icons } = (await answer.json()) as Manifest;
  expect([name, icons.length]).toEqual(['Tercet', 4]);
  for (const { src, type, sizes } of icons) {
    expect((await page.request.get(src)).headers()['content-type']).toBe(type);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect([src, size]).toEqual([src, sizes]);
  }
  for (const rel of ['icon', 'apple-touch-icon']) {
    expect((await page.request.get(await hrefOf(rel))).status()).toBe(200);
  }
});
