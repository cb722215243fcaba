import TestSequencer from '@jest/test-sequencer';

/**
 * Files whose length (in bytes) does not tell how long their tests take. On a machine that has not measured them yet,
 * Jest would start them last, and leave the other cores idle until they end.
 */
const LONG = [
  'apps/api/test/process/kill.e2e-spec.ts',
  'libs/proofreading/en/src/rules.spec.ts',
  'libs/proofreading/fr/src/rules.spec.ts',
  'libs/proofreading/es/src/rules.spec.ts',
  'libs/proofreading/fr/src/phrases/phrases.spec.ts',
  'libs/proofreading/en/src/index.spec.ts',
  'scripts/dead-code.spec.ts',
  'scripts/dev.spec.ts',
];

const rank = ({ path }) => {
  const place = LONG.findIndex((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
  return place < 0 ? LONG.length : place;
};

/** Jest's own order, but for the longest tests: they start first. */
export default class LongFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
