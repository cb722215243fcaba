import { expect, it, jest } from '@jest/globals';
import { loadNamespaces, startTranslator } from './translator';

it('brings the words of a page in the language that was chosen while they came', async () => {
  const translator = await startTranslator('en');
  const loading = loadNamespaces(['home']);
  await translator.changeLanguage('fr');
  await loading;
  expect(translator.hasResourceBundle('fr', 'home')).toBe(true);
});

it('tells of words that cannot be had, and asks again the next time', async () => {
  const translator = await startTranslator('en');
  const reload = jest.spyOn(translator, 'reloadResources').mockResolvedValueOnce(undefined);
  jest.spyOn(translator, 'loadNamespaces').mockResolvedValue(undefined);
  await expect(loadNamespaces(['support'])).rejects.toThrow('support');
  await expect(loadNamespaces(['support'])).resolves.toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(2);
});
