import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ReadinessService } from '../src/features/health/readiness.service';
import { createTestingApp, type TestingApp } from './testing-app';

const ASKED_AT_ONCE = 20;
let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

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
