import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  OTHER_HOST,
  PRODUCT,
  PRODUCT_UNCONNECTED,
  PRODUCTS,
  SANDBOX,
  SANDBOX_SMTP,
} from './src/addresses';

const newDataDir = () => mkdtempSync(join(tmpdir(), 'tercet-e2e-'));

const server = (address: string, env: Record<string, string> = {}) => ({
  command: 'node --enable-source-maps ../api/dist/main.js',
  cwd: import.meta.dirname,
  url: `${address}/health/ready`,
  timeout: 60_000,
  stdout: 'ignore' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: new URL(address).port,
    PUBLIC_URL: address,
    DATA_DIR: newDataDir(),
    SANDBOX_SMTP_URL: SANDBOX_SMTP,
    AUTH_RATE_PER_MINUTE: '0',
    TRANSFORM_RATE_PER_MINUTE: '0',
    CHECK_RATE_PER_MINUTE: '0',
    ...env,
  },
});

export default defineConfig({
  testDir: 'src',
  timeout: 120_000,
  // Machines that others use beside take their time for a page.
  expect: { timeout: 30_000 },
  workers: PRODUCTS.length,
  retries: 0,
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    baseURL: PRODUCT,
    // What cannot be pressed is named, where the time of the whole test would end without a word.
    actionTimeout: 30_000,
    permissions: ['clipboard-read', 'clipboard-write'],
    contextOptions: { reducedMotion: 'reduce' },
    // What one asks for or answers, no journey could watch, hold back or refuse. Those without a connection allow it.
    serviceWorkers: 'block',
    // Nobody can open one at the gate.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      // Without a language, files whose names are not ASCII are called “download”.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        `--host-resolver-rules=MAP ${OTHER_HOST} 127.0.0.1`,
      ],
    },
  },
  webServer: [
    {
      command: 'node ../sandbox/dist/main.js',
      cwd: import.meta.dirname,
      url: SANDBOX,
      stdout: 'ignore',
      env: {
        PORT: new URL(SANDBOX).port,
        SMTP_PORT: new URL(SANDBOX_SMTP).port,
        DATA_DIR: newDataDir(),
      },
    },
    ...PRODUCTS.map(({ address, key }) =>
      server(address, {
        SANDBOX_URL: SANDBOX,
        AI_BASE_URL: `${SANDBOX}/v1`,
        AI_API_KEY: key,
        AI_MODEL: 'sandbox',
      }),
    ),
    server(PRODUCT_UNCONNECTED),
  ],
});
