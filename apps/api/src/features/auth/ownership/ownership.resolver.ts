import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { OncePerOperation } from '../../../platform/graphql/once-per-operation';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { SessionPrincipal } from '../../../platform/http/principal';
import { FromVisitor, type Visitor } from '../../../platform/http/visitor';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.decorator';
import { User } from '../../account/user.type';
import { AccountDeletion } from './account-deletion';
import { EmailChange } from './email-change';
import { ChangeEmailInput, DeleteAccountInput } from './ownership.inputs';

@Resolver()
export class OwnershipResolver {
  constructor(
    private readonly emails: EmailChange,
    private readonly deletion: AccountDeletion,
  ) {}

  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => User, {
    description:
      'Asks for another e-mail address, and tells both addresses. It is the address of the account once it is confirmed, and at once where the present one is not confirmed itself. The present one itself gives up a change that is not confirmed yet.',
  })
  changeEmail(
    @CurrentUser() user: SessionPrincipal,
    @Args('input', { description: 'The new address, and the password.' }) input: ChangeEmailInput,
    @FromVisitor() visitor: Visitor,
  ): Promise<User> {
    return this.emails.change(user.userId, input, visitor);
  }

  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => Boolean, {
    description: 'Deletes the account and all that belongs to it, for good.',
  })
  async deleteAccount(
    @CurrentUser() user: SessionPrincipal,
    @Args('input', { description: 'The password.' }) { password }: DeleteAccountInput,
    @FromVisitor() visitor: Visitor,
  ): Promise<boolean> {
    await this.deletion.delete(user.userId, password, visitor);
    return true;
  }
}
