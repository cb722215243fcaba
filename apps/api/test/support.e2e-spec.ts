import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingApp } from './paying-app';
import type { SignedUp } from './testing-app';

const DESK = 'desk@example.org';
const SEND = 'mutation ($input: ContactSupportInput!) { contactSupport(input: $input) }';

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start({ config: { supportEmail: DESK } });
});
afterAll(() => paying.close());

const send = (input: object, person?: SignedUp) =>
  paying.app.gql<{ contactSupport: boolean }>(
    SEND,
    { input },
    person ? { token: person.token } : {},
  );
const refusalOf = async (input: object) =>
  (await send(input, await paying.app.signup())).errors?.[0]?.extensions;
const mailAbout = async (subject: string | RegExp) =>
  (await paying.sandbox.mail.waitFor(DESK, { subject })).at(-1);

describe('a message to support', () => {
  it('reaches those who answer, whose answer goes to who has written', async () => {
    const email = 'nora@example.com';
    const message = 'First line.\r\nSecond <b>line</b>.\fThird.';
    const { data } = await send({ name: 'Nora', email, message, language: 'FR' });
    expect(data).toEqual({ contactSupport: true });
    const mail = await mailAbout('Support: a message from nora@example.com');
    expect(mail?.text).toContain('From Nora, nora@example.com. Plan: none. Reply in: fr.');
    expect(mail?.text).toContain('First line.\nSecond <b>line</b>.\nThird.');
    expect(mail?.html).toContain('First line.<br>\nSecond &lt;b&gt;line&lt;/b&gt;.<br>\nThird.');
    expect(mail?.text).toContain('mailto:nora@example.com');
    expect(mail?.html).not.toContain('into your browser');
    expect(mail?.headers['reply-to']).toBe(email);
  });

  it('says of premium accounts that they come first, as the server knows it', async () => {
    const [free, premium] = [await paying.app.signup(), await paying.subscriber()];
    await send({ email: free.email, message: 'Help!' }, free);
    await send({ email: premium.email, message: 'Help!' }, premium);
    expect((await mailAbout(`Support: a message from ${free.email}`))?.text).toContain(
      'Plan: free.',
    );
    const first = await mailAbout(`Priority support: a message from ${premium.email}`);
    expect(first?.text).toContain('Plan: premium.');
  });

  it.each([
    [{ email: 'nora@example.com', message: '' }, 'message', 'REQUIRED'],
    [{ email: 'nora@example.com', message: ' \n ' }, 'message', 'REQUIRED'],
    [{ email: 'nora@example.com', message: 'x'.repeat(5_001) }, 'message', 'TOO_LONG'],
    [{ email: 'nora@example.com', message: 'a\u0000b' }, 'message', 'INVALID_CHARACTERS'],
    [
      { email: 'nora@example.com\r\nBcc: all@example.com', message: 'x' },
      'email',
      expect.any(String),
    ],
    [{ email: 'nowhere', message: 'x' }, 'email', expect.any(String)],
    [{ email: 'nora@example.com', name: 'a\nb', message: 'x' }, 'name', 'INVALID_CHARACTERS'],
  ])('is refused where it is %j', async (input, field, code) => {
    expect(await refusalOf(input)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fieldErrors: { [field]: expect.arrayContaining([code]) },
    });
  });

  it('is not kept once it was sent', async () => {
    const person = await paying.app.signup();
    await send({ email: person.email, message: 'Mine.' }, person);
    await mailAbout(`Support: a message from ${person.email}`);
    const { data } = await paying.app.gql<{ exportMyData: unknown }>(
      'query { exportMyData }',
      {},
      { token: person.token },
    );
    expect(JSON.stringify(data)).not.toContain('Mine.');
  });

  it('is one of five in a minute', async () => {
    const person = await paying.app.signup();
    const input = { email: person.email, message: 'Again.' };
    const codes: unknown[] = [];
    for (let i = 0; i < 6; i += 1) {
      codes.push((await send(input, person)).errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual([...Array<undefined>(5).fill(undefined), 'RATE_LIMITED']);
  });
});
