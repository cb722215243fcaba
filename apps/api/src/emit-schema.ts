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

const listOf = (module: Type, list: 'imports' | 'providers'): unknown[] =>
  Reflect.getMetadata(list, module) ?? [];
const isClass = (value: unknown): value is Type => typeof value === 'function';

/** A module and those that it imports, each once. */
function modulesOf(module: Type, found = new Set<Type>()): Set<Type> {
  if (found.has(module)) return found;
  found.add(module);
  for (const imported of listOf(module, 'imports').filter(isClass)) modulesOf(imported, found);
  return found;
}

/** Resolver classes of the features. */
function resolversOf(features: readonly Type[]): Type[] {
  const modules = new Set(features.flatMap((feature) => [...modulesOf(feature)]));
  return [...modules]
    .flatMap((module) => listOf(module, 'providers'))
    .filter(isClass)
    .filter((provider) => Reflect.hasMetadata('graphql:resolver_type', provider));
}

// Without database, configuration or port: the schema is in the decorators.
const builder = await NestFactory.create(GraphQLSchemaBuilderModule, { logger: ['error'] });
await builder.init();
const schema = await builder.get(GraphQLSchemaFactory).create(resolversOf(FEATURES));
await writeFile(
  join(REPOSITORY_DIR, 'schema.graphql'),
  `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`,
);
