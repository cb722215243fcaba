import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** `refuse` resets each connection, `hang` takes it and says nothing, `throttle` lets a few bytes through at a time. */
export type ProxyManner = 'pass' | 'refuse' | 'hang' | 'throttle';

const THROTTLED_BYTES = 8;
const THROTTLE_PAUSE_MS = 50;

async function trickle(from: Socket, to: Socket): Promise<void> {
  for await (const data of from) {
    const bytes = data as Buffer;
    for (let at = 0; at < bytes.length && to.writable; at += THROTTLED_BYTES) {
      to.write(bytes.subarray(at, at + THROTTLED_BYTES));
      await sleep(THROTTLE_PAUSE_MS, undefined, { ref: false });
    }
  }
  to.end();
}

/** Stands between the product and a provider, and gets in the way. */
export class TcpProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((socket) => this.#take(socket));
  #manner: ProxyManner = 'pass';
  #connections = 0;

  private constructor(private readonly targetPort: number) {}

  static async start(targetPort: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(targetPort);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** How many have connected since it last changed its manner. */
  get connections(): number {
    return this.#connections;
  }

  /** Those that are connected are cut off, so that all find it so. */
  set manner(manner: ProxyManner) {
    this.#manner = manner;
    this.#cutOff();
    this.#connections = 0;
  }

  async close(): Promise<void> {
    this.#cutOff();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #cutOff(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#sockets.delete(socket));
  }

  #take(socket: Socket): void {
    this.#connections += 1;
    this.#keep(socket);
    if (this.#manner === 'refuse') socket.resetAndDestroy();
    if (this.#manner === 'refuse' || this.#manner === 'hang') return;
    const target = connect(this.targetPort, '127.0.0.1');
    this.#keep(target);
    socket.once('close', () => target.destroy());
    socket.pipe(target);
    if (this.#manner === 'pass') target.pipe(socket);
    else trickle(target, socket).catch(() => socket.destroy());
  }
}
