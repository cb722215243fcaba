import { Controller, Get, Param } from '@nestjs/common';
import { isOperation, OPERATIONS } from '@tercet/contracts';
import { AppError } from '../../platform/errors/app-error';
import { ForApiKeys } from '../../platform/http/for-api-keys.decorator';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import type { Principal } from '../../platform/http/principal';
import { requiredParameter } from '../../platform/http/required-parameter';
import { SubscriptionService } from './subscription.service';

@Controller('api/Subscription')
export class SubscriptionController {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Get()
  subscription(@CurrentUser() user: Principal) {
    return this.subscriptions.subscriptionOf(user.userId);
  }

  @Get('status')
  async status(@CurrentUser() user: Principal) {
    const { status, isPremium, expiresAt } = await this.subscriptions.subscriptionOf(user.userId);
    return { status, isPremium, expiresAt };
  }

  @ForApiKeys('transform')
  @Get(['can-use', 'can-use/:operation'])
  async canUse(@CurrentUser() user: Principal, @Param('operation') value: string | undefined) {
    const operation = requiredParameter('operation', value);
    if (!isOperation(operation.toLowerCase())) {
      throw new AppError('OPERATION_UNKNOWN', { args: { operations: OPERATIONS } });
    }
    return this.subscriptions.canUse(user.userId);
  }
}
