import type { Translator } from '@tercet/i18n';
import { I18nextProvider } from '@tercet/i18n/react';
import type { Root } from 'react-dom/client';
import { SigningIn } from './layout/SigningIn';
import { signInPath } from './session/redirect';
import { enterWith } from './session/session';
import type { ArrivalNews } from './session/url-token';

/**
 * Signs in with the token that the page was opened with, before any page is shown: the guards of the routes come after,
 * and find the person signed in, or the address of the sign-in page.
 * @returns what the page has to tell of it
 */
export async function arrive(
  root: Root,
  translator: Translator,
  urlToken: string,
): Promise<ArrivalNews | null> {
  root.render(
    <I18nextProvider i18n={translator}>
      <SigningIn />
    </I18nextProvider>,
  );
  const { failure, news } = await enterWith(urlToken);
  if (failure) {
    const { pathname, search, hash } = location;
    history.replaceState(null, '', signInPath(pathname + search + hash, failure));
  }
  return news;
}
