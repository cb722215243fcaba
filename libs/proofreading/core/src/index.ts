export * from './check';
export * from './issue';
export * from './language-pack';
export * from './sentence';
