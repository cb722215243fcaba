import { Global, Module } from '@nestjs/common';
import { Logger } from './logger';
import { Config } from '../config/config';

@Global()
@Module({
  providers: [
    { provide: Logger, inject: [Config], useFactory: (config: Config) => new Logger(config) },
  ],
  exports: [Logger],
})
export class LoggingModule {}
