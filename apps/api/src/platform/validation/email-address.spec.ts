import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { EmailLine, normalizeEmail } from './email-address';

class Form {
  @EmailLine()
  email: string;
}

const accepts = async (email: unknown): Promise<boolean> =>
  (await validate(plainToInstance(Form, { email }))).length === 0;

describe('normalizeEmail', () => {
  it.each([
    [' Nora@Example.COM ', 'nora@example.com'],
    ['ｎora@example.com', 'nora@example.com'],
    ['jose\u0301@example.com', 'jos\u00e9@example.com'],
    ['nora@xn--mnchen-3ya.example', 'nora@münchen.example'],
    ['nora@MÜNCHEN.example', 'nora@münchen.example'],
    ['nora@mail.xn--mnchen-3ya.example', 'nora@mail.münchen.example'],
    ['nora@xn--.example', 'nora@xn--.example'],
    ['xn--nora@example.com', 'xn--nora@example.com'],
    ['nothing like it', 'nothing like it'],
  ])('writes %s as %s', (given, written) => {
    expect(normalizeEmail(given)).toBe(written);
    expect(normalizeEmail(written)).toBe(written);
  });
});

describe('EmailLine', () => {
  it.each(['nora@example.com', "o'nora+news@example.co.uk", 'josé@münchen.example'])(
    'takes %s',
    async (email) => expect(await accepts(email)).toBe(true),
  );

  it.each([
    ...['"nora smith"@example.com', '"nora"@example.com', 'nora', '@example.com', 'nora@example'],
    ...['nora@127.0.0.1', 'no\u200bra@example.com', 'nora\ud800@example.com', '', null, 7],
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %j', async (email) => expect(await accepts(email)).toBe(false));
});
