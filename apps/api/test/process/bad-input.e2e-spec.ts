import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBadAccounts } from '../bad-input-accounts-cases';
import { describeBadTokens } from '../bad-input-tokens-cases';
import { describeBadInput } from '../bad-input-cases';
import { type Call, Doors, JSON_TYPE } from '../doors';
import { ServerProcess } from './server-process';

const ACCOUNT = { name: 'Ada', email: 'ada@example.com', password: 'violet-harbor-42' };

/** The server as it is shipped: a bundler may leave out what the source does. */
class BuiltServer extends Doors {
  #server: ServerProcess;
  #url: string;

  /** Registers the hooks of the test file. */
  constructor() {
    super();
    let dataDir: string;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'tercet-bad-input-'));
      this.#server = ServerProcess.start({ DATA_DIR: dataDir, CHECK_RATE_PER_MINUTE: '0' });
      this.#url = await this.#server.url();
      this.person = { ...ACCOUNT, token: await this.#register() };
    }, 90_000);
    afterEach(async () => {
      expect((await this.fetch('/health/ready')).status).toBe(200);
      const usage = await this.fetch('/api/Subscription');
      expect(await usage.json()).toMatchObject({ usageCount: 0 });
    });
    afterAll(async () => {
      const { output } = await this.#server.kill();
      await rm(dataDir, { recursive: true });
      expect(output).not.toMatch(/"level":[56]0|INTERNAL/);
    });
  }

  fetch(path: string, { headers, ...call }: Call = {}): Promise<Response> {
    const authorization = `Bearer ${this.person.token}`;
    return fetch(this.#url + path, { ...call, headers: { authorization, ...headers } });
  }

  async #register(): Promise<string> {
    const response = await fetch(`${this.#url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body: JSON.stringify({ ...ACCOUNT, confirmPassword: ACCOUNT.password }),
    });
    return ((await response.json()) as { token: string }).token;
  }
}

const server = new BuiltServer();
describeBadInput(server);
describeBadAccounts(server);
describeBadTokens(server);
