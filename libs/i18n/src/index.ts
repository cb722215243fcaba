export * from './errors';
export * from './format';
export * from './instance';
export * from './load-words';
export * from './namespaces';
