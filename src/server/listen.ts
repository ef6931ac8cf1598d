import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import type { Env } from './env.ts';
import { StartRefused } from './start-refused.ts';

export type Listening = { port: number; close(): Promise<void> };

/** Answers a request; `reached` carries the socket it came on. */
export type Fetch = (request: Request, reached: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/** Serves on HOST and PORT. Refuses a port that is taken or not allowed. */
export function listen(fetch: Fetch, { port, host }: Pick<Env, 'port' | 'host'>): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, (address) =>
      resolve({ port: address.port, close: () => closing(server) }),
    );
    server.on('error', (cause: NodeJS.ErrnoException) => reject(new StartRefused(sentence(cause, port, host))));
  });
}

function sentence(cause: NodeJS.ErrnoException, port: number, host: string): string {
  if (cause.code === 'EADDRINUSE') return `Port ${port} is taken by another program; set PORT to a free one.`;
  if (cause.code === 'EACCES') return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
  return `The address ${host}:${port} can't be listened on: ${cause.message}.`;
}

/** Lets replies that are under way finish, for at most a moment, and closes idle connections at once. */
function closing(server: ReturnType<typeof serve>): Promise<void> {
  const graceMs = 2000;
  return new Promise((resolve) => {
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
