import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { isKept } from '../../payment-provider/payment-errors';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { readAll } from '../../payment-provider/read-all';

/** Why a balance is changed. It is kept with the change at the provider, and the invoice with it. */
const REASONS = ['credit_taken', 'credit_given_back'] as const;
type BalanceReason = (typeof REASONS)[number];

const isOurs = (metadata: Stripe.Metadata | null): boolean =>
  REASONS.some((reason) => metadata?.[reason] !== undefined);

/** @param amounts by which a balance changed, the earliest first: below zero they were given */
function takenIn(amounts: readonly number[]): number {
  let given = 0;
  let taken = 0;
  for (const amount of amounts) {
    given -= amount;
    if (given < 0) {
      taken -= given;
      given = 0;
    }
  }
  return taken;
}

/** Changes what customers have to their credit: for each invoice and reason as much as is due, whatever fails on the way. */
@Injectable()
export class BalanceChanges {
  constructor(private readonly provider: PaymentProvider) {}

  /** What was changed for a reason, by the invoice's id. @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async made(customer: string, reason: BalanceReason): Promise<ReadonlyMap<string, number>> {
    const sums = new Map<string, number>();
    for (const { amount, metadata } of await this.all(customer)) {
      const invoice = metadata?.[reason];
      if (invoice !== undefined) sums.set(invoice, (sums.get(invoice) ?? 0) + amount);
    }
    return sums;
  }

  /**
   * What somebody else has taken of a customer's credit by hand, but for what they had given before.
   * @param since seconds
   * @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async takenByHand(customer: string, since: number): Promise<number> {
    const byHand = (await this.all(customer)).filter(
      ({ type, created, metadata }) =>
        type === 'adjustment' && created >= since && !isOurs(metadata),
    );
    return takenIn(byHand.reverse().map(({ amount }) => amount));
  }

  /**
   * Brings what is changed for an invoice up to what is due for it.
   * @param due below zero: to the customer's credit. In the currency's smallest unit.
   * @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async make(
    customer: string,
    reason: BalanceReason,
    invoice: string,
    {
      amount: due,
      currency,
    }: Pick<Stripe.CustomerCreateBalanceTransactionParams, 'amount' | 'currency'>,
  ): Promise<void> {
    const before = await this.madeFor(customer, reason, invoice);
    const amount = due - before;
    if (Math.sign(amount) !== Math.sign(due)) return;
    // Two who come at the same time find the same; the provider keeps the key for a day.
    const key = `${reason}-${invoice}-${before}`;
    const change = { amount, currency, metadata: { [reason]: invoice } };
    const changeUnder = (idempotencyKey: string) =>
      this.provider.ask((stripe) =>
        stripe.customers.createBalanceTransaction(customer, change, { idempotencyKey }),
      );
    try {
      await changeUnder(key);
    } catch (error) {
      // A failure is kept as long, unless it was made all the same.
      const isUnmade = isKept(error) && (await this.madeFor(customer, reason, invoice)) === before;
      if (!isUnmade) throw error;
      await changeUnder(`${key}-${new Date().toISOString().slice(0, 'YYYY-MM-DDTHH'.length)}`);
    }
  }

  /** The latest first. */
  private all(customer: string): Promise<Stripe.CustomerBalanceTransaction[]> {
    return this.provider.ask((stripe) =>
      readAll(stripe.customers.listBalanceTransactions(customer, { limit: 100 })),
    );
  }

  private async madeFor(customer: string, reason: BalanceReason, invoice: string): Promise<number> {
    return (await this.made(customer, reason)).get(invoice) ?? 0;
  }
}
