import { Controller, HttpCode, Post, Query } from '@nestjs/common';
import { Public } from '../../../platform/http/public.decorator';
import { requiredParameter } from '../../../platform/http/required-parameter';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.decorator';
import { EmailVerification } from './email-verification';

@Controller('api/auth')
export class LinksController {
  constructor(private readonly verification: EmailVerification) {}

  @Public('ignore')
  @RateLimit('auth')
  @Post('verify-email')
  @HttpCode(200)
  async verifyEmail(@Query('token') token: unknown) {
    await this.verification.verify(requiredParameter('token', token));
    return { success: true };
  }
}
