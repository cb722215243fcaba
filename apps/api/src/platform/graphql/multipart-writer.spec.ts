import { expect, it } from '@jest/globals';
import type { Response } from 'express';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MultipartWriter } from './multipart-writer';

/** What a caller is sent by `work`. */
async function answered(work: (response: Response) => Promise<void>): Promise<string> {
  const server = createServer((_request, response) => {
    work(response as Response).finally(() => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const text = (await answer.toArray()).join('');
  server.close();
  return text;
}

it('lets each part leave before the next is made, also where all of them are there at once', async () => {
  const held: number[] = [];
  const text = await answered(async (response) => {
    const writer = new MultipartWriter(response);
    writer.begin();
    for (const data of [1, 2, 3]) {
      await writer.payload({ data });
      held.push(response.socket?.writableLength ?? NaN);
    }
    writer.end();
  });
  expect(held).toEqual([0, 0, 0]);
  expect(text.match(/\{.*\}/g)).toEqual([1, 2, 3].map((data) => `{"payload":{"data":${data}}}`));
});
