import { Journal } from '../control/journal';
import type { Account } from '../store/account';
import type { ProviderEvent, WebhookEndpoint } from '../store/rows';
import type { DeliveryBehaviour } from './behaviour';
import { isDelivered, sendOnce, type Attempt } from './send';
import { isOfType } from './types';

/** How an event fares on its way to one endpoint. */
export interface Delivery {
  readonly event: string;
  readonly type: string;
  readonly endpoint: string;
  readonly url: string;
  readonly attempts: Attempt[];
  state: 'delivered' | 'dropped' | 'failed' | 'sending';
}

const RETRY_DELAYS_MS = [250, 1_000, 3_000, 10_000];
/** Events that come closer together than this happened together. */
const TOGETHER_MS = 100;

/** Sends the events of an account to those who want to hear of them, and tries again where nobody takes them. */
export class Deliverer {
  behaviour: DeliveryBehaviour = {};
  readonly journal = new Journal<Delivery>();
  /** Which endpoints have taken an event, so that one that is sent again does not count twice. */
  readonly #taken = new Set<string>();
  #ended = new AbortController();
  readonly #work = new Set<Promise<void>>();
  #held: ProviderEvent[] = [];
  #together: ProviderEvent[] = [];

  constructor(private readonly account: Account) {
    account.notices.on('event', (event) => this.#take(event));
  }

  #endpointsFor({ type }: ProviderEvent): WebhookEndpoint[] {
    return this.account.tables.endpoints
      .all()
      .filter(
        ({ status, enabled_events }) => status === 'enabled' && isOfType(type, enabled_events),
      );
  }

  #take(event: ProviderEvent): void {
    event.pending_webhooks = this.#endpointsFor(event).length;
    if (event.pending_webhooks === 0) return;
    const { mode = 'normal' } = this.behaviour;
    if (mode === 'drop') this.#note(event, 'dropped');
    else if (mode === 'hold') this.#held.push(event);
    else if (mode === 'reverse') this.#gather(event);
    else this.#begin(this.#deliver(event));
  }

  #note(event: ProviderEvent, state: Delivery['state']): [Delivery, WebhookEndpoint][] {
    const { id, type } = event;
    return this.#endpointsFor(event).map((endpoint) => [
      this.journal.add({
        event: id,
        type,
        endpoint: endpoint.id,
        url: endpoint.url,
        attempts: [],
        state,
      }),
      endpoint,
    ]);
  }

  #begin(work: Promise<void>): void {
    this.#work.add(work);
    void work.finally(() => this.#work.delete(work));
  }

  #gather(event: ProviderEvent): void {
    this.#together.push(event);
    const count = this.#together.length;
    this.#begin(
      this.#wait(TOGETHER_MS, this.#ended).then(async () => {
        if (this.#together.length !== count) return;
        const events = this.#together.toReversed();
        this.#together = [];
        for (const last of events) await this.#deliver(last);
      }),
    );
  }

  async #wait(ms: number, { signal }: AbortController): Promise<void> {
    await new Promise<void>((resolve) => {
      const stop = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const timer = setTimeout(stop, ms);
      signal.addEventListener('abort', stop);
    });
  }

  async #deliver(event: ProviderEvent): Promise<void> {
    const ended = this.#ended;
    const deliveries = this.#note(event, 'sending');
    // What has made the event is done before anybody hears of it.
    await this.#wait(this.behaviour.delayMs ?? 0, ended);
    await Promise.all(
      deliveries.map(([delivery, to]) => this.#deliverTo(event, delivery, to, ended)),
    );
  }

  async #deliverTo(
    event: ProviderEvent,
    delivery: Delivery,
    to: WebhookEndpoint,
    ended: AbortController,
  ): Promise<void> {
    const { retryDelaysMs = RETRY_DELAYS_MS } = this.behaviour;
    for (const delay of [0, ...retryDelaysMs]) {
      if (delay > 0) await this.#wait(delay, ended);
      if (ended.signal.aborted || !this.account.tables.endpoints.get(to.id)) break;
      const attempts = await this.#send(event, to);
      delivery.attempts.push(...attempts);
      if (attempts.some(isDelivered)) return this.#delivered(event, delivery);
    }
    delivery.state = 'failed';
  }

  #delivered(event: ProviderEvent, delivery: Delivery): void {
    delivery.state = 'delivered';
    const taken = `${event.id} ${delivery.endpoint}`;
    if (this.#taken.has(taken)) return;
    this.#taken.add(taken);
    const pending_webhooks = Math.max(0, event.pending_webhooks - 1);
    this.account.change(event, { pending_webhooks });
  }

  /** Sends once, or as often as it is told to. */
  async #send(event: ProviderEvent, to: WebhookEndpoint): Promise<Attempt[]> {
    const { mode, burst = 1 } = this.behaviour;
    const body = JSON.stringify(event, undefined, 2);
    const send = () => sendOnce(to, body, this.behaviour, this.#ended.signal);
    const attempts = await Promise.all(Array.from({ length: burst }, send));
    return mode === 'twice' ? [...attempts, await send()] : attempts;
  }

  /** Sends an event again, so many times, together or one after another; what has become of each. */
  async resend(event: ProviderEvent, times = 1, together = true): Promise<readonly Attempt[]> {
    const attempts: Attempt[] = [];
    for (const [delivery, to] of this.#note(event, 'sending')) {
      if (together) {
        const sent = Array.from({ length: times }, () => this.#send(event, to));
        delivery.attempts.push(...(await Promise.all(sent)).flat());
      } else {
        for (let sent = 0; sent < times; sent += 1) {
          delivery.attempts.push(...(await this.#send(event, to)));
        }
      }
      if (delivery.attempts.some(isDelivered)) this.#delivered(event, delivery);
      else delivery.state = 'failed';
      attempts.push(...delivery.attempts);
    }
    return attempts;
  }

  held(): readonly ProviderEvent[] {
    return [...this.#held];
  }

  /** Sends what was held, one after another; only these and in this order, where ids are given. */
  async release(order: 'normal' | 'reverse' | readonly string[] = 'normal'): Promise<void> {
    const held = this.#held;
    this.#held = [];
    const events = order === 'normal' ? held : held.toReversed();
    const wanted =
      typeof order === 'string'
        ? events
        : order.flatMap((id) => held.find((event) => event.id === id) ?? []);
    for (const event of wanted) {
      const work = this.#deliver(event);
      this.#begin(work);
      await work;
    }
  }

  /** Resolves once everything that is on its way has arrived, or was given up. */
  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled([...this.#work]);
  }

  /** Gives up what is on its way. */
  reset(): void {
    this.close();
    this.#ended = new AbortController();
    this.#taken.clear();
    this.behaviour = {};
    this.#held = [];
    this.#together = [];
    this.journal.clear();
  }

  close(): void {
    this.#ended.abort();
  }
}
