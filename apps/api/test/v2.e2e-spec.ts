import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build, defaults } from 'annotatedtext';
import { check as grammaCheck, replaceAll } from 'gramma';
import { createTestingApp, type TestingApp } from './testing-app';

interface ToolAnswer {
  readonly software: Readonly<Record<string, unknown>>;
  readonly language: {
    readonly name: string;
    readonly code: string;
    readonly detectedLanguage: { readonly code: string; readonly confidence: number };
  };
  readonly matches: readonly {
    readonly message: string;
    readonly shortMessage: string;
    readonly offset: number;
    readonly length: number;
    readonly replacements: readonly { readonly value: string }[];
    readonly context: { readonly text: string; readonly offset: number; readonly length: number };
    readonly sentence: string;
    readonly type: { readonly typeName: string };
    readonly rule: {
      readonly id: string;
      readonly issueType: string;
      readonly category: { readonly id: string; readonly name: string };
    };
  }[];
  readonly sentenceRanges: readonly (readonly [number, number])[];
}

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const post = (body: string | URLSearchParams | Uint8Array, headers: Record<string, string> = {}) =>
  app.fetch('/v2/check', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : body,
  });

async function check(
  parameters: Record<string, string>,
  headers?: Record<string, string>,
): Promise<ToolAnswer> {
  const response = await post(new URLSearchParams(parameters), headers);
  expect(response.status).toBe(200);
  return (await response.json()) as ToolAnswer;
}

/** What was found, as it stands in the text. */
const found = ({ matches }: ToolAnswer, text: string) =>
  matches.map(({ offset, length }) => text.slice(offset, offset + length));

