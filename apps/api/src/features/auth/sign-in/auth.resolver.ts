import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { BearerToken } from '../../../platform/http/bearer-token';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { Principal } from '../../../platform/http/principal';
import { Public } from '../../../platform/http/public.decorator';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.decorator';
import { AuthPayload } from './auth-payload.type';
import { AuthService } from './auth.service';
import { LoginInput } from './login.input';
import { RegisterInput } from './register.input';

@Resolver()
export class AuthResolver {
  constructor(private readonly auth: AuthService) {}

  @Public('ignore')
  @RateLimit('auth')
  @Mutation(() => AuthPayload, { description: 'Creates an account and signs it in.' })
  register(
    @Args('input', { description: 'The new account.' }) input: RegisterInput,
  ): Promise<AuthPayload> {
    return this.auth.register(input);
  }

  @Public('ignore')
  @RateLimit('auth')
  @Mutation(() => AuthPayload, { description: 'Signs in with e-mail address and password.' })
  login(
    @Args('input', { description: 'The credentials.' }) input: LoginInput,
  ): Promise<AuthPayload> {
    return this.auth.login(input);
  }

  @Mutation(() => AuthPayload, {
    description: 'Replaces the token of the session; the old one stays good for 60 seconds.',
  })
  refreshSession(
    @CurrentUser() user: Principal,
    @BearerToken() token: string,
  ): Promise<AuthPayload> {
    return this.auth.refresh(user, token);
  }

  @Mutation(() => Boolean, { description: 'Ends the session that the token belongs to.' })
  async logout(@CurrentUser() user: Principal): Promise<boolean> {
    await this.auth.logout(user);
    return true;
  }
}
