export * from './app-error';
export * from './cache';
export * from './client';
