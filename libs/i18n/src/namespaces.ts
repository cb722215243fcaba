/** One JSON file for each language and namespace; a page loads only the ones it shows. */
export const NAMESPACES = [
  'common',
  'home',
  'auth',
  'errors',
  'editor',
  'settings',
  'explorer',
  'accuracy',
  'mails',
  'privacy',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
export const DEFAULT_NAMESPACE = 'common' satisfies Namespace;
