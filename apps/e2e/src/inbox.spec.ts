import { expect, test, type Request } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { expectAccessible } from './accessible';
import { SANDBOX, SANDBOX_SMTP } from './addresses';
import { linkIn, mailTo } from './mails';
import { newEmail } from './people';

// The development inbox itself, without the product.

const HTML = `<!doctype html><html lang="en"><head><title>Confirm</title></head><body><main>
<h1>Welcome</h1><p><a href="${SANDBOX}/?a=1&amp;b=2">Confirm</a></p>
<script>top.document.title = document.title = 'run'; fetch('${SANDBOX}/control/mail')</script>
<img src="http://outside.example/pixel" alt="" onerror="document.body.textContent = 'run'">
<form action="${SANDBOX}/inbox/delete" method="post"><button>Win</button></form>
</main></body></html>`;

async function send(to: string, subject: string) {
  await createTransport(SANDBOX_SMTP).sendMail({
    from: 'a@b.example',
    to,
    subject,
    html: HTML,
    text: `Confirm: ${SANDBOX}/?a=1&b=2.`,
  });
}

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test.describe(`the inbox, ${colorScheme}, ${width} pixels wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });

    test('shows mails as they come, and nothing in them acts', async ({ page, context }) => {
      const outside: Request[] = [];
      context.on('request', (request) => {
        if (!request.url().startsWith(SANDBOX)) outside.push(request);
      });
      const to = newEmail();
      await page.goto(`${SANDBOX}/inbox?to=${to}`);
      await expect(page.getByText(`No mail to ${to} yet.`)).toBeVisible();
      await expectAccessible(page, 'empty');
      await page.evaluate(() => Object.assign(window, { same: true }));

      const subject = `<b onclick=x> ${randomUUID()}`;
      await send(to, subject);
      await expect(page.getByRole('status')).toHaveText('1 mail');
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
      await expectAccessible(page, 'list');

      await page.getByRole('link', { name: subject }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading')).toHaveText('Welcome');
      await expectAccessible(page, 'mail');
      await frame.getByRole('button', { name: 'Win' }).click();
      await expect(page).toHaveTitle(new RegExp(subject.slice(-36)));

      const beside = context.waitForEvent('page');
      await frame.getByRole('link', { name: 'Confirm' }).click();
      await expect(await beside).toHaveURL(`${SANDBOX}/?a=1&b=2`);
      await expectAccessible(await beside, 'first page');

      const mail = await mailTo(to, /<b/);
      expect(linkIn(mail, '/')).toBe(`${SANDBOX}/?a=1&b=2`);
      expect(linkIn({ ...mail, html: '' }, /^\/$/)).toBe(`${SANDBOX}/?a=1&b=2`);

      await page.getByRole('button', { name: 'Delete' }).click();
      await page.goto(`${SANDBOX}/inbox?to=${to}`);
      await expect(page.getByRole('status')).toHaveText('0 mails');
      // The browser itself stopped it, and asked nobody.
      expect(outside.map((request) => request.failure()?.errorText)).toEqual(['csp']);
    });
  });
}
