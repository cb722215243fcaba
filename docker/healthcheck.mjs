// Exit code 0 while the server answers that it is ready.
const port = process.env.PORT ?? 3000;
const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
