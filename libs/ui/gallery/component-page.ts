import type { ReactNode } from 'react';
import type { Words } from './words';

/** What a file of `states` says of a component. */
export interface ComponentPage {
  readonly title: string;
  /** The components that it shows: one, with the parts that make sense in it only. */
  readonly components: readonly unknown[];
  /** All that the component can look like, by name. */
  readonly states: (t: Words) => Readonly<Record<string, ReactNode>>;
  /** For what opens above a page: each state has a window of its own, as many pixels high. */
  readonly windowHeight?: number;
}
