/** One JSON file for each language and namespace; a page loads only the ones it shows. The server's lie apart, out of its reach. */
export const NAMESPACES = [
  'common',
  'html',
  'home',
  'auth',
  'errors',
  'editor',
  'documents',
  'settings',
  'explorer',
  'plans',
  'accuracy',
  'privacy',
  'support',
  'checker',
  'tools',
  'grammar',
  'assistant',
  'spelling',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
export const DEFAULT_NAMESPACE = 'common' satisfies Namespace;
