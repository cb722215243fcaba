import { PAGE_PATHS } from '@tercet/contracts';
import { expectAccessibleInThemes } from './accessible';
import { PRODUCT_UNCONNECTED } from './addresses';
import { expect, test } from './fixtures';
import { LOCALES, patternOf, wordsOf, type Locale } from './words';

/** Each page with the words of its own, and the first mistake of its example with the correction. */
const TOOLS = [
  [
    'grammarChecker',
    'grammar',
    { en: ['are', 'is'], fr: ['joue', 'jouent'], es: ['están', 'está'] },
  ],
  [
    'spellChecker',
    'spelling',
    {
      en: ['recomendation', 'recommendation'],
      fr: ['acceuil', 'accueil'],
      es: ['Grasias', 'Gracias'],
    },
  ],
  [
    'writingAssistant',
    'assistant',
    {
      en: ['In the event that', 'If'],
      fr: ['Au jour d’aujourd’hui', 'Aujourd’hui'],
      es: ['Aún todavía', 'Todavía'],
    },
  ],
] as const;

/** So badly that it looks like another language at first. */
const MISSPELLED: Readonly<Record<Locale, string>> = {
  en: 'Thsi sentnce contans meny speling erors becuse I tipe fast.',
  fr: 'Jai pa vu se fime la semene derniere ac mes amie.',
  es: 'Aller anbe los ijos de mi ermano fueron ala plalla.',
};

