import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestingApp, type TestingApp } from './testing-app';
import { transform, usageOf } from './transform-client';

let app: TestingApp;
let token: string;
beforeAll(async () => {
  // Production looks for no model on this machine, so that the test does not depend on what runs there.
  app = await createTestingApp({ config: { environment: 'production', ai: {} } });
  ({ token } = await app.signup());
});
afterAll(() => app.close());

describe('without a model', () => {
  it('says beforehand that this server answers by itself', async () => {
    const { data } = await app.gql('{ assistantEngine assistantModel }', {}, { token });
    expect(data).toMatchObject({ assistantEngine: 'LOCAL', assistantModel: null });
  });

  it('improve applies sure fixes and plain words, says so, and costs nothing', async () => {
    const text = 'In order to win, I recieve the letter.';
    const { streamed, end } = await transform(app, token, { text, language: 'EN' });
    expect(streamed).toBe('');
    expect(end).toMatchObject({
      __typename: 'TextTransformDone',
      text: 'To win, I receive the letter.',
      engine: 'LOCAL',
      allowance: { usageCount: 0 },
    });
    expect(end.edits).toEqual([
      expect.objectContaining({ start: 0, end: 11, replacement: 'To', category: 'STYLE' }),
      expect.objectContaining({
        start: 19,
        end: 26,
        replacement: 'receive',
        category: 'SPELLING',
        explanation: expect.any(String),
      }),
    ]);
    expect(await usageOf(app, token)).toBe(0);
  });

  it.each([
    [
      'EN',
      'The vast majority of the members agreed. You must have the ability to swim. He won by a majority of 12 votes.',
    ],
    ['FR', 'Il a tiré dans le but de l’adversaire. Un grand nombre de personnes est venu hier.'],
    ['ES', 'Todo cambió con el fin de la guerra. La entrada no es totalmente gratis.'],
  ])('improve leaves correct text alone: %s', async (language, text) => {
    expect((await transform(app, token, { text, language })).end).toMatchObject({
      __typename: 'TextTransformDone',
      text,
      edits: [],
    });
  });

  it('grammar applies the fixes and leaves the wording', async () => {
    const input = { operation: 'GRAMMAR', text: 'In order to win, I recieve it.', language: 'EN' };
    expect((await transform(app, token, input)).end.text).toBe('In order to win, I receive it.');
  });

  it.each([
    ['SUMMARIZE', 'The river flooded the whole valley.'],
    ['SHORTER', 'The river flooded the whole valley.\nThe flooded valley lost its bridges.'],
  ])('%s leaves sentences out', async (operation, shorter) => {
    const text =
      'The river flooded the whole valley. We had tea.\nThe flooded valley lost its bridges. So it was.';
    const { end } = await transform(app, token, { operation, text, language: 'EN' });
    expect(end).toMatchObject({ text: shorter, engine: 'LOCAL' });
  });

  it.each(['REWRITE', 'GENERATE', 'LONGER'])('%s says that there is none', async (operation) => {
    const { end } = await transform(app, token, { operation, text: 'A text.' });
    expect(end).toMatchObject({ code: 'AI_NOT_CONFIGURED', returned: true });
  });
});
