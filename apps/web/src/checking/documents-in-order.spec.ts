import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { createDocumentsInOrder } from './documents-in-order';
import type { CheckRequest } from './protocol';

const request = (sample: string): CheckRequest => ({
  type: 'check',
  generation: 0,
  choice: { language: 'auto', fallback: 'en' },
  sample,
  paragraphs: [sample],
  forget: [],
});

describe('createDocumentsInOrder', () => {
  it('checks paragraphs with the language of the document to fall back to, in the order asked', async () => {
    const said: unknown[] = [];
    let answerFirst: (language: Locale) => void = () => undefined;
    const pass = createDocumentsInOrder({
      languageOf: (sample) =>
        sample === 'first'
          ? new Promise((resolve) => (answerFirst = resolve))
          : Promise.reject(new Error('The profiles did not load')),
      send: ({ language }) => said.push(language),
      add: ({ paragraphs, choice }) => said.push([paragraphs[0], choice.fallback]),
    });
    const first = pass(request('first'));
    const second = pass(request('second'));
    await Promise.resolve();
    answerFirst('fr');
    await Promise.all([first, second]);
    expect(said).toEqual(['fr', ['first', 'fr'], 'en', ['second', 'en']]);
  });
});
