import type { NestExpressApplication } from '@nestjs/platform-express';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NextFunction, Response } from 'express';
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  type GraphQLError,
  specifiedRules,
  subscribe,
} from 'graphql';
import { z } from 'zod';
import { AppError } from '../errors/app-error';
import { Lifecycle } from '../http/lifecycle';
import type { GraphqlContext, ServerRequest } from '../http/request-context';
import { Logger } from '../logging/logger';
import { createFormatError, createFormatInvalid } from './format-error';
import { MultipartWriter } from './multipart-writer';
import { QUERY_LIMITS } from './query-limits';
import { readQuery } from './read-query';
import { validateOnce } from './validate-once';

const HEARTBEAT_MS = 15_000;
/** How long a stream has for last words of its own when the server stops. */
const LAST_WORDS_MS = 1_000;
const RULES = [...specifiedRules, ...QUERY_LIMITS];

const bodySchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

interface SubscriptionRequest {
  readonly document: DocumentNode;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

/** The subscription in a request, if there is one and the caller can read its answer. */
function subscriptionIn(request: ServerRequest): SubscriptionRequest | undefined {
  const accept = request.headers.accept ?? '';
  if (request.method !== 'POST' || !/multipart\/mixed/i.test(accept)) return undefined;
  const body = bodySchema.safeParse(request.body);
  if (!/subscriptionSpec/i.test(accept) || !body.success) return undefined;
  const { query, operationName, variables } = body.data;
  const document = readQuery(query);
  if (!document) return undefined;
  const operation = getOperationAST(document, operationName)?.operation;
  return operation === 'subscription' ? { document, operationName, variables } : undefined;
}

/**
 * Serves GraphQL subscriptions on the same `POST /graphql` as everything else, as Apollo's multipart protocol,
 * which Apollo Client speaks without further ado. Closing the request ends the resolver's iterator at once.
 */
export function multipartSubscriptions(app: NestExpressApplication) {
  const lifecycle = app.get(Lifecycle);
  const format = createFormatError(app.get(Logger));
  const formatInvalid = createFormatInvalid(app.get(Logger));
  const validate = validateOnce(RULES);
  const formatAll = (errors: readonly GraphQLError[]) =>
    errors.map((error) => format(error.toJSON(), error));

  async function stream(iterator: AsyncGenerator<ExecutionResult>, response: Response) {
    const writer = new MultipartWriter(response);
    const heartbeat = setInterval(() => writer.heartbeat(), HEARTBEAT_MS);
    let lastWords: NodeJS.Timeout | undefined;
    const end = () => {
      const stopping = new AppError('SERVICE_BUSY', { retryAfterSeconds: 1 });
      writer.fail([format({ message: stopping.message }, stopping)]);
      void iterator.return(undefined);
    };
    const forget = lifecycle.onStop(() => {
      lastWords = setTimeout(end, LAST_WORDS_MS);
    });
    try {
      writer.begin();
      for await (const { data, errors } of iterator) {
        const payload = { data, ...(errors && { errors: formatAll(errors) }) };
        if (await writer.payload(payload)) continue;
        // Nobody would have the resolver go on to its end, at which it lets go of what it holds.
        return void response.destroy();
      }
      writer.end();
    } catch (error) {
      writer.fail([format({ message: '' }, error)]);
    } finally {
      forget();
      clearTimeout(lastWords);
      clearInterval(heartbeat);
    }
  }

  return async (request: ServerRequest, response: Response, next: NextFunction) => {
    const subscription = subscriptionIn(request);
    if (!subscription) return next();
    const { document, operationName, variables } = subscription;
    const { schema } = app.get(GraphQLSchemaHost);
    const invalid = validate(schema, document);
    if (invalid.length > 0) return response.status(400).json({ errors: formatInvalid(invalid) });
    const contextValue: GraphqlContext = { req: request, res: response };
    const result = await subscribe({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue,
    });
    if (!(Symbol.asyncIterator in result)) {
      const errors = result.errors ?? [];
      const isResolvers = errors.some((error) => error.path !== undefined);
      // Without a resolver's place in the query, it is about the variables.
      return isResolvers
        ? response.status(200).json({ data: null, errors: formatAll(errors) })
        : response.status(400).json({ errors: formatInvalid(errors) });
    }
    const iterator = result;
    if (response.destroyed) return void iterator.return(undefined);
    response.once('close', () => void iterator.return(undefined));
    return stream(iterator, response);
  };
}