describe('POST /v2/check', () => {
  it('answers in the shape of the protocol', async () => {
    const text = 'All is well. I recieve a letter.\nThe end.';
    const answer = await check({ text, language: 'en-US' });
    expect(answer).toMatchObject({
      software: { name: 'Tercet', apiVersion: 1, premium: false, status: '' },
      warnings: { incompleteResults: false },
      language: {
        name: 'English (US)',
        code: 'en-US',
        detectedLanguage: { name: 'English (US)', code: 'en-US' },
      },
      sentenceRanges: [
        [0, 12],
        [13, 32],
        [33, 41],
      ],
    });
    expect(answer.software['buildDate']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0000$/);
    expect(answer.matches).toHaveLength(1);
    const [match] = answer.matches;
    expect(match).toMatchObject({
      message: expect.stringContaining('recieve'),
      shortMessage: 'Spelling',
      offset: 15,
      length: 7,
      context: { text: 'All is well. I recieve a letter. The end.', offset: 15, length: 7 },
      sentence: 'I recieve a letter.',
      type: { typeName: 'UnknownWord' },
      rule: {
        id: 'en/spelling',
        description: expect.any(String),
        issueType: 'misspelling',
        category: { id: 'TYPOS', name: 'Spelling' },
      },
      ignoreForIncompleteSentence: false,
      contextForSureMatch: 0,
    });
    expect(match?.replacements[0]).toEqual({ value: 'receive' });
  });

  it('takes JSON as well as a form', async () => {
    const response = await app.rest<ToolAnswer>('POST', '/v2/check', {
      text: 'I recieve it.',
      language: 'en',
    });
    expect(response.status).toBe(200);
    expect(response.body.matches[0]).toMatchObject({ offset: 2, length: 7 });
    const annotated = await app.rest<ToolAnswer>('POST', '/v2/check', {
      data: { annotation: [{ markup: '<i>' }, { text: 'I recieve it.' }] },
      language: 'en',
    });
    expect(annotated.body.matches[0]).toMatchObject({ offset: 5, length: 7 });
  });

  it('counts in UTF-16 code units', async () => {
    const text = '👩‍🚀😀 é I recieve it.\r\nAnd 😀 definately so.';
    expect(found(await check({ text, language: 'en' }), text)).toEqual(['recieve', 'definately']);
  });

  it('places what it finds in annotated text as it was sent, markup included', async () => {
    const data = JSON.stringify({
      annotation: [
        { markup: '<p>' },
        { text: 'I ' },
        { markup: '<b>' },
        { text: 'recieve' },
        { markup: '</b>' },
        { text: ' it.' },
        { markup: '</p><p>', interpretAs: '\n\n' },
        { text: 'It is definately so.' },
        { markup: '</p>' },
      ],
    });
    const whole = '<p>I <b>recieve</b> it.</p><p>It is definately so.</p>';
    const answer = await check({ data, language: 'en' });
    expect(found(answer, whole)).toEqual(['recieve', 'definately']);
    expect(answer.matches[0]?.sentence).toBe('I recieve it.');
    expect(answer.matches[0]?.context.text).toContain('<b>recieve</b>');
  });

  it('finds out the language, and takes the preferred variant', async () => {
    const french = await check({
      text: 'Bonjour tout le monde, je vous écris aujourd’hui une longue lettre.',
      language: 'auto',
    });
    expect(french.language).toMatchObject({ code: 'fr', detectedLanguage: { code: 'fr' } });
    const text = 'My favorite color is green, and I like the sea in the morning.';
    const auto = { text, language: 'auto', level: 'picky' };
    const british = await check({ ...auto, preferredVariants: 'en-GB,fr-FR' });
    expect(british.language.code).toBe('en-GB');
    expect(found(british, text)).toEqual(['favorite', 'color']);
    const any = await check(auto);
    expect(any.language.code).toBe('en');
    expect(found(any, text)).toEqual([]);
  });

  it('says what language the text seems to be in, whatever was asked for', async () => {
    const english = 'The weather was fine, and so we walked along the river.';
    const french = 'Bonjour tout le monde, je vous écris aujourd’hui une longue lettre.';
    const detected = async (text: string, language: string) =>
      (await check({ text, language })).language;
    expect(await detected(french, 'en-US')).toMatchObject({
      code: 'en-US',
      detectedLanguage: { name: 'French', code: 'fr', confidence: 1 },
    });
    expect(await detected(english, 'en-GB')).toMatchObject({
      detectedLanguage: { name: 'English (GB)', code: 'en-GB', confidence: 1 },
    });
    const mixed = await detected(`${english} ${english} ${french}`, 'auto');
    expect(mixed.detectedLanguage.code).toBe('en');
    expect(mixed.detectedLanguage.confidence).toBeGreaterThan(0.5);
    expect(mixed.detectedLanguage.confidence).toBeLessThan(0.75);
    expect(await detected('Bonjour !', 'en-US')).toMatchObject({
      detectedLanguage: { code: 'en-US', confidence: 0 },
    });
  });

  it('writes messages in the language of the reader', async () => {
    const text = 'I recieve it.';
    const message = async (parameters: object, headers: Record<string, string>) =>
      (await check({ text, language: 'en', ...parameters }, headers)).matches[0]?.rule.category
        .name;
    expect(await message({ motherTongue: 'es' }, { 'accept-language': 'fr' })).toBe('Ortografía');
    expect(await message({}, { 'accept-language': 'de, fr-CA;q=0.8, en;q=0.2' })).toBe(
      'Orthographe',
    );
    expect(await message({}, { 'accept-language': '*' })).toBe('Spelling');
  });

  describe('rules and categories', () => {
    const text = 'I recieve it. This is is wrong.';
    const base = { text, language: 'en' };

    it('are turned off by name', async () => {
      const all = await check(base);
      expect(found(all, text)).toContain('recieve');
      const rule = all.matches.find(({ rule }) => rule.issueType === 'duplication')?.rule.id ?? '';
      expect(rule).not.toBe('');
      const noRepetition = await check({ ...base, disabledRules: rule });
      expect(found(noRepetition, text)).toEqual(['recieve']);
      const noTypos = await check({ ...base, disabledCategories: 'TYPOS,NO_SUCH' });
      expect(noTypos.matches.map((match) => match.rule.id)).toEqual([rule]);
    });

    it('are the only ones where that is wanted', async () => {
      const only = { enabledOnly: 'true' };
      const typos = await check({ ...base, ...only, enabledCategories: 'TYPOS' });
      expect(found(typos, text)).toEqual(['recieve']);
      const rule = await check({ ...base, ...only, enabledRules: 'en/no-such' });
      expect(rule.matches).toEqual([]);
    });
  });

  it('shows matters of taste only to the picky', async () => {
    const text =
      'We met him in order to win.  It was very very good, and it was cold , wet and dark.';
    const usual = await check({ text, language: 'en' });
    const picky = await check({ text, language: 'en', level: 'picky' });
    expect(usual.matches.filter(({ rule }) => rule.issueType === 'style')).toEqual([]);
    expect(picky.matches.length).toBeGreaterThanOrEqual(usual.matches.length);
  });

  describe('refuses', () => {
    const error = async (response: Response) => ({
      status: response.status,
      ...((await response.json()) as object),
    });
    const form = (parameters: Record<string, string>) => post(new URLSearchParams(parameters));

    it.each([
      ['no text', { language: 'en' }, 400, 'REQUIRED_PARAMETER'],
      ['no language', { text: 'a' }, 400, 'REQUIRED_PARAMETER'],
      ['an unknown language', { text: 'a', language: 'xx' }, 400, 'LANGUAGE_UNSUPPORTED'],
      ['a language of no code', { text: 'a', language: 'english' }, 400, 'LANGUAGE_UNSUPPORTED'],
      ['text and data', { text: 'a', data: '{}', language: 'en' }, 400, 'VALIDATION_FAILED'],
      ['data of no use', { data: '{"a":1}', language: 'en' }, 400, 'VALIDATION_FAILED'],
      [
        'variants without auto',
        { text: 'a', language: 'en', preferredVariants: 'en-GB' },
        400,
        'VALIDATION_FAILED',
      ],
      [
        'only enabled rules, and none named',
        { text: 'a', language: 'en', enabledOnly: 'true' },
        400,
        'VALIDATION_FAILED',
      ],
      ['an unknown level', { text: 'a', language: 'en', level: 'x' }, 400, 'VALIDATION_FAILED'],
      ['an empty text', { text: ' ', language: 'en' }, 400, 'TEXT_EMPTY'],
      ['control characters', { text: 'a\u0000', language: 'en' }, 400, 'TEXT_INVALID'],
      ['a long text', { text: 'a'.repeat(100_001), language: 'en' }, 413, 'TEXT_TOO_LONG'],
    ])('%s', async (_name, parameters, status, code) => {
      expect(await error(await form(parameters))).toMatchObject({ success: false, status, code });
    });

    it('lone surrogates', async () => {
      const body = { text: 'a\ud800b', language: 'en' };
      expect((await app.rest('POST', '/v2/check', body)).body).toMatchObject({
        code: 'TEXT_INVALID',
      });
    });

    it.each([
      ['bytes', new Uint8Array([...Buffer.from('language=en&text=a'), 0xe9])],
      ['escapes', Buffer.from('language=en&text=a%E9')],
    ])('%s that are no UTF-8', async (_name, body) => {
      expect((await post(body)).status).toBe(400);
    });

    it('10 MB', async () => {
      expect((await form({ language: 'en', text: 'a'.repeat(10_000_000) })).status).toBe(413);
    });

    it('an invalid token, and nobody without one', async () => {
      const body = new URLSearchParams({ text: 'a', language: 'en' });
      expect((await post(body, { authorization: 'Bearer nonsense' })).status).toBe(401);
      expect((await post(body)).status).toBe(200);
    });
  });

  it('takes right-to-left marks for text', async () => {
    const text = '\u202bI recieve\u202c it.';
    expect(found(await check({ text, language: 'en' }), text)).toEqual(['recieve']);
  });
});

