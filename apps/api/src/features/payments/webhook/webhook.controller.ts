import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Public } from '../../../platform/http/public.decorator';
import { WebhookService } from './webhook.service';

@Public('ignore')
@Controller('api/Subscription')
export class WebhookController {
  constructor(private readonly webhook: WebhookService) {}

  /** Answered once the work is done: what is answered otherwise is sent again. */
  @HttpCode(200)
  @Post('webhook')
  async receive(@Req() { body }: Request, @Headers('stripe-signature') signature?: string) {
    await this.webhook.receive(body, signature);
    return { success: true };
  }
}
