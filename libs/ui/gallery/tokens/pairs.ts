export const GROUNDS = ['paper', 'surface', 'sunken'];

/** What is read on every ground. */
export const TEXTS = [
  'ink',
  'ink-muted',
  'brand',
  'brand-strong',
  'danger',
  'warn',
  'good',
  'issue-spelling',
  'issue-grammar',
  'issue-punctuation',
  'issue-style',
];

/** Lines that carry meaning on every ground. */
export const LINES = ['line-strong', 'focus', 'brand', 'danger'];

/** Text on a ground of its own. */
export const PAIRS = [
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['ink', 'brand-soft'],
  ['brand-strong', 'brand-soft'],
  ['danger', 'danger-soft'],
  ['warn', 'warn-soft'],
  ['good', 'good-soft'],
  ['paper', 'ink'],
  ['ink', 'found'],
  ['ink', 'found-now'],
] as const;