describe('GET /v2/languages', () => {
  it('lists what can be checked', async () => {
    const languages = (await (await app.fetch('/v2/languages')).json()) as unknown[];
    expect(languages).toContainEqual({ name: 'English (GB)', code: 'en', longCode: 'en-GB' });
    expect(languages).toContainEqual({ name: 'French', code: 'fr', longCode: 'fr' });
    expect(languages).toContainEqual({ name: 'Spanish', code: 'es', longCode: 'es' });
  });
});

describe('a client library made for LanguageTool', () => {
  const options = () => ({ api_url: `${app.url}/v2/check`, language: 'en-US' });

  it('checks and corrects a text', async () => {
    const text = 'I recieve a leter.';
    const { matches } = await grammaCheck(text, options());
    expect(matches.map(({ word }) => word)).toEqual(['recieve', 'leter']);
    const fixes = matches.map((match) => ({
      ...match,
      change: match.replacements[0]?.value ?? '',
    }));
    expect(replaceAll(text, fixes)).toBe('I receive a letter.');
  });

  it('checks Markdown, which it annotates itself', async () => {
    const text = '# Title\n\nI **recieve** a `leter`.';
    const { matches } = await grammaCheck(text, { ...options(), markdown: true });
    expect(matches.map(({ word }) => word)).toEqual(['recieve']);
  });

  it('turns categories off', async () => {
    const { matches } = await grammaCheck('I recieve it.', {
      ...options(),
      rules: { typos: false },
    });
    expect(matches).toEqual([]);
  });

  it('takes annotated text as another library builds it', async () => {
    const text = '<p>I <b>recieve</b> it.</p>';
    const { annotation } = build(
      text,
      (html: string) => ({
        children: [...html.matchAll(/[^<>]+(?=<)/g)]
          .filter(({ 0: part }) => !/^\/?[bp]$/.test(part))
          .map(({ 0: part, index }) => ({
            type: 'text',
            children: [],
            position: { start: { offset: index }, end: { offset: index + part.length } },
          })),
        type: 'root',
        position: { start: { offset: 0 }, end: { offset: html.length } },
      }),
      { ...defaults, interpretmarkup: () => '' },
    );
    expect(annotation.map((part) => part.text ?? part.markup).join('')).toBe(text);
    const answer = await check({ data: JSON.stringify({ annotation }), language: 'en' });
    expect(found(answer, text)).toEqual(['recieve']);
  });
});
