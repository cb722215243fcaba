import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import type { Principal } from '../../platform/http/principal';
import { AccountService } from './account.service';
import { ProfileInput } from './profile.input';
import { User } from './user.type';

@Resolver()
export class AccountResolver {
  constructor(private readonly accounts: AccountService) {}

  @Query(() => User, { description: 'The account that is signed in.' })
  me(@CurrentUser() user: Principal): Promise<User> {
    return this.accounts.get(user.userId);
  }

  @Mutation(() => User, { description: 'Changes the name, language or theme of the account.' })
  updateProfile(
    @CurrentUser() user: Principal,
    @Args('input', { description: 'The fields to change.' }) input: ProfileInput,
  ): Promise<User> {
    return this.accounts.updateProfile(user.userId, input);
  }
}
