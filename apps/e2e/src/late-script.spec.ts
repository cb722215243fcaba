import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { PASSWORD, register } from './people';
import { wordsOf } from './words';

const t = wordsOf('en');

// Playwright takes an array of several for a value with its options, unless these are named.
test.use({
  expectedErrors: [
    [/ERR_FAILED/, /LoadError/, /Frame failed/, /SyntaxError|Unexpected token/],
    { scope: 'test' },
  ],
});

const PRICES = '**/graphql';
const scripts = (name: string) => `**/assets/${name}-*.js`;

/** Until the page may have what is at those addresses. */
async function holdBack(context: BrowserContext, addresses: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const block = (context: BrowserContext, addresses: string) =>
  context.route(addresses, (route) => route.abort());

test.describe('a page whose scripts are late', () => {
  test('leaves an answer open and the focus on its question', async ({ page, context }) => {
    const letGo = await holdBack(context, scripts('main'));
    await page.goto('/support', { waitUntil: 'commit' });
    const answer = page.getByText(t('support:faq.free.a'));
    const question = page.locator('summary', { hasText: t('support:faq.free.q') });
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    letGo();
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    await expect(answer).toBeVisible();
    await expect(question).toBeFocused();
  });

  for (const [path, label] of [
    ['/support', 'support:contact.message'],
    ['/grammar-checker', 'checker:label'],
  ] as const) {
    test(`has at ${path} what was typed before they came, after another try`, async ({
      page,
      context,
    }) => {
      const letGo = await holdBack(context, scripts('main'));
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.getByLabel(t(label));
      await field.fill('They was late.');
      await page.reload({ waitUntil: 'commit' });
      await expect(field).toBeVisible();
      letGo();
      await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
      await expect(field).toHaveValue('They was late.');
    });
  }

  test('stays where it was scrolled to', async ({ page, context }) => {
    const letGo = await holdBack(context, scripts('main'));
    await page.goto('/privacy', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 400);
    const scrolled = () => page.evaluate(() => scrollY);
    await expect.poll(scrolled).toBe(400);
    letGo();
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    expect(await scrolled()).toBe(400);
  });

  test('leaves the focus on a link of the plans, before and after the prices', async ({
    page,
    context,
  }) => {
    const letMain = await holdBack(context, scripts('main'));
    const letPrices = await holdBack(context, PRICES);
    await page.goto('/pricing', { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: t('plans:actions.contact') });
    await link.focus();
    letMain();
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    await expect(link).toBeFocused();
    letPrices();
    await expect(
      page.getByRole('link', { name: t('plans:pricing.choose.premium-yearly') }),
    ).toBeVisible();
    await expect(link).toBeFocused();
  });
});

test.describe('a form whose script is late', () => {
  for (const script of ['main', 'SignInForm']) {
    test(`is sent once ${script} is there, with what was typed before`, async ({
      page,
      context,
    }) => {
      const person = await register();
      const letGo = await holdBack(context, scripts(script));
      await page.goto('/auth/signin', { waitUntil: 'commit' });
      await page.getByLabel(t('auth:fields.email')).fill(person.email);
      await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(PASSWORD);
      await page.getByLabel(t('auth:fields.rememberMe')).check();
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: t('auth:signIn.submit'), exact: true }).click();
      letGo();
      await expect(page).toHaveURL('/editor');
    });
  }

  for (const script of ['main', 'SignInForm']) {
    test(`is not sent by what comes with ${script} where somebody has gone on typing`, async ({
      page,
      context,
    }) => {
      const letGo = await holdBack(context, scripts(script));
      await page.goto('/auth/signin', { waitUntil: 'commit' });
      await page.getByLabel(t('auth:fields.email')).fill('ada@example.com');
      const password = page.getByLabel(t('auth:fields.password'), { exact: true });
      await password.fill('ha');
      await password.press('Enter');
      await password.pressSequentially('lf');
      letGo();
      await page.waitForLoadState('networkidle');
      await expect(password).toHaveValue('half');
      const submit = page.getByRole('button', { name: t('auth:signIn.submit'), exact: true });
      await expect(submit).toBeEnabled();
      await expect(page.getByText(t('auth:signIn.failed'))).toHaveCount(0);
    });
  }

  for (const script of ['main', 'ForgotPasswordForm']) {
    test(`is sent by a button that is pressed before ${script} is there, and let go after`, async ({
      page,
      context,
    }) => {
      const letGo = await holdBack(context, scripts(script));
      await page.goto('/auth/forgot-password', { waitUntil: 'commit' });
      await page.getByLabel(t('auth:fields.email')).fill('ada@example.com');
      const button = page.getByRole('button', { name: t('auth:forgot.submit') });
      await button.hover();
      await page.mouse.down();
      const arrived = page.waitForResponse(scripts(script));
      letGo();
      await arrived;
      await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await page.mouse.up();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('auth:forgot.sentHeading'),
      );
    });
  }

  test('is sent in whichever moment its script comes', async ({ page, context }) => {
    for (let wait = 0; wait <= 72; wait += 8) {
      const letGo = await holdBack(context, scripts('ForgotPasswordForm'));
      await page.goto('/auth/forgot-password');
      const field = page.getByLabel(t('auth:fields.email'));
      await field.fill('ada@example.com');
      letGo();
      await page.waitForTimeout(wait);
      await field.press('Enter');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(t('auth:forgot.sentHeading'));
      await context.unrouteAll();
    }
  });

  test('hands on the address that was typed before any script was there', async ({
    page,
    context,
  }) => {
    const letGo = await holdBack(context, scripts('main'));
    await page.goto('/auth/signin', { waitUntil: 'commit' });
    const email = page.getByLabel(t('auth:fields.email'));
    await email.fill('ada@example.com');
    await page.getByRole('link', { name: t('auth:signIn.forgot') }).click();
    await expect(page).toHaveURL('/auth/forgot-password');
    letGo();
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:forgot.heading'));
    await expect(email).toHaveValue('ada@example.com');
    // It goes to that form, and nowhere else.
    await page.goto('/support');
    await expect(page.getByLabel(t('support:contact.email'))).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('ada@');
  });

  test('hands on the address that was typed before', async ({ page, context }) => {
    const letSignIn = await holdBack(context, scripts('SignInForm'));
    const letGo = await holdBack(context, scripts('ForgotPasswordForm'));
    await page.goto('/auth/signin');
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    const email = page.getByLabel(t('auth:fields.email'));
    await email.fill('ada@example.com');
    await page.getByRole('link', { name: t('auth:signIn.forgot') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:forgot.heading'));
    await expect(email).toHaveValue('ada@example.com');
    letSignIn();
    letGo();
    await page.waitForLoadState('networkidle');
    await expect(email).toHaveValue('ada@example.com');
  });

  test('keeps what is typed, in its field and out of the address, where it does not come', async ({
    page,
    context,
  }) => {
    await block(context, scripts('SignUpForm'));
    await page.goto('/auth/signup');
    const name = page.getByLabel(t('auth:fields.name'));
    await name.fill('Ada');
    await name.press('Enter');
    await expect(page.getByText(t('errors:codes.NETWORK'))).toBeVisible();
    await expect(name).toHaveValue('Ada');
    await expect(page).toHaveURL('/auth/signup');
    await context.unroute(scripts('SignUpForm'));
    await page.getByRole('button', { name: t('common:actions.reload') }).click();
    await page.getByRole('button', { name: t('auth:signUp.submit'), exact: true }).click();
    await expect(page.getByText(t('auth:validation.nameRequired'))).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says what it needs, and sends nothing', async ({ page }) => {
      await page.goto('/auth/forgot-password');
      await expect(page.locator('noscript [role=alert]')).toHaveText(
        t('common:noScript', { product: 'Tercet' }),
      );
      const field = page.getByLabel(t('auth:fields.email'));
      await field.fill('ada@example.com');
      await field.press('Enter');
      await expect(field).toHaveValue('ada@example.com');
      await expect(page).toHaveURL('/auth/forgot-password');
    });
  });
});

