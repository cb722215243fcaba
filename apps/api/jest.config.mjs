import { preset } from '../../jest.preset.mjs';

export default {
  ...preset({ decorators: true }),
  testRegex: '\\.(spec|e2e-spec)\\.ts$',
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    // These start the server by itself: most on the embedded database, some on PostgreSQL.
    process.env.TEST_DATABASE === 'postgres' ? '/test/process/' : '/test/postgres/',
  ],
  globalSetup: '<rootDir>/test/global-setup.ts',
  setupFiles: ['reflect-metadata'],
  testTimeout: 30_000,
};
