export * from './create-passage';
export * from './find-misspellings';
export * from './test-analyser';
export * from './test-clean-corpus';
export * from './test-issue';
export * from './test-rules';
