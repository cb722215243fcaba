import { preset } from '../../jest.preset.mjs';

const { transform, extensionsToTreatAsEsm, ...settings } = preset({ react: true });

export default {
  ...settings,
  moduleNameMapper: {
    // As in browsers, which have no files to open by their paths.
    '^mammoth$': 'mammoth/mammoth.browser.js',
    '^(.+\\.graphql)\\?raw$': '$1',
  },
  transform: { ...transform, '\\.graphql$': '<rootDir>/jest.raw.mjs' },
  extensionsToTreatAsEsm: [...extensionsToTreatAsEsm, '.graphql'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.mjs'],
};
