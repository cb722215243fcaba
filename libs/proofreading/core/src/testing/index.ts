export * from './create-passage';
export * from './test-rules';
