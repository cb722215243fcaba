import type { Namespace } from '@tercet/i18n';
import { lazy, type ComponentType } from 'react';
import { failToLoad } from './load-error';
import { loadNamespaces } from './translator';

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the page's code and words; resolves at once when they are here. Rejects with a `LoadError`. */
  preload: () => Promise<void>;
}

/** A page in a chunk of its own, which is shown only once its words are there too. */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
  namespaces: readonly Namespace[] = [],
): LazyPage {
  let Loaded: ComponentType | undefined;
  const loadAll = async () => {
    const [module] = await Promise.all([load(), loadNamespaces(namespaces)]).catch(failToLoad);
    Loaded = module.default;
    return module;
  };
  const Lazy = lazy(loadAll);
  return {
    // A page that is already here renders at once, without passing through the suspended state.
    Page: () => (Loaded ? <Loaded /> : <Lazy />),
    preload: async () => {
      await loadAll();
    },
  };
}
