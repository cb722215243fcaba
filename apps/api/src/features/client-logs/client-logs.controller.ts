import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { Public } from '../../platform/http/public.decorator';
import type { ServerRequest } from '../../platform/http/request-context';
import { FromVisitor, type Visitor } from '../../platform/http/visitor';
import { Logger } from '../../platform/logging/logger';
import { RateLimit } from '../../platform/rate-limit/rate-limit.decorator';
import { ClientLogsInput } from './client-logs.input';
import { toLogEntry } from './client-logs.mapper';

/** Takes what has gone wrong in browsers. A page that is being left can send no token, and a stale one is no reason to refuse. */
@Controller('api/logs')
export class ClientLogsController {
  constructor(private readonly logger: Logger) {}

  @Public('ignore')
  @RateLimit('logs')
  @Post()
  @HttpCode(202)
  take(
    @Body() { logs }: ClientLogsInput,
    @Req() { id }: ServerRequest,
    @FromVisitor() { device }: Visitor,
  ) {
    for (const entry of logs) this.logger.fromClient(toLogEntry(entry), id, device);
    return { success: true };
  }
}
