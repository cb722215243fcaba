import { EventEmitter } from 'node:events';
import type Stripe from 'stripe';
import { newId, PREFIXES } from './ids';
import type { Customer, ProviderEvent, Row, Rows, TableName } from './rows';
import { Table } from './table';

/** The version of the protocol that the stand-in speaks. */
export const API_VERSION = '2026-10-28.endive';

const KEPT_EVENTS = 2_000;
/** All of it is written at every change, and events are most of it. */
const WRITTEN_EVENTS = 300;

type Tables = { readonly [Name in TableName]: Table<Rows[Name]> };

/** As it is set up at the provider. */
export const AFTER_RETRIES = ['cancel', 'unpaid', 'past_due'] as const;
export type AfterRetries = (typeof AFTER_RETRIES)[number];

/** As it is written to disk: the rows of each table, and how far the clock was put forward. */
export interface AccountState {
  readonly clockOffset: number;
  readonly tables: { readonly [Name in TableName]?: readonly Rows[Name][] };
}

const TABLE_NAMES: readonly TableName[] = [
  ...([
    'customers',
    'balanceTransactions',
    'products',
    'prices',
    'paymentMethods',
    'cardNumbers',
    'sessions',
  ] as const),
  ...([
    'checkouts',
    'portals',
    'portalConfigurations',
    'subscriptions',
    'invoices',
    'invoicePayments',
  ] as const),
  ...(['paymentIntents', 'charges', 'refunds', 'disputes', 'testClocks'] as const),
  ...(['endpoints', 'events'] as const),
];

/** What one secret key sees: objects, a clock, and the events of what happened. It knows no rules of billing. */
export class Account {
  readonly tables = Object.fromEntries(TABLE_NAMES.map((name) => [name, new Table()])) as Tables;
  readonly notices = new EventEmitter<{ event: [ProviderEvent]; changed: [] }>();
  /** Where the stand-in's own pages are. */
  origin = '';
  /** Seconds that the clock runs ahead of the machine's. */
  clockOffset = 0;
  /** Until it is taken off again, the next payment attempt is declined, whatever the card. */
  nextPaymentFails = false;
  /** Whether the invoice of a renewal is a draft for an hour before it is collected, as the real provider has it. */
  draftsRenewals = false;
  /** What becomes of a subscription once the last try to collect a payment has failed. */
  afterRetries: AfterRetries = 'cancel';
  #moment: number | undefined;
  #cause: Stripe.Event.Request | null = null;

  constructor(readonly key: string) {
    this.notices.setMaxListeners(0);
  }

  /** Seconds since the epoch, on the clock of a customer where one is given who has a clock of their own. */
  now(customer?: string): number {
    return this.#moment ?? this.#clockOf(customer)?.frozen_time ?? this.clock;
  }

  get clock(): number {
    return Math.floor(Date.now() / 1000) + this.clockOffset;
  }

  #clockOf(customer: string | undefined) {
    const clock = customer === undefined ? undefined : this.customer(customer)?.test_clock;
    return clock ? this.tables.testClocks.get(clock) : undefined;
  }

  /** Does something as if it were that moment. */
  at<Result>(moment: number, act: () => Result): Result {
    const before = this.#moment;
    this.#moment = moment;
    try {
      return act();
    } finally {
      this.#moment = before;
    }
  }

  /** Does something on behalf of a request, which the events of it name. */
  because<Result>(cause: Stripe.Event.Request, act: () => Result): Result {
    this.#cause = cause;
    try {
      return act();
    } finally {
      this.#cause = null;
    }
  }

  /** A customer who is not deleted. */
  customer(id: string): Customer | undefined {
    const customer = this.tables.customers.get(id);
    return customer?.deleted ? undefined : customer;
  }

  /** Changes an object, and answers with what its changed properties were before. */
  change<Kept extends Row>(row: Kept, changes: Partial<Kept>): Partial<Kept> {
    const before: Partial<Kept> = {};
    for (const name of Object.keys(changes) as (keyof Kept)[]) {
      if (JSON.stringify(row[name]) !== JSON.stringify(changes[name])) before[name] = row[name];
    }
    Object.assign(row, changes);
    this.notices.emit('changed');
    return before;
  }

  /** Changes an object, with an event of that type where anything is different afterwards. */
  update<Kept extends Row>(type: Stripe.Event.Type, row: Kept, changes: Partial<Kept>): void {
    const before = this.change(row, changes);
    if (Object.keys(before).length > 0) this.emit(type, row, before);
  }

  /** Keeps an event, which holds its object as it is at this moment, and tells those who deliver it. */
  emit(type: Stripe.Event.Type, object: Row, previous?: object): ProviderEvent {
    const customer = 'customer' in object ? object.customer : undefined;
    const event = this.tables.events.add({
      id: newId(PREFIXES.events),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(typeof customer === 'string' ? customer : undefined),
      data: structuredClone({
        object,
        ...(previous && { previous_attributes: previous }),
      }),
      livemode: false,
      pending_webhooks: 0,
      request: this.#cause ?? { id: null, idempotency_key: null },
      type,
    });
    this.tables.events.keepNewest(KEPT_EVENTS);
    this.notices.emit('event', event);
    this.notices.emit('changed');
    return event;
  }

  state(): AccountState {
    const rows = TABLE_NAMES.map((name) => [name, this.tables[name].all()]);
    const events = this.tables.events.all().slice(-WRITTEN_EVENTS);
    return {
      clockOffset: this.clockOffset,
      tables: { ...Object.fromEntries(rows), events },
    };
  }

  restore({ clockOffset, tables }: AccountState): void {
    this.clockOffset = clockOffset;
    for (const name of TABLE_NAMES) {
      const table: Table<Row> = this.tables[name];
      table.replaceAll(tables[name] ?? []);
    }
  }
}
