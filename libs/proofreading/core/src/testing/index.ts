export * from './create-passage';
export * from './find-misspellings';
export * from './test-rules';
