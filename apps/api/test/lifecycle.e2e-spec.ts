import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Public } from '../src/platform/http/public.decorator';
import { ShutdownTiming } from '../src/platform/http/shutdown-timing';
import { createTestingApp, type TestingApp } from './testing-app';
import { until } from './waiting';

/** Ends what the slow routes wait for. */
let release: (() => void)[] = [];
const wait = () => new Promise<string>((resolve) => release.push(() => resolve('done')));

@Public()
@Controller('api/slow')
class SlowController {
  @Get()
  slow(): Promise<string> {
    return wait();
  }
}

@Resolver()
class SlowResolver {
  @Public()
  @Query(() => String, { description: 'Takes its time.' })
  slow(): Promise<string> {
    return wait();
  }
}

@Module({ controllers: [SlowController], providers: [SlowResolver] })
class SlowModule {}

let app: TestingApp;
const log: string[] = [];
beforeEach(async () => {
  release = [];
  log.length = 0;
  app = await createTestingApp({ imports: [SlowModule], log });
});
afterEach(() => {
  for (const end of release) end();
});

const timing = () => app.app.get(ShutdownTiming, { strict: false });
const isReady = async () => (await app.fetch('/health/ready')).status === 200;

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

/** One request over a connection that is kept. */
async function ask(agent: Agent, path: string): Promise<Answer> {
  const request = get(app.url + path, { agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return { status, connection: headers.connection, body: await text(response) };
}

async function keptAlive(): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(agent, '/health/live');
  return agent;
}

describe('a server that stops', () => {
  it('serves what comes while it still answers, and what was under way', async () => {
    const agents = await Promise.all([keptAlive(), keptAlive()]);
    const slow = app.fetch('/api/slow');
    await until(() => release.length === 1);
    const closed = app.close();
    while (await isReady());
    for (const agent of agents) {
      expect(await ask(agent, '/health/live')).toMatchObject({ status: 200, connection: 'close' });
    }
    release[0]?.();
    expect(await (await slow).text()).toBe('done');
    await closed;
  });

  it('answers that it is busy to what takes too long and to what comes after, and logs no failure', async () => {
    Object.assign(timing(), { serveMs: 300, finishMs: 700, cleanUpMs: 5_000 });
    const agents = await Promise.all(Array.from({ length: 4 }, keptAlive));
    const slow = [app.fetch('/api/slow'), app.gql('{ slow }', {})];
    await until(() => release.length === 2);
    const closed = app.close();
    while (await isReady());
    const answers = [];
    for (const agent of agents) {
      let answer = await ask(agent, '/health/live');
      while (answer.status === 200) answer = await ask(new Agent(), '/health/live');
      answers.push(answer);
    }
    for (const { status, connection, body } of answers) {
      expect([status, connection]).toEqual([503, 'close']);
      expect(JSON.parse(body)).toMatchObject({ code: 'SERVICE_BUSY' });
    }
    const [rest, graphql] = await Promise.all(slow);
    expect([rest?.status, graphql?.status]).toEqual([503, 503]);
    expect(rest?.headers.get('retry-after')).toBe('1');
    for (const end of release) end();
    await closed;
    expect(log.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  });

  it('does not wait for who never sends all of a request', async () => {
    Object.assign(timing(), { serveMs: 100, finishMs: 100, cleanUpMs: 100 });
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\n');
    await isReady();
    const gone = once(socket, 'close');
    await app.close();
    await gone;
  });
});
