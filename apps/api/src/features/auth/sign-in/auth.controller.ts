import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { BearerToken } from '../../../platform/http/bearer-token';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { SessionPrincipal } from '../../../platform/http/principal';
import { Public } from '../../../platform/http/public.decorator';
import { FromVisitor, type Visitor } from '../../../platform/http/visitor';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.decorator';
import { AuthService } from './auth.service';
import { LoginInput } from './login.input';
import { RedirectTokenArgs } from '../redirect/redirect-token.args';
import { RegisterInput } from './register.input';
import { Registration } from './registration';

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: Registration,
  ) {}

  @Public('ignore')
  @RateLimit('auth')
  @Post('register')
  async register(@Body() input: RegisterInput, @FromVisitor() visitor: Visitor) {
    return { success: true, ...(await this.registration.register(input, visitor)) };
  }

  @Public('ignore')
  @RateLimit('auth')
  @Post('login')
  @HttpCode(200)
  async login(@Body() input: LoginInput, @FromVisitor() visitor: Visitor) {
    return { success: true, ...(await this.auth.login(input, visitor)) };
  }

  @Post('refresh')
  @HttpCode(200)
  async refresh(@CurrentUser() user: SessionPrincipal, @BearerToken() token: string) {
    return { success: true, ...(await this.auth.refresh(user, token)) };
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@CurrentUser() user: SessionPrincipal) {
    await this.auth.logout(user);
    return { success: true };
  }

  @RateLimit('auth')
  @Post('generate-redirect-token')
  @HttpCode(200)
  async generateRedirectToken(@CurrentUser() user: SessionPrincipal) {
    return { success: true, ...(await this.auth.generateRedirectToken(user)) };
  }

  @Public('ignore')
  @RateLimit('auth')
  @Post('exchange-redirect-token')
  @HttpCode(200)
  async exchangeRedirectToken(
    @Body() { redirectToken }: RedirectTokenArgs,
    @FromVisitor() visitor: Visitor,
  ) {
    return {
      success: true,
      ...(await this.auth.exchangeRedirectToken(redirectToken, visitor)),
    };
  }
}
