import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OncePerOperation } from '../../../platform/graphql/once-per-operation';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { SessionPrincipal } from '../../../platform/http/principal';
import { Public } from '../../../platform/http/public.decorator';
import { FromVisitor, type Visitor } from '../../../platform/http/visitor';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.decorator';
import { LinkTokenArgs } from '../links/link.args';
import { AuthPayload } from '../sessions/auth-payload.type';
import { PasswordChange } from './password-change';
import { PasswordReset } from './password-reset';
import { ChangePasswordInput, ForgotPasswordArgs, ResetPasswordInput } from './password.inputs';
import { ResetTokenState } from './reset-token-state.type';

@Resolver()
export class PasswordsResolver {
  constructor(
    private readonly change: PasswordChange,
    private readonly resets: PasswordReset,
  ) {}

  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => AuthPayload, {
    description: 'Replaces the password. Ends every session, and answers with a new one.',
  })
  changePassword(
    @CurrentUser() user: SessionPrincipal,
    @Args('input', { description: 'Both passwords.' }) input: ChangePasswordInput,
    @FromVisitor() visitor: Visitor,
  ): Promise<AuthPayload> {
    return this.change.change(user, input, visitor);
  }

  @Public('ignore')
  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => Boolean, {
    description:
      'Has a link sent that sets a new password. The same answer, whether there is such an account or not.',
  })
  async forgotPassword(
    @Args() { email }: ForgotPasswordArgs,
    @FromVisitor() visitor: Visitor,
  ): Promise<boolean> {
    await this.resets.ask(email, visitor);
    return true;
  }

  @Public('ignore')
  @RateLimit('auth')
  @Query(() => ResetTokenState, {
    description: 'Whether a link that sets a new password would be accepted; it stays as it is.',
  })
  verifyResetToken(@Args() { token }: LinkTokenArgs): Promise<ResetTokenState> {
    return this.resets.stateOf(token);
  }

  @Public('ignore')
  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => Boolean, { description: 'Sets a new password. Ends every session.' })
  async resetPassword(
    @Args('input', { description: 'The new password, and the token of the link.' })
    input: ResetPasswordInput,
    @FromVisitor() visitor: Visitor,
  ): Promise<boolean> {
    await this.resets.reset(input, visitor);
    return true;
  }
}
