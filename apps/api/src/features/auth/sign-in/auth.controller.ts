import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { BearerToken } from '../../../platform/http/bearer-token';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { Principal } from '../../../platform/http/principal';
import { Public } from '../../../platform/http/public.decorator';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.decorator';
import { AuthService } from './auth.service';
import { LoginInput } from './login.input';
import { RegisterInput } from './register.input';

@Controller('api/auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Public('ignore')
  @RateLimit('auth')
  @Post('register')
  async register(@Body() input: RegisterInput) {
    return { success: true, ...(await this.auth.register(input)) };
  }

  @Public('ignore')
  @RateLimit('auth')
  @Post('login')
  @HttpCode(200)
  async login(@Body() input: LoginInput) {
    return { success: true, ...(await this.auth.login(input)) };
  }

  @Post('refresh')
  @HttpCode(200)
  async refresh(@CurrentUser() user: Principal, @BearerToken() token: string) {
    return { success: true, ...(await this.auth.refresh(user, token)) };
  }

  @Post('logout')
  @HttpCode(200)
  async logout(@CurrentUser() user: Principal) {
    await this.auth.logout(user);
    return { success: true };
  }
}
