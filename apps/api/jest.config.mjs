import { preset } from '../../jest.preset.mjs';

export default {
  ...preset({ decorators: true }),
  testRegex: '\\.(spec|e2e-spec)\\.ts$',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  setupFiles: ['reflect-metadata'],
  testTimeout: 30_000,
};
