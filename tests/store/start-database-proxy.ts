import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import type { TestConnection } from './test-database.ts';

/** What a client uses to reach PostgreSQL through the proxy. */
export type ProxyConnection = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
  ssl: false;
};

export type DatabaseProxy = { connection: ProxyConnection; close(): void };

/**
 * A port that leads to PostgreSQL. Each new connection asks `target` where; `forward` may change what PostgreSQL
 * replies.
 */
export async function startDatabaseProxy(
  target: () => TestConnection,
  forward = (reply: Buffer, client: Socket): unknown => client.write(reply),
): Promise<DatabaseProxy> {
  const server = createServer((client) => {
    const { host, port } = new Client(target());
    const postgres = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    client.pipe(postgres);
    postgres.on('data', (reply: Buffer) => forward(reply, client));
    for (const [one, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { user = 'postgres', password, database = user } = new Client(target());
  const { port } = server.address() as AddressInfo;
  return {
    connection: { host: '127.0.0.1', port, user, ...(password && { password }), database, ssl: false },
    close: () => void server.close(),
  };
}
