export * from './create-passage';
export * from './find-misspellings';
export * from './test-analyser';
export * from './test-issue';
export * from './test-rules';
