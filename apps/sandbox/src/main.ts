import { startSandbox } from './server';

const port = Number(process.env.PORT ?? 4010);
const sandbox = await startSandbox({ port });
process.stdout.write(`Development stand-ins listen on ${sandbox.url} (AI: ${sandbox.aiBaseUrl})\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}
