import { preset } from '../../jest.preset.mjs';

export default {
  ...preset({ react: true }),
  setupFilesAfterEnv: ['<rootDir>/jest.setup.mjs'],
};
