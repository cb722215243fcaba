import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestingApp, type TestingApp } from './testing-app';
import { found, v2Client, type ToolAnswer } from './v2-client';

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const { check, post } = v2Client(() => app);

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
    const first = await check({ ...auto, preferredVariants: 'en-US,fr-FR,en-GB' });
    expect(first.language.code).toBe('en-US');
    expect(found(first, text)).toEqual([]);
    const any = await check(auto);
    expect(any.language.code).toBe('en');
    expect(found(any, text)).toEqual([]);
  });

  it('reads English of other regions as British', async () => {
    const text = 'My favorite color is green.';
    const answer = await check({ text, language: 'en-NZ', level: 'picky' });
    expect(answer.language).toMatchObject({ name: 'English', code: 'en-NZ' });
    expect(found(answer, text)).toEqual(['favorite', 'color']);
    const preferred = { language: 'auto', preferredVariants: 'en_nz', level: 'picky' };
    const auto = await check({ text, ...preferred });
    expect(auto.language.code).toBe('en-GB');
    expect(found(auto, text)).toEqual(['favorite', 'color']);
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
      const rule = await check({ ...base, ...only, enabledRules: 'en/spelling' });
      expect(found(rule, text)).toEqual(['recieve']);
      const none = await check({ ...base, ...only, enabledRules: 'en/no-such' });
      expect(none.matches).toEqual([]);
      const both = { enabledRules: 'en/spelling', enabledCategories: 'REPETITIONS' };
      expect(found(await check({ ...base, ...only, ...both }), text)).toEqual(['recieve', 'is is']);
    });

    it('are added to the others where they are not shown otherwise', async () => {
      const text = 'I recieve the color of the sea.';
      const base = { text, language: 'en-GB' };
      expect(found(await check(base), text)).toEqual(['recieve']);
      const rule = await check({ ...base, enabledRules: 'en/spelling-variant' });
      expect(found(rule, text)).toEqual(['recieve', 'color']);
      for (const enabledCategories of ['TYPOS', 'typos', 'spelling', 'STYLE,Spelling']) {
        const category = await check({ ...base, enabledCategories });
        expect(found(category, text)).toEqual(['recieve', 'color']);
      }
      const other = await check({ ...base, enabledCategories: 'STYLE,NO_SUCH' });
      expect(found(other, text)).toEqual(['recieve']);
    });

    it('come as a list too, in JSON and as a key that is repeated', async () => {
      const named = ['en/no-such', 'en/spelling'];
      const { body } = await app.rest<ToolAnswer>('POST', '/v2/check', {
        ...base,
        disabledRules: named,
      });
      expect(found(body, text)).toEqual(['is is']);
      const form = new URLSearchParams(base);
      for (const rule of named) form.append('disabledRules', rule);
      expect(found((await (await post(form)).json()) as ToolAnswer, text)).toEqual(['is is']);
    });
  });

  it('shows matters of taste only to the picky', async () => {
    const text = 'I recieve the color of the sea.';
    expect(found(await check({ text, language: 'en-GB' }), text)).toEqual(['recieve']);
    const picky = await check({ text, language: 'en-GB', level: 'picky' });
    expect(found(picky, text)).toEqual(['recieve', 'color']);
  });

  it.each([
    ['in one line without spaces', 'q/xz,wrold;'.repeat(9_000)],
    ['in one sentence', 'wrold '.repeat(16_600)],
  ])('bounds the answer for a text that is wrong throughout, %s', async (_, text) => {
    const answer = await check({ text, language: 'en-US' });
    expect(answer.warnings).toEqual({ incompleteResults: true });
    expect(answer.matches).toHaveLength(5_000);
    const longest = Math.max(...answer.matches.map(({ sentence }) => sentence.length));
    expect(longest).toBeLessThanOrEqual(1_010);
    const { sentence } = answer.matches[2_500]!;
    expect(sentence).toContain('wrold');
  });

  it('answers many short ones of one address at once, each in its turn', async () => {
    const text = 'I recieve it.';
    const answers = Array.from({ length: 30 }, () => check({ text, language: 'en' }));
    for (const answer of await Promise.all(answers))
      expect(found(answer, text)).toEqual(['recieve']);
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
