import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { redactedLogEntry } from './client-log-redaction';
import { CLIENT_LOG_MESSAGES, type ClientLogEntry } from './client-logs';

const ENTRY: ClientLogEntry = { level: 'error', message: 'Server error' };
const redacted = (facts: Partial<ClientLogEntry>) => redactedLogEntry({ ...ENTRY, ...facts });

describe('an entry of the log', () => {
  it.each(CLIENT_LOG_MESSAGES)('says %s', (message) => {
    expect(redacted({ message }).message).toBe(message);
  });

  it.each([
    ['sync.failed', 'sync.failed'],
    ['a'.repeat(33), 'aaaaaaaaaa…'],
    ['Dear diary', '[redacted]'],
    ['4242424242424242', '[redacted]'],
    ['nora@example.com', '[redacted]'],
    ['Server error: Dear diary', '[redacted]'],
  ])('says of %j only %j', (message, kept) => {
    expect(redacted({ message }).message).toBe(kept);
  });

  it.each([
    ['/editor', '/editor'],
    ['/Editor/?token=abc', '/editor'],
    ['https://tercet.test/auth/reset-password?token=abc#x', '/auth/reset-password'],
    ['/fr', '/'],
    ['/dear/diary', 'other'],
    ['Dear\ndiary', 'other'],
  ])('names the page %j as %s', (page, kept) => {
    expect(redacted({ page }).page).toBe(kept);
  });

  it.each([
    ['    at save (https://t.co/assets/a-b1.js:1:20)', 'at save (/assets/a-b1.js:1:20)'],
    ['    at new Foo (https://t.co/assets/a.js:1:2)', 'at Foo (/assets/a.js:1:2)'],
    ['    at async a.b (https://t.co/assets/a.js:1:2)', 'at a.b (/assets/a.js:1:2)'],
    ['    at https://t.co/start.js:1:2', 'at /start.js:1:2'],
    ['save@https://t.co/src/main.tsx?t=1:1:2', 'at save (/src/main.tsx:1:2)'],
    ['@https://t.co/assets/a.js:1:2', 'at /assets/a.js:1:2'],
    ['TypeError: Dear diary', undefined],
    ['Error: no /src/Jean-Dupont/letter.docx:1:2', undefined],
    ['    at x (/src/Jean-Dupont/letter.docx:1:2)', undefined],
    ['Error: no /assets/a.js:1:2', undefined],
    [`    at x (https://t.co/assets/${'a'.repeat(43)}.js:1:2)`, undefined],
    ['    at home (Dear diary)', undefined],
    ['    at x (chrome-extension://abcdef/a.js:1:2)', undefined],
  ])('has of the line %j the place %j', (line, kept) => {
    const { stack } = redacted({ stack: line });
    expect(stack).toBe(kept);
    expect(redacted({ stack }).stack).toBe(stack);
  });

  it.each<[keyof ClientLogEntry, string, boolean]>([
    ['operation', 'PricingPage', true],
    ['operation', '/api/auth/me', true],
    ['operation', '/api/auth/verify-email?token=abc', false],
    ['operation', `/api/${'a'.repeat(43)}`, false],
    ['code', 'RATE_LIMITED', true],
    ['code', 'sk_live_abc', false],
    ['name', 'TypeError', true],
    ['name', 'Diary', false],
    ['build', 'main-Bx1.js', true],
    ['build', 'a'.repeat(43), false],
  ])('keeps %s %j: %s', (field, value, isKept) => {
    expect(redacted({ [field]: value })[field]).toBe(isKept ? value : undefined);
  });

  it('has nothing in it that was written, in whatever field it comes', () => {
    // Whoever writes uses spaces and signs; a token is longer than any name.
    const email = fc.stringMatching(/^[a-z]{3,9}@[a-z]{3,9}\.[a-z]{2,3}$/);
    const bytes = fc.uint8Array({ minLength: 33, maxLength: 100 });
    const token = bytes.map((random) => Buffer.from(random).toString('base64url'));
    const text = fc.string({ minLength: 4, unit: 'binary' }).map((words) => `zq ${words} ñ zq`);
    fc.assert(
      fc.property(fc.oneof(email, token, text), (secret) => {
        const note = { ...ENTRY, message: secret, page: secret, operation: secret, code: secret };
        const stack = `Error: ${secret}\n    at ${secret} (${secret})\n${secret}@${secret}`;
        const told = redactedLogEntry({
          ...note,
          stack,
          name: secret,
          build: secret,
          trail: [note],
        });
        const kept = JSON.stringify(told);
        expect(kept).not.toContain(JSON.stringify(secret).slice(1, -1));
        expect(kept).not.toContain(secret.slice(0, 11));
      }),
    );
  });
});
