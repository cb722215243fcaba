/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import type { ComponentPage } from './component-page';

const STATES = import.meta.glob<ComponentPage>('./states/*.states.tsx', {
  eager: true,
  import: 'default',
});
const TOKENS = import.meta.glob<ComponentType>('./tokens/pages/*.tsx', {
  eager: true,
  import: 'default',
});

const ORDER = ['Type', 'Space', 'Colour', 'Elevation', 'Motion'];
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');

/** By the name in the address, which is that of the file. */
export const COMPONENTS = new Map(
  Object.entries(STATES).map(([path, page]) => [nameOf(path), page] as const),
);

export const TOKEN_PAGES = new Map(
  Object.entries(TOKENS)
    .map(([path, Page]) => [nameOf(path), <Page />] as const)
    .toSorted(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other)),
);
