import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from './config';

@Module({})
export class ConfigModule {
  /** Makes one parsed configuration injectable everywhere. */
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Config, useValue: config }],
      exports: [Config],
    };
  }
}
