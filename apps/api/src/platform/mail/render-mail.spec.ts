import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@tercet/contracts';
import type { MailContent } from './mail-composers';
import { MAIL_TEMPLATES, type MailTemplate } from './mail-kinds';
import { renderMail } from './render-mail';

const PUBLIC_URL = 'https://write.example.com';
const LINK = `${PUBLIC_URL}/auth/verify-email?token=abc&next=%2Feditor`;
const SETTINGS = `${PUBLIC_URL}/settings`;
const MOMENT = new Date('2026-11-23T13:05:00Z');

/** Every word that some mail asks for. */
const WORDS = {
  ...{ until: MOMENT, at: MOMENT, retryAt: MOMENT, price: '€9.99' },
  ...{ settings: SETTINGS, newAddress: 'nora@example.com' },
  ...{ email: 'noor@example.org', name: 'Noor', plan: 'free', language: 'fr', message: 'Help!' },
};

const content = (values: Partial<MailContent> = {}): MailContent => ({
  locale: 'en',
  culture: null,
  timeZone: null,
  name: 'Ada',
  link: LINK,
  words: WORDS,
  ...values,
});
const render = (kind: MailTemplate, values?: Partial<MailContent>) =>
  renderMail(kind, content(values), PUBLIC_URL);

/** What a reader sees of a page. */
const shown = (html: string): string =>
  html
    .replace(/<(style|title)>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const EVERY = LOCALES.flatMap((locale) => MAIL_TEMPLATES.map((kind) => [locale, kind] as const));

describe.each(EVERY)('the mail in %s of the kind %s', (locale, kind) => {
  const { subject, html, text } = render(kind, { locale });

  it('is in one language, without a gap', () => {
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<title>${subject}</title>`);
    for (const part of [subject, html, text]) {
      expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object|Invalid Date/);
      expect(part).not.toContain(`${kind}.`);
    }
  });

  it('has its link as a button and written out, and says as much as text', () => {
    const address = LINK.replace('&', '&amp;');
    expect(html.split(`href="${address}"`)).toHaveLength(3);
    expect(shown(html)).toContain(LINK);
    expect(text).toContain(`\n${LINK}\n`);
    const words = shown(html);
    const paragraphs = text.split('\n\n').filter((part) => !part.startsWith('--'));
    for (const paragraph of paragraphs) {
      const [first = ''] = paragraph.split('\n');
      expect(words).toContain(first.replace(/\s+/g, ' '));
    }
  });

  it('greets by name and loads nothing from anywhere', () => {
    for (const part of [shown(html), text]) expect(part).toContain('Ada');
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import| src=/i);
  });
});

it('has other words in each language', () => {
  for (const kind of MAIL_TEMPLATES) {
    const texts = LOCALES.map((locale) => render(kind, { locale }).text);
    expect(new Set(texts).size).toBe(LOCALES.length);
  }
});

describe('a moment in a mail', () => {
  const validity = (locale: Locale, culture: string | null, timeZone: string | null) =>
    render('resetPassword', { locale, culture, timeZone }).text.replace(/[\u00a0\u202f]/g, ' ');

  it.each([
    ['en', 'en-GB', 'Europe/London', 'until 23 November 2026 at 13:05 (Greenwich Mean Time).'],
    [
      'fr',
      'fr-FR',
      'Europe/Paris',
      'jusqu’au 23 novembre 2026 à 14:05 (heure normale d’Europe centrale).',
    ],
    [
      'es',
      'en-US',
      null,
      'hasta el 23 de noviembre de 2026 a las 13:05 (tiempo universal coordinado).',
    ],
  ] as const)('is written in %s, culture %s, zone %s', (locale, culture, zone, words) => {
    expect(validity(locale, culture, zone)).toContain(words);
  });
});

describe('what people wrote', () => {
  it.each([
    '<b>Ada</b>',
    'Ada "the first" & O’Neil',
    "<img src=x onerror='alert(1)'>",
    '$t(automatic)',
    '{{product}}',
  ])('the name %s is text', (name) => {
    const { html, text } = render('welcome', { name });
    expect(text).toContain(`Hello ${name},`);
    expect(shown(html)).toContain(`Hello ${name},`);
    expect(html).not.toMatch(/<b>|<img/);
  });

  it.each(['Win at http://evil.example', 'www.evil', 'evil.example', 'Ask x@evil.example'])(
    'the name %s becomes no link: the mail greets without it',
    (name) => {
      const { html, text } = render('welcome', { name });
      expect(text).toMatch(/^Hello,\n/);
      expect(html).not.toContain('evil');
    },
  );

  it('a name has one line', () => {
    expect(render('welcome', { name: 'Ada\r\nLovelace' }).text).toMatch(/^Hello Ada Lovelace,\n/);
    expect(render('welcome', { name: 'J. R. Smith' }).text).toMatch(/^Hello J. R. Smith,\n/);
  });

  it('no mark leaves an attribute', () => {
    const link = `${PUBLIC_URL}/?a="><script>alert(1)</script>`;
    expect(render('welcome', { link }).html).not.toContain('<script>');
  });
});

it('shows of a new address only what its owner knows it by', () => {
  const { html, text } = render('emailChanged');
  expect(text).toContain('It is now n…@example.com.');
  for (const part of [html, text]) expect(part).not.toContain('nora');
});

it('links to the settings in the welcome', () => {
  const { html, text } = render('welcome');
  expect(html).toContain(`href="${SETTINGS}"`);
  expect(text).toContain(SETTINGS);
});

it('leaves out what is known of some subscriptions only', () => {
  const { price, retryAt, ...rest } = WORDS;
  for (const [kind, words, said] of [
    ['premiumStarted', { price }, 'The next payment is €9.99;'],
    ['paymentFailed', { retryAt }, 'We will try again on'],
  ] as const) {
    expect(render(kind, { words: { ...rest, ...words } }).text).toContain(said);
    expect(render(kind, { words: rest }).text).not.toContain(said);
  }
});

it('refuses to leave a gap', () => {
  expect(() => render('verifyEmail', { words: {} })).toThrow('"until"');
});
