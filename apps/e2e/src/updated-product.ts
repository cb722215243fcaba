import { createServer, request as ask } from 'node:http';
import { PRODUCT, PRODUCT_UPDATED } from './addresses';

const SERVICE_WORKER = '/service-worker.js';

/** The product at another address, where it can be updated: its service worker then is that of another build. */
export async function startUpdatedProduct() {
  let version: string | null = null;
  const { hostname, port } = new URL(PRODUCT);
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    if (url === SERVICE_WORKER && version) {
      const named = `version:\`${version}\``;
      void fetch(PRODUCT + url)
        .then((answer) => answer.text())
        .then((script) =>
          outgoing
            .setHeader('content-type', 'text/javascript')
            .end(script.replace(/version:`\w+`/, named)),
        );
      return;
    }
    const forwarded = ask({ hostname, port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((ready) => {
    server.listen(Number(new URL(PRODUCT_UPDATED).port), 'localhost', ready);
  });
  return {
    update: (to: string) => void (version = to),
    stop: () => server.closeAllConnections() ?? server.close(),
  };
}
