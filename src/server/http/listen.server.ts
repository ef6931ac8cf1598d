import type { Socket } from 'node:net';
import { createAdaptorServer, type Http2Bindings, type HttpBindings, type ServerType } from '@hono/node-server';
import type { Env } from '../env.server.ts';
import { StartupError } from '../startup-error.server.ts';

export type Listening = {
  port: number;
  close(withinMs?: number): Promise<void>;
};

export type Fetch = (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>;

type Options = { shared?: boolean; setting?: 'PORT' | 'METRICS_PORT'; silentMs?: number };

/** Longer than the 60 s for which proxies keep a connection, so that none is closed at the moment it is used again. */
const keepAliveMs = 75_000;

/**
 * A reply that nobody takes is kept in memory; proxies wait 120 s for one, so none that somebody still waits for is cut.
 */
const longestSilenceMs = 150_000;

/** Requests without a Host get this one, such as the probes of HAProxy, which speak HTTP/1.0. */
const namelessHost = 'localhost';

/**
 * `setting` names the port. `shared`: with the other workers. On Linux each has a socket of its own, so that the kernel
 * resets what waits for a worker that dies; a connection that Node hands to a dying worker would hang.
 */
export function listen(
  fetch: Fetch,
  { port, host }: Pick<Env, 'port' | 'host'>,
  options: Options = {},
): Promise<Listening> {
  const { shared = false, setting = 'PORT', silentMs = longestSilenceMs } = options;
  return new Promise((resolve, reject) => {
    const open = new Set<Socket>();
    const server = createAdaptorServer({
      fetch,
      hostname: namelessHost,
      serverOptions: { keepAliveTimeout: keepAliveMs },
    });
    server.setTimeout(silentMs);
    server.listen({ port, host, reusePort: shared && process.platform === 'linux' }, () => {
      const address = server.address();
      const opened = typeof address === 'object' && address ? address.port : port;
      resolve({ port: opened, close: (withinMs = 2000) => closing(server, open, withinMs) });
    });
    server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    server.on('error', (cause: NodeJS.ErrnoException) =>
      reject(new StartupError(sentence(cause, { port, host, setting }))),
    );
  });
}

type Place = Pick<Env, 'port' | 'host'> & Required<Pick<Options, 'setting'>>;

function sentence(cause: NodeJS.ErrnoException, { port, host, setting }: Place): string {
  if (cause.code === 'EADDRINUSE') return `Port ${port} is taken by another program; set ${setting} to a free one.`;
  if (cause.code === 'EACCES') return `Port ${port} may not be opened by this user; set ${setting} to one above 1023.`;
  return `The address ${host}:${port} can't be listened on: ${cause.message}.`;
}

const sweepEveryMs = 50;

function closing(server: ServerType, open: ReadonlySet<Socket>, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, withinMs);
    const sweep = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      // Node counts a connection as idle only after its first request.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, sweepEveryMs);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
  });
}
