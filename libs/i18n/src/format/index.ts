export * from './date';
export * from './duration';
export * from './list';
export * from './number';
