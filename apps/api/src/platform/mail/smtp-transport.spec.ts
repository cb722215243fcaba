import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './smtp-transport';

const kindAndCode = (error: unknown) => {
  const { kind, code } = refusalOf(error);
  return [kind, code];
};

describe('refusalOf', () => {
  it.each([
    ['the recipient', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, '550'],
    ['what the mail holds', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, '554'],
    ['an address that SMTP cannot say', { code: 'EENVELOPE', command: 'API' }, 'EENVELOPE'],
  ])('is permanent for %s', (_name, error, code) => {
    expect(kindAndCode(error)).toEqual(['permanent', code]);
  });

  it.each([
    ['a full mailbox', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, '452'],
    ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, '535'],
    [
      'a password that is missing',
      { code: 'EENVELOPE', responseCode: 530, command: 'RCPT TO' },
      '530',
    ],
    ['a refused sender', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, '550'],
    ['a session out of order', { code: 'EENVELOPE', responseCode: 503, command: 'DATA' }, '503'],
    ['a server that is down', { code: 'ECONNREFUSED', command: 'CONN' }, 'ECONNREFUSED'],
    ['a try that took too long', { code: 'EABORT' }, 'EABORT'],
    ['a code that is none', { code: 'nora@example.com' }, 'UNKNOWN'],
    ['what is no error', undefined, 'UNKNOWN'],
  ])('is temporary for %s', (_name, error, code) => {
    expect(kindAndCode(error)).toEqual(['temporary', code]);
  });

  it('keeps no word of the server', () => {
    const error = Object.assign(new Error('550 nora@example.com is unknown'), {
      responseCode: 550,
      command: 'RCPT TO',
    });
    const refusal = refusalOf(error);
    expect(`${refusal.stack} ${JSON.stringify(refusal)}`).not.toContain('nora');
    expect(refusal.cause).toBeUndefined();
  });
});
