import { Global, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AppErrorFilter } from '../errors/app-error.filter';
import { Lifecycle } from './lifecycle';

@Global()
@Module({
  providers: [Lifecycle, { provide: APP_FILTER, useClass: AppErrorFilter }],
  exports: [Lifecycle],
})
export class HttpModule {}