for (const locale of LOCALES) {
  const t = wordsOf(locale);

  test.describe(`the pages of the tools, in ${locale}`, () => {
    test.use({ locale });

    test('the home page mends a text, beginning with the mark that is clicked', async ({
      page,
    }) => {
      await page.goto(PAGE_PATHS.home);
      const field = page.getByRole('textbox', { name: t('checker:label') });
      await expect(field).toHaveValue(/rewritting/);
      // The field lies over it, and takes the click. The page takes the place of the prerendered one meanwhile.
      await expect(() => page.locator('[data-mark=en]').click({ force: true })).toPass();
      const replace = t('checker:replace', { word: 'rewriting' });
      await page.getByRole('button', { name: replace, exact: true }).click();
      await expect(field).toHaveValue(/is mostly rewriting\./);
      await expect(page.locator('[data-mark]')).toHaveCount(2);
      await expectAccessibleInThemes(page, 'two marks left');
    });

    test('the checker calls no text clean that is in none of its languages, and none foreign that is misspelled', async ({
      page,
    }) => {
      await page.goto(PAGE_PATHS.grammarChecker);
      const field = page.getByRole('textbox', { name: t('checker:label') });
      await field.fill('Das Wetter ist heute in ganz Deutschland sehr schön.');
      const found = page.getByRole('group', { name: t('checker:found') });
      await expect(found.getByText(t('checker:foreign.all')).first()).toBeVisible();
      await expect(field).toHaveAttribute('lang', '');
      await field.fill(MISSPELLED[locale]);
      await expect(page.locator('[data-mark]').nth(3)).toBeAttached();
      await expect(field).toHaveAttribute('lang', locale);
    });

    test.describe('without a connection', () => {
      // The server on the same machine is asked whether it is there.
      test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED at \S+\/health\/live$/] });

      test('the checker goes on, in the language that it has read', async ({ page, context }) => {
        const [wrong, right] = TOOLS[1][2][locale];
        await page.goto(PAGE_PATHS.spellChecker);
        const field = page.getByRole('textbox', { name: t('checker:label') });
        await field.fill(MISSPELLED[locale]);
        await expect(page.locator('[data-mark]').nth(3)).toBeAttached();
        await context.setOffline(true);
        await field.fill(wrong);
        const replace = t('checker:replace', { word: right });
        await page.getByRole('button', { name: replace, exact: true }).click();
        await expect(field).toHaveValue(right);
      });
    });

    for (const [name, words, mistakes] of TOOLS) {
      test(`${PAGE_PATHS[name]} mends a text without an account`, async ({ page }) => {
        const [wrong, right] = mistakes[locale];
        await page.goto(PAGE_PATHS[name]);
        await expect(page).toHaveTitle(`${t(`common:titles.${name}`)} – Tercet`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`${words}:heading`));
        const field = page.getByRole('textbox', { name: t('checker:label') });
        await expect(field).toHaveValue(t(`${words}:example`));
        await page.getByRole('button', { name: t('checker:start') }).click();
        const replace = t('checker:replace', { word: right });
        await expect(page.getByRole('button', { name: replace, exact: true })).toBeVisible();
        await expectAccessibleInThemes(page, 'a mistake');
        await page.getByRole('button', { name: replace, exact: true }).click();
        await expect(field).toHaveValue(t(`${words}:example`).replace(wrong, right));
      });
    }

    test('what one has written is there on the next page and after a reload, and its replacements can be undone', async ({
      page,
    }) => {
      const [wrong, right] = TOOLS[1][2][locale];
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const field = page.getByRole('textbox', { name: t('checker:label') });
      await page.goto(PAGE_PATHS.grammarChecker);
      await field.fill(`${wrong}.`);
      await button(t('checker:replace', { word: right })).click();
      await expect(field).toHaveValue(`${right}.`);
      await field.press('End');
      await field.pressSequentially(' 1');
      await expect(button(t('common:actions.undo'))).toBeHidden();
      for (let steps = 0; steps < 3; steps++) await field.press('ControlOrMeta+z');
      await expect(field).toHaveValue(`${wrong}.`);
      await page.locator(`a[href="${PAGE_PATHS.spellChecker}"]`).first().click();
      await expect(page).toHaveURL(PAGE_PATHS.spellChecker);
      await expect(field).toHaveValue(`${wrong}.`);
      await page.reload();
      await expect(button(t('checker:replace', { word: right }))).toBeVisible();
      await button(t('checker:startOver')).click();
      await expect(field).toHaveValue(t('spelling:example'));
      await button(t('common:actions.undo')).click();
      await expect(field).toHaveValue(`${wrong}.`);
      await button(t('checker:startOver')).click();
      await page.reload();
      await expect(field).toHaveValue(t('spelling:example'));
    });

    test('F7 in the field goes from mark to mark', async ({ page }) => {
      await page.goto(PAGE_PATHS.home);
      const field = page.getByRole('textbox', { name: t('checker:label') });
      const caret = () =>
        field.evaluate((area: HTMLTextAreaElement) =>
          area.value.slice(0, area.selectionStart).split(' ').at(-1),
        );
      const marks = await page.locator('[data-mark]').allTextContents();
      await expect(async () => {
        await field.press('ControlOrMeta+Home');
        await field.press('F7');
        expect(await caret()).toBe(marks[0]);
      }).toPass();
      await expect(page.getByText(t('checker:position', { number: 1, count: 3 }))).toBeVisible();
      await field.press('F7');
      expect(await caret()).toBe(marks[1]);
      await field.press('Shift+F7');
      expect(await caret()).toBe(marks[0]);
      await expect(field).toBeFocused();
    });

    test('the assistant’s page knows the allowance, and leads to the plans where they are sold', async ({
      page,
    }) => {
      const toPlans = page.getByRole('link', { name: t('assistant:premium.link') });
      const allowance = patternOf(t('assistant:table.actions.account', { count: 10, limit: 10 }));
      await page.goto(PAGE_PATHS.writingAssistant);
      await expect(page.getByText(allowance)).toBeVisible();
      await expect(toPlans).toBeVisible();
      await page.goto(PRODUCT_UNCONNECTED + PAGE_PATHS.writingAssistant);
      await expect(page.getByText(allowance)).toBeVisible();
      await expect(toPlans).toBeHidden();
    });
  });
}
