import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { OncePerOperation } from '../../platform/graphql/once-per-operation';
import { CurrentUser } from '../../platform/http/current-user.decorator';
import type { Principal } from '../../platform/http/principal';
import { Public } from '../../platform/http/public.decorator';
import { RateLimit } from '../../platform/rate-limit/rate-limit.decorator';
import { ContactSupportInput } from './support.input';
import { SupportService } from './support.service';

@Resolver()
export class SupportResolver {
  constructor(private readonly support: SupportService) {}

  @Public()
  @RateLimit('support')
  @OncePerOperation()
  @Mutation(() => Boolean, {
    description:
      'Sends a message to support, which answers by e-mail within 24 hours. Open to everybody; messages of premium accounts come first.',
  })
  async contactSupport(
    @Args('input', { description: 'The message, and where its answer goes.' })
    input: ContactSupportInput,
    @CurrentUser() user: Principal | undefined,
  ): Promise<boolean> {
    await this.support.send(input, user?.userId);
    return true;
  }
}
