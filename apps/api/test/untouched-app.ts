import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { type Call, Doors } from './doors';
import { tableCounts } from './table-counts';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';
import { TestingModel, usageOf } from './transform-client';

/** A server and somebody signed in, for tests after each of which all must be as if nothing had come. */
export class UntouchedApp extends Doors {
  app: TestingApp;
  override person: SignedUp;
  #model: TestingModel;
  #before: readonly object[];

  /** Registers the hooks of the test file. */
  constructor() {
    super();
    beforeAll(async () => {
      this.#model = await TestingModel.start();
      this.app = await createTestingApp({ config: this.#model.config });
      this.person = await this.app.signup();
    });
    beforeEach(async () => {
      this.#before = await tableCounts(this.app);
    });
    afterEach(async () => {
      expect(await tableCounts(this.app)).toEqual(this.#before);
      expect(await usageOf(this.app, this.person.token)).toBe(0);
      expect(this.#model.calls).toHaveLength(0);
      expect((await this.app.fetch('/health/ready')).status).toBe(200);
    });
    afterAll(async () => {
      await this.app.close();
      await this.#model.sandbox.close();
    });
  }

  fetch(path: string, call: Call = {}): Promise<Response> {
    return this.app.fetch(path, { ...call, token: this.person.token });
  }
}
