import { preset } from '../../jest.preset.mjs';

export default {
  ...preset({ react: true }),
  // As in browsers, which have no files to open by their paths.
  moduleNameMapper: { '^mammoth$': 'mammoth/mammoth.browser.js' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.mjs'],
};
