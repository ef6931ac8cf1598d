import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type GatewayRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type GatewayResponse = { status: number; body: unknown };

/**
 * What befalls a request: a status is answered without looking at it; `dropped` closes the line before, `lost` after it
 * was carried out; `silent` never answers; `garbled` answers a page instead of JSON; `none` lets one through.
 */
export type NetworkFault = number | 'none' | 'dropped' | 'lost' | 'silent' | 'garbled';

/** A webhook as it goes over the wire. */
export type Webhook = { body: string; headers: Record<string, string> };

export type FakeGatewayServer = {
  url: string;
  /** What the next requests meet, first things first; one with `on` waits for a request like that. */
  faults: (NetworkFault | { on: RegExp; is: NetworkFault })[];
  /** What every request meets until it is taken away. */
  outage: NetworkFault | undefined;
  /** Every request that came in, also those that met trouble. */
  requests: GatewayRequest[];
  close(): Promise<void>;
};

/** A real HTTP server on this machine in front of what a provider answers. */
export async function startFakeGatewayServer(
  answer: (requests: GatewayRequest) => GatewayResponse,
): Promise<FakeGatewayServer> {
  const [faults, requests]: [FakeGatewayServer['faults'], GatewayRequest[]] = [[], []];
  const faultFor = ({ method, path }: GatewayRequest): NetworkFault | undefined => {
    const index = faults.findIndex((one) => typeof one !== 'object' || one.on.test(`${method} ${path}`));
    const [met] = index < 0 ? [] : faults.splice(index, 1);
    return gateway.outage ?? (typeof met === 'object' ? met.is : met);
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body };
      requests.push(one);
      const fault = faultFor(one);
      if (fault === 'silent') return;
      const answered = typeof fault === 'number' ? { status: fault, body: { error: {} } } : undefined;
      if (fault === 'dropped') return void request.socket.destroy();
      const { status, body: reply } = answered ?? answer(one);
      if (fault === 'lost') return void request.socket.destroy();
      const garbled = fault === 'garbled';
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
