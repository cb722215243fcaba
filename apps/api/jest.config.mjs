import { preset } from '../../jest.preset.mjs';

const onPostgres = process.env.TEST_DATABASE === 'postgres';

export default {
  // Both may run at once.
  displayName: onPostgres ? 'PostgreSQL' : 'embedded',
  ...preset({ decorators: true }),
  testRegex: '\\.(spec|e2e-spec)\\.ts$',
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    // These are about the data folder and the settings, about several servers, or not about the database and ran already.
    ...(onPostgres
      ? [
          '/test/process/(?!shutdown|outbox-kill)',
          '/test/(docs|check|v2-[^/]*|graphql-limits|outside-addresses|prompt-injection|web-client)\\.',
          '/apps/api/src/',
        ]
      : ['/test/postgres/']),
  ],
  globalSetup: '<rootDir>/test/global-setup.ts',
  setupFiles: ['reflect-metadata'],
  // What hangs ends; many passwords take their time on a busy machine.
  testTimeout: 180_000,
};
