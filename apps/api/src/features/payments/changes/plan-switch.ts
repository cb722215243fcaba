import { Injectable } from '@nestjs/common';
import type { PaidPlanId } from '@tercet/contracts';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { AccountService } from '../../account/account.service';
import { idOf } from '../../payment-provider/expandable';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import type { UserSubscription } from '../../subscription/subscription.types';
import { voidOpen } from '../billing/open-invoices';
import { Refunds } from '../billing/refunds';
import type { PlanSwitchPreview } from '../payments.types';
import { goingOn, isEnding, itemOf, planOf } from '../sync/subscription-state';
import { ChangeMaker, type IsMade } from './change-maker';
import { LiveSubscription } from './live-subscription';
import { approvalRequired, awaitedInvoice, awaitedPrice, paySwitch } from './paid-switch';
import { allowedBillOf, changeOf } from './switch-bill';
import {
  assertShown,
  offerOf,
  offerToStay,
  type ShownSwitch,
  type SwitchPrice,
} from './switch-offer';
import { WantedSwitches, type Switch } from './wanted-switches';

/** What has come of a switch at the provider. */
interface Made {
  customer?: string;
  /** The invoice that was paid. */
  invoice?: string | undefined;
}

/** Switches subscriptions between the month and the year. */
@Injectable()
export class PlanSwitch {
  constructor(
    private readonly wanted: WantedSwitches,
    private readonly live: LiveSubscription,
    private readonly provider: PaymentProvider,
    private readonly maker: ChangeMaker,
    private readonly accounts: AccountService,
    private readonly refunds: Refunds,
  ) {}

  /** @throws {AppError} PAYMENT_DECLINED where the present period is not paid for; RATE_LIMITED after many switches in a day; NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async preview(userId: string, plan: PaidPlanId): Promise<PlanSwitchPreview> {
    return this.wanted.act(userId, plan, async (stripe, change) => ({
      ...(await this.priceOf(stripe, plan, change)),
      takesBack: isEnding(change.subscription),
    }));
  }

  private async priceOf(stripe: Stripe, plan: PaidPlanId, change: Switch): Promise<SwitchPrice> {
    const { subscription, item, price } = change;
    if (planOf(item) === plan) return offerToStay(plan, price, item);
    const awaited = awaitedInvoice(subscription);
    // It was made at the price of its time.
    if (awaited) return offerOf(plan, awaitedPrice(subscription), awaited);
    return offerOf(plan, price.id, await allowedBillOf(stripe, change));
  }

  /**
   * Takes a cancellation back too: whoever pays for another plan wants to go on.
   * @param shown what is to be charged; as of now, whatever that is, without it
   * @throws {AppError} PAYMENT_DECLINED, also where the present period is not paid for, and then all stays as it is;
   * PAYMENT_APPROVAL_REQUIRED with the `payUrl` on which the bank asks, and then it is switched once that is paid;
   * VALIDATION_FAILED where what was shown is out of date; UNAUTHENTICATED, and then all is paid back, where the account
   * was deleted meanwhile; RATE_LIMITED after many switches in a day; NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async switchTo(userId: string, plan: PaidPlanId, shown: ShownSwitch): Promise<UserSubscription> {
    const made: Made = {};
    const change = () =>
      this.wanted.act(userId, plan, async (stripe, wanted) => {
        made.customer = idOf(wanted.subscription.customer);
        made.invoice = await this.makeSwitch(stripe, plan, wanted, shown);
      });
    const isMade: IsMade = (subscription) =>
      subscription !== undefined &&
      planOf(itemOf(subscription)) === plan &&
      !isEnding(subscription) &&
      !awaitedInvoice(subscription);
    try {
      return await this.maker.make(userId, change, isMade);
    } finally {
      if (!(await this.accounts.findById(userId))) await this.giveUp(made);
    }
  }

  /**
   * Gives up the switch that waits for the bank; all else stays, also where none waits.
   * @throws {AppError} NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  withdraw(userId: string): Promise<UserSubscription> {
    const change = async () => this.voidAwaited(await this.live.of(userId));
    const isMade: IsMade = (subscription) => !subscription || !awaitedInvoice(subscription);
    return this.maker.make(userId, change, isMade);
  }

  /** @returns the id of the invoice that was paid, if any was */
  private async makeSwitch(
    stripe: Stripe,
    plan: PaidPlanId,
    change: Switch,
    shown: ShownSwitch,
  ): Promise<string | undefined> {
    const { subscription, item } = change;
    assertShown(shown, { takesBack: isEnding(subscription) });
    if (planOf(item) === plan) {
      await this.voidAwaited(subscription);
      await stripe.subscriptions.update(subscription.id, goingOn(subscription));
      return undefined;
    }
    const awaited = awaitedInvoice(subscription);
    // There are two plans: it is this one that waits.
    if (awaited) throw approvalRequired(awaited);
    return paySwitch(stripe, subscription.id, await changeOf(stripe, plan, change, shown));
  }

  /** It may have been paid this moment, or given up. */
  private async voidAwaited(subscription: Stripe.Subscription): Promise<void> {
    const awaited = awaitedInvoice(subscription);
    if (awaited) await this.provider.tryTo((stripe) => stripe.invoices.voidInvoice(awaited.id));
  }

  /**
   * What was paid while the account went goes back, and what waits is not paid: nobody has anything of it.
   * @throws {AppError} UNAUTHENTICATED
   */
  private async giveUp({ customer, invoice }: Made): Promise<never> {
    if (invoice !== undefined) await this.refunds.giveBack(invoice);
    if (customer !== undefined) await this.provider.ask((stripe) => voidOpen(stripe, customer));
    throw new AppError('UNAUTHENTICATED');
  }
}
