import { Controller, Get } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error';
import { Public } from '../../platform/http/public.decorator';
import { ReadinessService } from './readiness.service';

@Public('ignore')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: ReadinessService) {}

  /** The process answers: nothing else is asked. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready() {
    if (!(await this.readiness.isReady())) {
      throw new AppError('SERVICE_BUSY', { retryAfterSeconds: 1 });
    }
    return { status: 'ok' };
  }
}
