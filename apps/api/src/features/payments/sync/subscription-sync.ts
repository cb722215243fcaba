import { Injectable } from '@nestjs/common';
import { SharedRuns } from '../../../platform/concurrency/shared-runs';
import { AppError } from '../../../platform/errors/app-error';
import { Outbox } from '../../../platform/mail/outbox';
import { AccountService } from '../../account/account.service';
import {
  type PaidSubscription,
  SubscriptionRecords,
} from '../../subscription/subscription-records';
import { BillingCustomers, type Ticket } from '../customers/billing-customers';
import { ProviderTruth, type Truth } from './provider-truth';
import { newsOf } from './subscription-news';

/** How often it is read again because something else was written meanwhile. */
const MAX_ROUNDS = 10;

/** What is known once the provider has said what it knows. */
function stateAfter(before: PaidSubscription | null, { state }: Truth): PaidSubscription | null {
  if (state) return state;
  // What never came from there does not end there; what has ended stays as it is.
  if (!before || before.subscriptionId === null || before.status === 'expired') return before;
  const now = new Date();
  const { expiresAt } = before;
  const end = expiresAt !== null && expiresAt < now ? expiresAt : now;
  const nothingDue = { paymentFailed: false, retryAt: null, awaitsPayment: false };
  return { ...before, status: 'expired', expiresAt: end, ...nothingDue };
}

const FIELDS = [
  ...(['subscriptionId', 'plan', 'status', 'paymentFailed', 'awaitsPayment'] as const),
  ...(['startedAt', 'cancelledAt', 'expiresAt', 'retryAt', 'endedBecause'] as const),
  ...(['periodAmount', 'currency'] as const),
];

/** Moments are the same when they are equal. */
const plain = (value: PaidSubscription[(typeof FIELDS)[number]]) =>
  value instanceof Date ? value.getTime() : value;

const isSame = (before: PaidSubscription | null, after: PaidSubscription): boolean =>
  before !== null && FIELDS.every((name) => plain(before[name]) === plain(after[name]));

/**
 * The only writer of what is paid for. Whatever brings it about, it reads the provider and writes what stands there, so
 * that it does not matter how often, in which order, or in how many processes it runs.
 */
@Injectable()
export class SubscriptionSync {
  private readonly runs = new SharedRuns<boolean>();

  constructor(
    private readonly customers: BillingCustomers,
    private readonly truth: ProviderTruth,
    private readonly records: SubscriptionRecords,
    private readonly accounts: AccountService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Brings what is known of a customer into line with the provider. Nothing where nobody here is this customer.
   * @returns whether nothing is left to be mended at the provider
   * @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR, SERVICE_BUSY
   */
  sync(customerId: string): Promise<boolean> {
    return this.runs.run(customerId, () => this.syncNow(customerId));
  }

  /**
   * The same for those who come again until nothing is left to be mended.
   * @throws {AppError} PAYMENT_PROVIDER_ERROR where something is, too
   */
  async syncWhole(customerId: string): Promise<void> {
    if (!(await this.sync(customerId))) throw new AppError('PAYMENT_PROVIDER_ERROR');
  }

  /** The same as `sync` for an account, if it is a customer. */
  async syncAccount(userId: string): Promise<void> {
    const customer = await this.customers.of(userId);
    if (customer?.customerId != null) await this.sync(customer.customerId);
  }

  private async syncNow(customerId: string): Promise<boolean> {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const ticket = await this.customers.takeTicket(customerId);
      if (!ticket) return true;
      const truth = await this.truth.of(customerId);
      if (await this.write(ticket, truth)) return truth.isWhole;
    }
    throw new AppError('SERVICE_BUSY', { retryAfterSeconds: 1 });
  }

  /** @returns false where something was written meanwhile that was read later: what was read here may be older, or newer */
  private async write(ticket: Ticket, truth: Truth): Promise<boolean> {
    const { userId, customerId } = ticket;
    return this.outbox.transaction(async (manager) => {
      const account = await this.accounts.lockIfThere(manager, userId);
      if (!account) return true;
      if (!(await this.customers.useTicket(manager, ticket))) return false;
      const before = await this.records.of(userId, manager);
      const after = stateAfter(before, truth);
      if (after && !isSame(before, after)) {
        await this.records.write(manager, userId, after);
        for (const mail of newsOf(account, before, after)) await this.outbox.add(mail, manager);
      }
      if (truth.isDeleted) await this.customers.lose(manager, customerId);
      return true;
    });
  }
}
