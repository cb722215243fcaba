export * from './errors';
export * from './format';
export * from './instance';
export * from './namespaces';
