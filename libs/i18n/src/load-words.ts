import type { Locale } from '@tercet/contracts';
import type { Translator } from './instance';

/**
 * Fetches what is lacking of the words of `namespaces` in a language: waits for what is on its way, and asks again for
 * what failed before, which the library does not. Resolves to whether all of it is there.
 */
export async function loadWords(
  translator: Pick<Translator, 'hasResourceBundle' | 'reloadResources'>,
  locale: Locale,
  namespaces: readonly string[],
): Promise<boolean> {
  const lacking = () => namespaces.filter((name) => !translator.hasResourceBundle(locale, name));
  if (lacking().length > 0) await translator.reloadResources([locale], lacking());
  return lacking().length === 0;
}
