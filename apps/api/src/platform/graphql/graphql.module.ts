import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import type { Response } from 'express';
import type { ServerRequest } from '../http/request-context';
import { Logger } from '../logging/logger';
import { createFormatError } from './format-error';
import { PARSE_LIMITS, QUERY_LIMITS } from './query-limits';
import { refusePlainSubscriptions } from './refuse-plain-subscriptions';
import { retryAfterHeader } from './retry-after-header';

export const GRAPHQL_PATH = '/graphql';

/** Code-first GraphQL: the schema is made of the features' decorated classes. */
export const graphqlModule = () =>
  GraphQLModule.forRootAsync<ApolloDriverConfig>({
    driver: ApolloDriver,
    inject: [Logger],
    useFactory: (logger: Logger) => ({
      path: GRAPHQL_PATH,
      // Operations under way end first: see Lifecycle.
      stopOnApplicationShutdown: true,
      autoSchemaFile: true,
      sortSchema: true,
      context: ({ req, res }: { req: ServerRequest; res: Response }) => ({ req, res }),
      formatError: createFormatError(logger),
      autoTransformHttpErrors: false,
      includeStacktraceInErrorResponses: false,
      hideSchemaDetailsFromClientErrors: true,
      csrfPrevention: true,
      allowBatchedHttpRequests: false,
      persistedQueries: false,
      introspection: true,
      graphiql: false,
      parseOptions: PARSE_LIMITS,
      validationRules: [...QUERY_LIMITS],
      plugins: [
        ApolloServerPluginCacheControlDisabled(),
        refusePlainSubscriptions,
        retryAfterHeader,
      ],
    }),
  });
