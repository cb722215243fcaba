import { Args, Float, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { PaidPlanId } from '@tercet/contracts';
import { OncePerOperation } from '../../platform/graphql/once-per-operation';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import type { SessionPrincipal } from '../../platform/http/principal';
import { RateLimit } from '../../platform/rate-limit/rate-limit.decorator';
import { PaidPlanEnum } from '../subscription/subscription.enums';
import { UserSubscription } from '../subscription/subscription.types';
import { AccountCredits } from './billing/account-credits';
import { BillingPortal } from './billing/billing-portal';
import { Invoices } from './billing/invoices';
import { AwaitedSwitches } from './changes/awaited-switches';
import { PlanSwitch } from './changes/plan-switch';
import { SubscriptionChanges } from './changes/subscription-changes';
import { Checkouts } from './checkout/checkouts';
import { SubscriptionRefresh } from './checkout/subscription-refresh';
import {
  AccountCredit,
  AwaitedSwitch,
  BillingPortalSession,
  CheckoutSession,
  Invoice,
  PlanSwitchPreview,
} from './payments.types';

const PLAN = { type: () => PaidPlanEnum, description: 'The plan.' } as const;

@Resolver()
export class PaymentsResolver {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly refresh: SubscriptionRefresh,
    private readonly changes: SubscriptionChanges,
    private readonly planSwitch: PlanSwitch,
    private readonly portal: BillingPortal,
    private readonly bills: Invoices,
    private readonly credits: AccountCredits,
    private readonly awaited: AwaitedSwitches,
  ) {}

  @RateLimit('payments')
  @OncePerOperation()
  @Query(() => [Invoice], { description: 'Invoices of the account, the latest first.' })
  invoices(@CurrentUser() user: SessionPrincipal): Promise<Invoice[]> {
    return this.bills.of(user.userId);
  }

  @RateLimit('payments')
  @OncePerOperation()
  @Query(() => AccountCredit, {
    nullable: true,
    description: 'What the next invoices of the account are paid from; null where there is none.',
  })
  accountCredit(@CurrentUser() user: SessionPrincipal): Promise<AccountCredit | null> {
    return this.credits.of(user.userId);
  }

  @RateLimit('payments')
  @OncePerOperation()
  @Query(() => AwaitedSwitch, {
    nullable: true,
    description: 'The switch of the account that its bank wants approved; null where none waits.',
  })
  awaitedSwitch(@CurrentUser() user: SessionPrincipal): Promise<AwaitedSwitch | null> {
    return this.awaited.of(user.userId);
  }

  @RateLimit('payments')
  @OncePerOperation()
  @Query(() => PlanSwitchPreview, {
    description: 'What switching the subscription to another plan would cost now.',
  })
  planSwitchPreview(
    @CurrentUser() user: SessionPrincipal,
    @Args('plan', PLAN) plan: PaidPlanId,
  ): Promise<PlanSwitchPreview> {
    return this.planSwitch.preview(user.userId, plan);
  }

  @RateLimit('payments')
  @OncePerOperation()
  @Mutation(() => CheckoutSession, {
    description:
      "Opens the provider's payment page for a plan; the one that is open already, if it is for the same plan.",
  })
  createCheckoutSession(
    @CurrentUser() user: SessionPrincipal,
    @Args('plan', PLAN) plan: PaidPlanId,
  ): Promise<CheckoutSession> {
    return this.checkouts.open(user.userId, plan);
  }

  @RateLimit('payments')
  @OncePerOperation()
  @Mutation(() => BillingPortalSession, {
    description: "Opens the provider's page for the card, the invoices and the end of the plan.",
  })
  createBillingPortalSession(@CurrentUser() user: SessionPrincipal): Promise<BillingPortalSession> {
    return this.portal.open(user.userId);
  }

  @RateLimit('payments')
  @OncePerOperation()
  @Mutation(() => UserSubscription, {
    description:
      'Cancels the subscription to the end of what is paid for; at once where that is over, as the last payment has failed or is still to be collected.',
  })
  cancelSubscription(@CurrentUser() user: SessionPrincipal): Promise<UserSubscription> {
    return this.changes.cancel(user.userId);
  }

  @RateLimit('payments')
  @OncePerOperation()
  @Mutation(() => UserSubscription, {
    description: 'Takes the cancellation of a subscription back that is still in force.',
  })
  resumeSubscription(@CurrentUser() user: SessionPrincipal): Promise<UserSubscription> {
    return this.changes.resume(user.userId);
  }

  @RateLimit('payments')
  @OncePerOperation()
  @Mutation(() => UserSubscription, {
    description:
      'Switches the subscription to another plan at once, and pays for it; takes a cancellation back.',
  })
  switchPlan(
    @CurrentUser() user: SessionPrincipal,
    @Args('plan', PLAN) plan: PaidPlanId,
    @Args('prorationDate', {
      type: () => Date,
      nullable: true,
      description:
        '`prorationDate` of the preview that was shown: what it said is charged. Refused ten minutes later.',
    })
    prorationDate: Date | null,
    @Args('amountDue', {
      type: () => Float,
      nullable: true,
      description: '`amountDue` of the preview that was shown. Refused where it would be another.',
    })
    amountDue: number | null,
    @Args('price', {
      type: () => Float,
      nullable: true,
      description: '`price` of the preview that was shown. Refused where it would be another.',
    })
    price: number | null,
    @Args('takesBack', {
      type: () => Boolean,
      nullable: true,
      description: '`takesBack` of the preview that was shown. Refused where it would be another.',
    })
    takesBack: boolean | null,
  ): Promise<UserSubscription> {
    const shown = {
      at: prorationDate ?? undefined,
      amountDue: amountDue ?? undefined,
      price: price ?? undefined,
      takesBack: takesBack ?? undefined,
    };
    return this.planSwitch.switchTo(user.userId, plan, shown);
  }

  @RateLimit('payments')
  @OncePerOperation()
  @Mutation(() => UserSubscription, {
    description:
      'Gives up the switch that the bank wants approved; all else stays, also where none waits.',
  })
  withdrawSwitch(@CurrentUser() user: SessionPrincipal): Promise<UserSubscription> {
    return this.planSwitch.withdraw(user.userId);
  }

  @RateLimit('payments')
  @OncePerOperation()
  @Mutation(() => UserSubscription, {
    description: 'Reads anew at the provider what the account has paid for.',
  })
  refreshSubscription(
    @CurrentUser() user: SessionPrincipal,
    @Args('sessionId', {
      type: () => String,
      nullable: true,
      description: "Session of the account's that the browser comes back from.",
    })
    sessionId: string | null,
  ): Promise<UserSubscription> {
    return this.refresh.refresh(user.userId, sessionId ?? undefined);
  }
}
