import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type PaidPlanId, pricingPlanOf } from '@tercet/contracts';
import { AppError } from '../../platform/errors/app-error';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import type { SessionPrincipal } from '../../platform/http/principal';
import { RateLimit } from '../../platform/rate-limit/rate-limit.decorator';
import { SubscriptionChanges } from './changes/subscription-changes';
import { Checkouts } from './checkout/checkouts';
import { SubscriptionRefresh } from './checkout/subscription-refresh';
import { CheckoutInput, SubscriptionUpdateInput } from './payments.inputs';

const paidPlan = (name: string): PaidPlanId => `premium-${pricingPlanOf(name)}`;

@Controller('api/Subscription')
export class PaymentsController {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly changes: SubscriptionChanges,
    private readonly refresh: SubscriptionRefresh,
  ) {}

  @RateLimit('payments')
  @HttpCode(200)
  @Post('create-checkout-session')
  async createCheckoutSession(
    @CurrentUser() user: SessionPrincipal,
    @Body() { plan }: CheckoutInput,
  ) {
    return { success: true, ...(await this.checkouts.open(user.userId, paidPlan(plan))) };
  }

  @RateLimit('payments')
  @HttpCode(200)
  @Post('cancel')
  async cancel(@CurrentUser() user: SessionPrincipal) {
    const { expiresAt, isPremium } = await this.changes.cancel(user.userId);
    const message = isPremium
      ? 'The subscription is cancelled and stays in force until it expires'
      : 'The subscription has ended';
    return { success: true, expiresAt, message };
  }

  @RateLimit('payments')
  @HttpCode(200)
  @Post('resume')
  async resume(@CurrentUser() user: SessionPrincipal) {
    const { renewsAt } = await this.changes.resume(user.userId);
    return { success: true, renewsAt };
  }

  /** Answers with what the provider says, whatever the body does. */
  @RateLimit('payments')
  @HttpCode(200)
  @Post('update')
  async update(@CurrentUser() user: SessionPrincipal, @Body() { userId }: SubscriptionUpdateInput) {
    if (userId !== user.userId) throw new AppError('FORBIDDEN');
    return this.refresh.refresh(user.userId);
  }
}
