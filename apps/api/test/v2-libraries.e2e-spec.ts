import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build, defaults } from 'annotatedtext';
import { check as grammaCheck, replaceAll } from 'gramma';
import { createTestingApp, type TestingApp } from './testing-app';
import { found, v2Client } from './v2-client';

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const { check } = v2Client(() => app);

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
