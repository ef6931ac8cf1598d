import pg from 'pg';

/**
 * A connection whose loss ends no process: Node takes an 'error' that nobody hears for an exception, also between two
 * statements. Who uses the connection learns of it from the next statement.
 */
export class DatabaseClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
