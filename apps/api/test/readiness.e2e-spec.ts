import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ReadinessService } from '../src/features/health/readiness.service';
import { beginWith } from './database-setting';
import { createTestingApp, type TestingApp } from './testing-app';

const ASKED_AT_ONCE = 20;
let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const ready = async () => (await app.fetch('/health/ready')).status;

it('many who ask at once whether the server is ready share one try of the database', async () => {
  const begun = jest.spyOn(app.app.get(DataSource), 'transaction');
  const readiness = app.app.get(ReadinessService);
  const answers = await Promise.all(
    Array.from({ length: ASKED_AT_ONCE }, () => readiness.isReady()),
  );
  expect(answers).toEqual(answers.map(() => true));
  expect(begun).toHaveBeenCalledTimes(1);
  begun.mockRestore();
});

it.each([
  { state: 'has no room', setting: 'temp_file_limit', wrong: '0', right: '-1' },
  {
    state: 'may only be read',
    setting: 'default_transaction_read_only',
    wrong: 'on',
    right: 'off',
  },
])(
  'a server whose database $state is not ready until that is over',
  async ({ setting, wrong, right }) => {
    expect(await ready()).toBe(200);
    await beginWith(app, setting, wrong);
    while ((await ready()) === 200);
    expect((await app.fetch('/health/live')).status).toBe(200);
    await beginWith(app, setting, right);
    while ((await ready()) !== 200);
  },
);
