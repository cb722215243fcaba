import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { OncePerOperation } from '../../../platform/graphql/once-per-operation';
import { BearerToken } from '../../../platform/http/bearer-token';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { SessionPrincipal } from '../../../platform/http/principal';
import { Public } from '../../../platform/http/public.decorator';
import { FromVisitor, type Visitor } from '../../../platform/http/visitor';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.decorator';
import { AuthPayload } from '../sessions/auth-payload.type';
import { AuthService } from './auth.service';
import { LoginInput } from './login.input';
import { RedirectToken } from '../redirect/redirect-token.type';
import { RedirectTokenArgs } from '../redirect/redirect-token.args';
import { RegisterInput } from './register.input';
import { Registration } from './registration';

@Resolver()
export class AuthResolver {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: Registration,
  ) {}

  @Public('ignore')
  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => AuthPayload, { description: 'Creates an account and signs it in.' })
  register(
    @Args('input', { description: 'The new account.' }) input: RegisterInput,
    @FromVisitor() visitor: Visitor,
  ): Promise<AuthPayload> {
    return this.registration.register(input, visitor);
  }

  @Public('ignore')
  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => AuthPayload, { description: 'Signs in with e-mail address and password.' })
  login(
    @Args('input', { description: 'The credentials.' }) input: LoginInput,
    @FromVisitor() visitor: Visitor,
  ): Promise<AuthPayload> {
    return this.auth.login(input, visitor);
  }

  @Mutation(() => AuthPayload, {
    description: 'Replaces the token of the session; the old one stays good for 60 seconds.',
  })
  refreshSession(
    @CurrentUser() user: SessionPrincipal,
    @BearerToken() token: string,
  ): Promise<AuthPayload> {
    return this.auth.refresh(user, token);
  }

  @Mutation(() => Boolean, { description: 'Ends the session that the token belongs to.' })
  async logout(@CurrentUser() user: SessionPrincipal): Promise<boolean> {
    await this.auth.logout(user);
    return true;
  }

  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => RedirectToken, {
    description: 'Makes a token that signs in once, in another place, within a minute.',
  })
  generateRedirectToken(@CurrentUser() user: SessionPrincipal): Promise<RedirectToken> {
    return this.auth.generateRedirectToken(user);
  }

  @Public('ignore')
  @RateLimit('auth')
  @OncePerOperation()
  @Mutation(() => AuthPayload, { description: 'Signs in with a redirect token.' })
  exchangeRedirectToken(
    @Args() { redirectToken }: RedirectTokenArgs,
    @FromVisitor() visitor: Visitor,
  ): Promise<AuthPayload> {
    return this.auth.exchangeRedirectToken(redirectToken, visitor);
  }
}
