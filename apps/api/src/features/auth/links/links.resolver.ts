import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { OncePerOperation } from '../../../platform/graphql/once-per-operation';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { SessionPrincipal } from '../../../platform/http/principal';
import { Public } from '../../../platform/http/public.decorator';
import { FromVisitor, type Visitor } from '../../../platform/http/visitor';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.decorator';
import { EmailVerification } from './email-verification';
import { LinkTokenArgs } from './link.args';

@Resolver()
export class LinksResolver {
  constructor(private readonly verification: EmailVerification) {}

  @Public('ignore')
  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => Boolean, {
    description:
      'Confirms the address that the link was sent to; a new one is the address of the account from then on. A link is good once, for 24 hours.',
  })
  async verifyEmail(@Args() { token }: LinkTokenArgs): Promise<boolean> {
    await this.verification.verify(token);
    return true;
  }

  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => Boolean, {
    description:
      'Sends another link that confirms the address, or the new one that is still to be confirmed, unless there is none: then false. The link before ends.',
  })
  resendVerification(
    @CurrentUser() user: SessionPrincipal,
    @FromVisitor() visitor: Visitor,
  ): Promise<boolean> {
    return this.verification.askAgain(user.userId, visitor);
  }
}
