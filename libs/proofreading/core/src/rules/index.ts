export * from './define-replacement';
export * from './define-rule';
export * from './match-case';
export * from './repeated-words';
export * from './rule-sentence';
export * from './rules-checker';
export * from './shared-words';
export * from './spacing';
