import { expect, it, jest } from '@jest/globals';
import { lazyPage } from './lazy-page';
import { LoadError } from './load-error';
import { startTranslator } from './translator';

const Page = () => null;

it('tells of code that cannot be fetched, and asks for it again the next time', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const load = jest.fn<() => Promise<{ default: typeof Page }>>();
  load.mockRejectedValueOnce(cause).mockResolvedValue({ default: Page });
  const { preload } = lazyPage(load);
  const failure: unknown = await preload().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LoadError);
  expect(failure).toMatchObject({ name: 'LoadError', cause });
  await expect(preload()).resolves.toBeUndefined();
});

it('tells of words that cannot be had', async () => {
  const translator = await startTranslator('en');
  jest.spyOn(translator, 'reloadResources').mockResolvedValue(undefined);
  jest.spyOn(translator, 'loadNamespaces').mockResolvedValue(undefined);
  const { preload } = lazyPage(() => Promise.resolve({ default: Page }), ['support']);
  const failure: unknown = await preload().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LoadError);
  expect(failure).toMatchObject({ cause: { message: expect.stringContaining('support') } });
});
