import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module';
import { Config } from './platform/config/config';
import { createValidationPipe } from './platform/errors/validation-pipe';
import { useBodyParsers } from './platform/http/body-parsers';
import { Lifecycle } from './platform/http/lifecycle';
import { requestId } from './platform/http/request-id';
import { Logger } from './platform/logging/logger';

/** What every application is made with, here and in tests. */
export const APP_OPTIONS = { bodyParser: false, bufferLogs: true } as const;

/** Puts in place, in this order, what a request passes before it reaches a feature. */
export function configure(app: NestExpressApplication): NestExpressApplication {
  const config = app.get(Config);
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  if (config.trustProxy !== undefined) app.set('trust proxy', config.trustProxy);
  app.use(requestId);
  app.use(app.get(Lifecycle).count);
  useBodyParsers(app);
  app.useGlobalPipes(createValidationPipe());
  return app;
}

/** The whole server, not yet listening. */
export async function createApp(config: Config): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), APP_OPTIONS);
  return configure(app);
}
