import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Operation } from '@tercet/contracts';
import { ForApiKeys } from '../../platform/http/for-api-keys.decorator';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import type { Principal } from '../../platform/http/principal';
import { OperationEnum } from './subscription.enums';
import { SubscriptionService } from './subscription.service';
import { CanUse, UserSubscription } from './subscription.types';

@Resolver()
export class SubscriptionResolver {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @Query(() => UserSubscription, { description: 'The subscription of the account.' })
  subscription(@CurrentUser() user: Principal): Promise<UserSubscription> {
    return this.subscriptions.subscriptionOf(user.userId);
  }

  @ForApiKeys('transform')
  @Query(() => CanUse, { description: 'Whether the account may make an AI request now.' })
  canUse(
    @CurrentUser() user: Principal,
    @Args('operation', { type: () => OperationEnum, description: 'What is to be done.' })
    _operation: Operation,
  ): Promise<CanUse> {
    return this.subscriptions.canUse(user.userId);
  }
}
