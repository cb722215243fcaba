export * from './app-error';
export * from './client';
