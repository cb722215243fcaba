import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Logger } from '../logging/logger';
import { createFormatInvalid } from './format-error';
import { FIRST_LIMITS } from './query-limits';
import { readQuery } from './read-query';
import { unconditionalSubscriptions } from './unconditional-subscriptions';
import { validateOnce } from './validate-once';

const RULES = [...FIRST_LIMITS, unconditionalSubscriptions];

/** From where Apollo takes it. */
function queryOf({ method, url, body }: Request): unknown {
  if (method === 'POST') return (body as { query?: unknown } | undefined)?.query;
  return new URLSearchParams(/\?[^#]*/.exec(url)?.[0]).get('query');
}

/**
 * Refuses what GraphQL's own rules break at or answer without end, before they see it: Apollo runs those first, and answers
 * 500 where one throws.
 */
export function refuseBreakingQueries(app: NestExpressApplication) {
  const formatInvalid = createFormatInvalid(app.get(Logger));
  const validate = validateOnce(RULES);
  return (request: Request, response: Response, next: NextFunction): void => {
    const document = readQuery(queryOf(request));
    const { schema } = app.get(GraphQLSchemaHost);
    const invalid = document ? validate(schema, document) : [];
    if (invalid.length === 0) return next();
    response.status(400).json({ errors: formatInvalid(invalid) });
  };
}
