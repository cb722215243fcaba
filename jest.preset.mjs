/**
 * Settings shared by every package's Jest run: native ES modules, TypeScript through SWC.
 * Jest reads the TypeScript source of workspace packages, so no build comes before a test.
 */
const swc = (jsc) => [
  '@swc/jest',
  {
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: { target: 'es2022', experimental: { keepImportAttributes: true }, ...jsc },
  },
];

/** @param {{ decorators?: boolean, react?: boolean }} [options] */
export const preset = ({ decorators = false, react = false } = {}) => ({
  testEnvironment: react ? 'jsdom' : 'node',
  testRegex: '\\.spec\\.tsx?$',
  // What hangs ends; what loads a dictionary takes its time on a busy machine.
  testTimeout: 30_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': swc({
      parser: { syntax: 'typescript', tsx: react, decorators },
      transform: {
        ...(react ? { react: { runtime: 'automatic' } } : {}),
        ...(decorators
          ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }
          : {}),
      },
    }),
  },
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
});
