import { Controller, Get } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isMigrated } from '../../platform/database/migrate';
import { AppError } from '../../platform/errors/app-error';
import { Lifecycle } from '../../platform/http/lifecycle';
import { Public } from '../../platform/http/public.decorator';

@Public('ignore')
@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly lifecycle: Lifecycle,
  ) {}

  /** The process answers: nothing else is asked. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** The server can do its work: not stopping, and a migrated database within reach. */
  @Get('ready')
  async ready() {
    const ready = this.lifecycle.accepting && (await isMigrated(this.database).catch(() => false));
    if (!ready) throw new AppError('SERVICE_BUSY', { retryAfterSeconds: 1 });
    return { status: 'ok' };
  }
}
