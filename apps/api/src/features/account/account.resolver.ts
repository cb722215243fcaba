import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import type { Principal, SessionPrincipal } from '../../platform/http/principal';
import { OncePerOperation } from '../../platform/graphql/once-per-operation';
import { RateLimit } from '../../platform/rate-limit/rate-limit.decorator';
import { JSONObject } from '../../platform/graphql/json-object.scalar';
import { AccountService } from './account.service';
import { DataExport } from './data-export';
import { ProfileInput } from './profile.input';
import { User } from './user.type';

@Resolver()
export class AccountResolver {
  constructor(
    private readonly accounts: AccountService,
    private readonly dataExport: DataExport,
  ) {}

  @Query(() => User, { description: 'The account that is signed in.' })
  me(@CurrentUser() user: Principal): Promise<User> {
    return this.accounts.get(user.userId);
  }

  @RateLimit('auth')
  @OncePerOperation()
  @Query(() => JSONObject, {
    description:
      'All that is kept of the account, as one JSON object. Texts are not: none is kept.',
  })
  exportMyData(@CurrentUser() user: SessionPrincipal): Promise<object> {
    return this.dataExport.of(user.userId);
  }

  @Mutation(() => User, { description: 'Changes the name, language or theme of the account.' })
  updateProfile(
    @CurrentUser() user: Principal,
    @Args('input', { description: 'The fields to change.' }) input: ProfileInput,
  ): Promise<User> {
    return this.accounts.updateProfile(user.userId, input);
  }
}
