import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FEATURES } from './app.module';
import { REPOSITORY_DIR } from './platform/config/paths';

const HEADER = '# Made from the code of apps/api by "npm run schema". Not edited by hand.\n\n';

/** Resolver classes among a module's providers. */
function resolversOf(feature: Type): Type[] {
  const providers: unknown[] = Reflect.getMetadata('providers', feature) ?? [];
  return providers.filter(
    (provider): provider is Type =>
      typeof provider === 'function' && Reflect.hasMetadata('graphql:resolver_type', provider),
  );
}

// Without database, configuration or port: the schema is in the decorators.
const builder = await NestFactory.create(GraphQLSchemaBuilderModule, { logger: ['error'] });
await builder.init();
const schema = await builder.get(GraphQLSchemaFactory).create(FEATURES.flatMap(resolversOf));
await writeFile(
  join(REPOSITORY_DIR, 'schema.graphql'),
  `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`,
);