test.describe('a page of which a part does not come', () => {
  for (const part of ['parts', 'text-checker']) {
    test(`keeps the text without ${part}, and checks it at another try`, async ({
      page,
      context,
    }) => {
      await block(context, scripts(part));
      await page.goto('/grammar-checker');
      const field = page.getByRole('textbox', { name: t('checker:label') });
      await field.fill('They was late.');
      const words = page.getByText(t('checker:status.unloaded'));
      await expect(words.first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('grammar:heading'));
      await expect(field).toHaveValue('They was late.');

      await context.unroute(scripts(part));
      await page.getByRole('button', { name: t('checker:retry') }).click();
      const replace = t('checker:replace', { word: 'were' });
      await expect(page.getByRole('button', { name: replace, exact: true })).toBeVisible();
      await expect(words).toHaveCount(0);
    });
  }

  test('/pricing stays readable, and has its prices after another try', async ({
    page,
    context,
  }) => {
    // A visitor's plans need more only where their prices did not come.
    await block(context, PRICES);
    await block(context, scripts('LivePricing'));
    await page.goto('/pricing');
    await expect(page.getByText(t('errors:codes.NETWORK'))).toBeVisible();
    const kept = page.getByRole('heading', { name: t('plans:pricing.assurances.label') });
    await expect(kept).toBeVisible();
    await context.unrouteAll();
    await page.getByRole('button', { name: t('common:actions.reload') }).click();
    await expect(
      page.getByRole('link', { name: t('plans:pricing.choose.premium-yearly') }),
    ).toBeVisible();
  });

  test('/support keeps a message that cannot be sent, and sends it at another try', async ({
    page,
    context,
  }) => {
    await block(context, scripts('ContactForm'));
    await page.goto('/support');
    const message = page.getByLabel(t('support:contact.message'));
    await message.fill('Help!');
    await page.getByRole('button', { name: t('support:contact.submit') }).click();
    await expect(page.getByText(t('errors:codes.NETWORK'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('support:faq.heading') })).toBeVisible();
    await expect(message).toHaveValue('Help!');
    await context.unrouteAll();
    await page.getByLabel(t('support:contact.email')).fill('ada@example.com');
    await page.getByRole('button', { name: t('support:contact.submit') }).click();
    const sent = page.getByRole('heading', { name: t('support:contact.sentHeading') });
    await expect(sent).toBeVisible();
  });
});

