import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CurrentUser } from '../../../platform/http/current-user.decorator';
import type { SessionPrincipal } from '../../../platform/http/principal';
import { Public } from '../../../platform/http/public.decorator';
import { FromVisitor, type Visitor } from '../../../platform/http/visitor';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.decorator';
import { requiredParameter } from '../../../platform/http/required-parameter';
import { PasswordChange } from './password-change';
import { PasswordReset } from './password-reset';
import { ChangePasswordInput, ForgotPasswordArgs, ResetPasswordInput } from './password.inputs';

@Controller('api/auth')
export class PasswordsController {
  constructor(
    private readonly change: PasswordChange,
    private readonly resets: PasswordReset,
  ) {}

  @RateLimit('auth')
  @Post('change-password')
  @HttpCode(200)
  async changePassword(
    @CurrentUser() user: SessionPrincipal,
    @Body() input: ChangePasswordInput,
    @FromVisitor() visitor: Visitor,
  ) {
    return { success: true, ...(await this.change.change(user, input, visitor)) };
  }

  @Public('ignore')
  @RateLimit('auth')
  @Post('forgot-password')
  @HttpCode(200)
  async forgotPassword(@Body() { email }: ForgotPasswordArgs, @FromVisitor() visitor: Visitor) {
    await this.resets.ask(email, visitor);
    return { success: true };
  }

  @Public('ignore')
  @RateLimit('auth')
  @Post('reset-password')
  @HttpCode(200)
  async resetPassword(@Body() input: ResetPasswordInput, @FromVisitor() visitor: Visitor) {
    await this.resets.reset(input, visitor);
    return { success: true };
  }

  @Public('ignore')
  @RateLimit('auth')
  @Get('verify-reset-token')
  async verifyResetToken(@Query('token') token: unknown) {
    const { valid, reason } = await this.resets.stateOf(requiredParameter('token', token));
    return { success: true, valid, ...(reason && { reason }) };
  }
}
