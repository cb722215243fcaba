export * from './analyser-from-disk';
export * from './create-passage';
export * from './engine-parts';
export * from './find-misspellings';
export * from './test-analyser';
export * from './test-clean-corpus';
export * from './test-issue';
export * from './test-rules';