test.describe('a page that does not answer, as what it needs does not come,', () => {
  const said = (page: Page, words = t) => page.getByText(words('html:lost'));

  for (const part of ['main', 'common', 'SupportRoute', 'support']) {
    test(`stays readable without ${part}, with what was typed, and says so`, async ({
      page,
      context,
    }) => {
      await block(context, scripts(part));
      await page.goto('/support');
      const message = page.getByLabel(t('support:contact.message'));
      await message.fill('Help!');
      await expect(said(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('support:heading'));
      await expect(message).toHaveValue('Help!');
      await context.unrouteAll();
      await page.getByRole('link', { name: t('common:actions.reload') }).click();
      await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
      await expect(said(page)).toBeHidden();
    });
  }

  for (const [what, script] of [
    ['cut off', '}{'],
    ['that fails', 'throw new Error("Frame failed")'],
  ] as const) {
    test(`stays readable with a script ${what}, and says so`, async ({ page, context }) => {
      await context.route(scripts('main'), (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await page.goto('/support');
      await expect(said(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('support:heading'));
    });
  }

  test('stays readable where its frame fails, with what was typed, and says so', async ({
    page,
    context,
  }) => {
    let type = () => {};
    const typed = new Promise<void>((resolve) => (type = resolve));
    await context.route(scripts('main'), async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const failing = '(()=>{throw Error("Frame failed")})()';
      const broken = script.replace(/(["'`])footer\.line\1/, failing);
      expect(broken).not.toBe(script);
      await typed;
      await route.fulfill({ response, body: broken });
    });
    await page.goto('/support', { waitUntil: 'commit' });
    const message = page.getByLabel(t('support:contact.message'));
    await message.fill('Help!');
    type();
    await expect(said(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('support:heading'));
    await expect(message).toHaveValue('Help!');
    await page.goto('/auth/verify-email');
    await expect(said(page)).toBeVisible();
  });

  test('is loaded anew where a link leads to it, as from a version that is gone', async ({
    page,
    context,
  }) => {
    await context.route(scripts('PricingRoute'), (route) => route.abort(), { times: 1 });
    await page.goto('/');
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    const fresh = page.waitForEvent('load');
    await page.getByRole('link', { name: t('common:nav.pricing') }).click();
    await fresh;
    await expect(page).toHaveURL('/pricing');
    const choose = { name: t('plans:pricing.choose.premium-yearly') };
    await expect(page.getByRole('link', choose)).toBeVisible();
  });

  test('leaves the way back open', async ({ page, context }) => {
    await block(context, scripts('PricingRoute'));
    await page.goto('/');
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    await page.getByRole('link', { name: t('common:nav.pricing') }).click();
    await expect(said(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home:hero.heading'));
    await expect(said(page)).toBeHidden();
  });

  test('is shown in another language where it takes long', async ({ page, context }) => {
    await page.goto('/es');
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    const letGo = await holdBack(context, scripts('main'));
    await page.goto('/pricing', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(t('plans:pricing.heading'));
    letGo();
    await expect(heading).toHaveText(wordsOf('es')('plans:pricing.heading'));
  });

  test('sends what was sent in another language, and leaves open what was opened', async ({
    page,
    context,
  }) => {
    const es = wordsOf('es');
    await page.goto('/es');
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    const letGo = await holdBack(context, scripts('main'));
    await page.goto('/support', { waitUntil: 'commit' });
    await page.getByLabel(t('support:contact.email')).fill('ada@example.com');
    await page.getByLabel(t('support:contact.message')).fill('Help!');
    await page.locator('summary', { hasText: t('support:faq.free.q') }).click();
    await page.getByRole('button', { name: t('support:contact.submit') }).click();
    letGo();
    await expect(
      page.getByRole('heading', { name: es('support:contact.sentHeading') }),
    ).toBeVisible();
    await expect(page.getByText(es('support:faq.free.a'))).toBeVisible();
  });

  test('says so where its script hangs, until it comes after all', async ({ page, context }) => {
    await page.clock.install();
    const letGo = await holdBack(context, scripts('main'));
    await page.goto('/support', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(said(page)).toBeHidden();
    await page.clock.runFor(21_000);
    await expect(said(page)).toBeVisible();
    letGo();
    await page.clock.resume();
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    await expect(said(page)).toBeHidden();
  });

  test('is shown in another language rather than not at all', async ({ page, context }) => {
    await page.goto('/es');
    await expect(page.locator('[data-prerendered-page]')).toHaveCount(0);
    await block(context, scripts('main'));
    await page.goto('/pricing');
    await expect(said(page, wordsOf('es'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/editor');
    await expect(said(page, wordsOf('es'))).toBeVisible();
  });
});
