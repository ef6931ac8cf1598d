import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

export type GatewayRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type GatewayResponse = { status: number; body: unknown };

/**
 * A number is the reply's status. `dropped` closes the connection before the request is carried out, `lost` after it;
 * `silent` never replies; `slow` replies after two seconds; `dripping` begins a reply and never ends it; `endless` sends
 * as much as is taken; `moved` redirects; `garbled` replies with HTML; `none` is a normal reply.
 */
export type NetworkFailure =
  | number
  | ('none' | 'dropped' | 'lost' | 'silent' | 'slow' | 'dripping' | 'endless' | 'moved' | 'garbled');

export type Webhook = { body: string; headers: Record<string, string> };

export type FakeGatewayServer = {
  url: string;
  /** For the next requests, in order; one with `on` waits for a matching request. */
  faults: (NetworkFailure | { on: RegExp; is: NetworkFailure })[];
  /** For every request until it is cleared. */
  outage: NetworkFailure | undefined;
  requests: GatewayRequest[];
  close(): Promise<void>;
};

const slowMs = 2000;

const dripMs = 10;

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), dripMs);
  response.once('close', () => clearInterval(timer));
}

function* blanks(): Generator<Buffer> {
  const megabyte = Buffer.alloc(1_000_000, ' ');
  while (true) yield megabyte;
}

/** A real HTTP server on this machine. */
export async function startFakeGatewayServer(
  answer: (requests: GatewayRequest) => GatewayResponse,
): Promise<FakeGatewayServer> {
  const [faults, requests]: [FakeGatewayServer['faults'], GatewayRequest[]] = [[], []];
  const failureFor = ({ method, path }: GatewayRequest): NetworkFailure | undefined => {
    const index = faults.findIndex((one) => typeof one !== 'object' || one.on.test(`${method} ${path}`));
    const [next] = index < 0 ? [] : faults.splice(index, 1);
    return gateway.outage ?? (typeof next === 'object' ? next.is : next);
  };
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body };
      requests.push(one);
      const failure = failureFor(one);
      if (failure === 'silent') return;
      if (failure === 'slow') await pause(slowMs);
      if (failure === 'dripping') return drip(response);
      if (failure === 'endless') return void pipeline(blanks(), response).catch(() => undefined);
      if (failure === 'moved') return void response.writeHead(307, { location: '/elsewhere' }).end();
      const failureResponse = typeof failure === 'number' ? { status: failure, body: { error: {} } } : undefined;
      if (failure === 'dropped') return void request.socket.destroy();
      const { status, body: reply } = failureResponse ?? answer(one);
      if (failure === 'lost') return void request.socket.destroy();
      const garbled = failure === 'garbled';
      response
        .writeHead(status, { 'content-type': garbled ? 'text/html' : 'application/json' })
        .end(garbled ? '<h1>Sign in to the network</h1>' : JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway: FakeGatewayServer = {
    url: `http://127.0.0.1:${port}`,
    faults,
    outage: undefined,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gateway;
}
