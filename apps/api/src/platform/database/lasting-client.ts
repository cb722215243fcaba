import pg from 'pg';

/**
 * A client whose connection may break at any moment without ending the process. Between the pool, which hands it out,
 * and who takes it over, nobody listens: a server that ends a connection in the packet that opened it is heard just
 * then, and an error that nobody hears ends the process. What is asked of the client next fails.
 */
export class LastingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
