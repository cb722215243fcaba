import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cors, { type CorsOptions } from 'cors';
import { AppModule } from './app.module';
import { Config } from './platform/config/config';
import { createValidationPipe } from './platform/errors/validation-pipe';
import { GRAPHQL_PATH } from './platform/graphql/graphql.module';
import { multipartSubscriptions } from './platform/graphql/multipart-subscriptions';
import { refuseBreakingQueries } from './platform/graphql/refuse-breaking-queries';
import { accessLog } from './platform/http/access-log';
import { useBodyParsers } from './platform/http/body-parsers';
import { Lifecycle } from './platform/http/lifecycle';
import { neverStore } from './platform/http/never-store';
import { requestId } from './platform/http/request-id';
import { securityHeaders } from './platform/http/security-headers';
import { webClient } from './platform/http/web-client';
import { Logger } from './platform/logging/logger';

/** What every application is made with, here and in tests. Bodies are read in `useBodyParsers`. */
export const APP_OPTIONS = { bodyParser: false } as const;

/** Add-ons call the LanguageTool protocol from the pages that they run in. A bearer token is theirs to send: no cookies. */
const OPEN_TO_EVERY_ORIGIN: CorsOptions = {
  origin: '*',
  methods: ['GET', 'POST'],
  exposedHeaders: ['Retry-After', 'X-Request-Id'],
  maxAge: 86_400,
};

/** Longer than clients and proxies keep a connection that nothing goes over, so that none sends into one that is being closed. Milliseconds. */
const KEEP_ALIVE_MS = 65_000;

/** Puts in place, in this order, what a request passes before it reaches a feature. */
export function configure(app: NestExpressApplication): NestExpressApplication {
  const config = app.get(Config);
  const logger = app.get(Logger);
  app.disable('x-powered-by');
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
  if (config.trustProxy !== undefined) app.set('trust proxy', config.trustProxy);
  app.use(requestId);
  app.use(accessLog(logger));
  app.use(app.get(Lifecycle).count);
  app.use(securityHeaders(config));
  app.use(compression());
  const pages = webClient(config);
  if (pages) app.use(pages);
  app.use(neverStore);
  app.use('/v2', cors(OPEN_TO_EVERY_ORIGIN));
  useBodyParsers(app);
  app.use(GRAPHQL_PATH, refuseBreakingQueries(app), multipartSubscriptions(app));
  app.useGlobalPipes(createValidationPipe());
  return app;
}

/** The whole server, not yet listening. */
export async function createApp(config: Config): Promise<NestExpressApplication> {
  const options = { ...APP_OPTIONS, logger: new Logger(config), abortOnError: false };
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), options);
  return configure(app);
}
