import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export interface Received {
  readonly body: string;
  readonly signature: string;
}

/** Takes in webhooks, and keeps what came. */
export class Receiver {
  readonly received: Received[] = [];
  /** What it answers next; 200 where nothing is left. */
  readonly statuses: number[] = [];
  #answering: Promise<void> = Promise.resolve();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', async () => {
        receiver.received.push({ body, signature: String(request.headers['stripe-signature']) });
        await receiver.#answering;
        response.writeHead(receiver.statuses.shift() ?? 200).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhook`;
  }

  /** Answers nobody until what it returns is called. */
  hold(): () => void {
    let answer: () => void = () => undefined;
    this.#answering = new Promise((resolve) => {
      answer = resolve;
    });
    return answer;
  }

  types(): string[] {
    return this.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Whether the SDK takes what came for a message of the provider. */
export function accepts({ body, signature }: Received, secret: string): boolean {
  try {
    new Stripe('sk_test_1').webhooks.constructEvent(body, signature, secret);
    return true;
  } catch {
    return false;
  }
}
