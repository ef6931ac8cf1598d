import { Socket } from 'node:net';
import pg from 'pg';

/**
 * A connection whose loss ends no process: Node takes an 'error' that nobody hears for an exception, also between two
 * statements. Who uses the connection learns of it from the next statement.
 */
export class DatabaseClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
    this.on('error', () => undefined);
  }

  /** Ends it at once. `end()` waits for a server that may never reply. */
  disconnect(): void {
    this.#socket.destroy();
  }
}
