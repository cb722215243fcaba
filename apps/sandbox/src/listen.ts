import type { AddressInfo, Server } from 'node:net';

/** A number must be free (0 takes any free port); a preferred one gives way to any free one. */
export type Port = number | { readonly preferred: number };

function tryPort(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens, and tells on which port. */
export async function listen(server: Server, port: Port, host: string): Promise<number> {
  if (typeof port === 'number') return tryPort(server, port, host);
  return tryPort(server, port.preferred, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return tryPort(server, 0, host);
  });
}
