import { expect, it, jest } from '@jest/globals';
import * as core from '@tercet/proofreading-core';

it('keeps no text after its check', async () => {
  const createProofreader = jest.fn(core.createProofreader);
  jest.unstable_mockModule('@tercet/proofreading-core', () => ({ ...core, createProofreader }));
  await import('./checker.worker');
  const [options] = createProofreader.mock.calls[0] ?? [];
  const check = jest.fn(() => []);
  const pack = (language: 'en' | 'fr' | 'es') => () =>
    Promise.resolve({ language, version: '1', checkers: [{ id: 'spy', wave: 1 as const, check }] });
  const proofreader = core.createProofreader({
    ...options,
    packs: { en: pack('en'), fr: pack('fr'), es: pack('es') },
  });
  const choice = { language: 'en', fallback: 'en' } as const;
  await proofreader.check('The same text.', choice);
  await proofreader.check('The same text.', choice);
  // An answer that had been kept would have spared the second.
  expect(check).toHaveBeenCalledTimes(2);
});
