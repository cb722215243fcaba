import { describe, expect, it, jest } from '@jest/globals';
import { createI18n } from './instance';
import { loadWords } from './load-words';
import { lazyBackend } from './loader';

describe('the words of a language', () => {
  it('are asked for again where they did not come before', async () => {
    const translator = await createI18n({ locale: 'en' });
    const read = jest.spyOn(lazyBackend, 'read');
    read.mockImplementationOnce((_language, _namespace, done) => done('offline', false));
    await expect(loadWords(translator, 'fr', ['home'])).resolves.toBe(false);
    await expect(loadWords(translator, 'fr', ['home'])).resolves.toBe(true);
    expect(read).toHaveBeenCalledTimes(2);
    read.mockRestore();
  });

  it('are asked for once where they are on their way', async () => {
    const translator = await createI18n({ locale: 'en' });
    const read = jest.spyOn(lazyBackend, 'read');
    const all = [1, 2].map(() => loadWords(translator, 'es', ['home']));
    await expect(Promise.all(all)).resolves.toEqual([true, true]);
    await expect(loadWords(translator, 'es', ['home'])).resolves.toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
  });
});
