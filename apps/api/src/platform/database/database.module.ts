import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config';
import type { EntityClass } from './data-source-options';
import { openDatabase } from './open-database';

/** Opens the database, brings it up to date, and closes it when the application ends. */
@Module({})
export class DatabaseModule {
  static with(config: Config): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            type: 'postgres',
            autoLoadEntities: true,
            // Nothing changes by itself between two tries: whoever started the server is told.
            toRetry: () => false,
          }),
          dataSourceFactory: (options) => openDatabase(config, entityClasses(options)),
        }),
      ],
    };
  }
}

function entityClasses(options: DataSourceOptions | undefined): EntityClass[] {
  return Object.values(options?.entities ?? {}).filter(
    (entity): entity is EntityClass => typeof entity === 'function',
  );
}
