import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** Takes pictures instead of telling journeys, on the same servers. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'screenshots.ts',
  outputDir: '../test-results',
});
