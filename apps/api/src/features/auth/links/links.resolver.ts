import { Args, Mutation, Resolver } from '@nestjs/graphql';
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
  @Mutation(() => Boolean, {
    description:
      'Confirms the address that the link was sent to. A link is good once, for 24 hours.',
  })
  async verifyEmail(@Args() { token }: LinkTokenArgs): Promise<boolean> {
    await this.verification.verify(token);
    return true;
  }

  @RateLimit('auth')
  @Mutation(() => Boolean, {
    description: 'Sends another link that confirms the address; the one before ends.',
  })
  async resendVerification(
    @CurrentUser() user: SessionPrincipal,
    @FromVisitor() visitor: Visitor,
  ): Promise<boolean> {
    await this.verification.askAgain(user.userId, visitor);
    return true;
  }
}
