import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AppErrorFilter } from '../errors/app-error.filter';
import { Lifecycle } from './lifecycle';
import { ShutdownTiming } from './shutdown-timing';

@Global()
@Module({
  providers: [ShutdownTiming, Lifecycle, { provide: APP_FILTER, useClass: AppErrorFilter }],
  exports: [Lifecycle],
})
export class HttpModule {}
