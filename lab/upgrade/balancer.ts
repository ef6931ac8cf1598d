import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Reply = { status: number; body: string; by: string };
export type Sent = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string };

/** What ops/haproxy/haproxy.cfg does: probes each store, gives requests in turn to those that are ready over connections it keeps. */
export type Balancer = {
  add(name: string, port: number): void;
  /** Throws when the connection breaks after the request was sent. */
  send(sent: Sent): Promise<Reply>;
  /** Names of the stores that are ready. */
  ready(): string[];
  close(): void;
};

type Backend = { name: string; port: number; agent: Agent; isReady: boolean };

const probeEveryMs = 500;
const limitMs = 20_000;
/** Only with a time of its own does Node's agent keep to the shorter one that a store states: the previous release's 5 seconds. */
const keepAliveMs = 60_000;

export function createBalancer(): Balancer {
  const backends: Backend[] = [];
  let turn = 0;
  const probe = async (backend: Backend) => {
    const reply = await fetch(`http://127.0.0.1:${backend.port}/readyz`).catch(() => undefined);
    await reply?.body?.cancel();
    backend.isReady = reply?.status === 200;
  };
  const timer = setInterval(() => backends.forEach(probe), probeEveryMs);
  const inTurn = () => {
    turn += 1;
    const ready = backends.filter(({ isReady }) => isReady);
    return ready.map((_, n) => ready[(turn + n) % ready.length] as Backend);
  };
  return {
    add(name, port) {
      backends.push({ name, port, agent: new Agent({ keepAlive: true, timeout: keepAliveMs }), isReady: false });
    },
    ready: () => backends.filter(({ isReady }) => isReady).map(({ name }) => name),
    async send(sent) {
      const chosen = inTurn();
      for (const [n, backend] of chosen.entries()) {
        const isLast = n === chosen.length - 1;
        try {
          const reply = await sendTo(backend, sent);
          if (reply.status !== 404 || !isAsset(sent.path) || isLast) return reply;
        } catch (cause) {
          // Nothing was sent yet, so another store may get it.
          if ((cause as NodeJS.ErrnoException).code !== 'ECONNREFUSED' || isLast) throw cause;
        }
      }
      throw new Error('no store is ready');
    },
    close() {
      clearInterval(timer);
      for (const { agent } of backends) agent.destroy();
    },
  };
}

/** Each release has files of its own names, so another store is asked. */
const isAsset = (path: string) => path.startsWith('/assets/') || path.startsWith('/desk/assets/');

function sendTo({ name, port, agent }: Backend, { method, path, headers, body }: Sent): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options = { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length } };
  const sent = request({ ...options, signal: AbortSignal.timeout(limitMs) }, (response) => {
    text(response).then((said) => resolve({ status: response.statusCode ?? 0, body: said, by: name }), reject);
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}
