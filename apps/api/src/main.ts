import 'reflect-metadata';
import { createApp } from './bootstrap';
import { ConfigError, parseConfig } from './platform/config/parse-config';
import { DatabaseInUseError } from './platform/database/folder-lock';
import { describeStart } from './start-message';

/** Ends with what the person who started the server can do about it; everything else keeps its stack. */
function fail(error: unknown): never {
  const expected =
    error instanceof ConfigError ||
    error instanceof DatabaseInUseError ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  console.error(expected ? error.message : error);
  process.exit(1);
}

try {
  const config = parseConfig(process.env);
  const app = await createApp(config);
  app.enableShutdownHooks();
  await app.listen(config.port);
  console.log(describeStart(config, await app.getUrl()));
} catch (error) {
  fail(error);
}
