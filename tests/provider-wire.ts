import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
export type Answered = { status: number; body: unknown };

/**
 * What befalls a request: a status is answered without looking at it; `dropped` closes the line before, `lost` after it
 * was carried out; `silent` never answers; `garbled` answers a page instead of JSON; `none` lets one through.
 */
export type Trouble = number | 'none' | 'dropped' | 'lost' | 'silent' | 'garbled';

/** A webhook as it goes over the wire. */
export type Webhook = { body: string; headers: Record<string, string> };

export type ProviderWire = {
  url: string;
  /** What the next requests meet, first things first; one with `on` waits for a request like that. */
  troubles: (Trouble | { on: RegExp; is: Trouble })[];
  /** What every request meets until it is taken away. */
  outage: Trouble | undefined;
  /** Every request that came in, also those that met trouble. */
  asked: Asked[];
  close(): Promise<void>;
};

/** A real HTTP server on this machine in front of what a provider answers. */
export async function startProviderWire(answer: (asked: Asked) => Answered): Promise<ProviderWire> {
  const [troubles, asked]: [ProviderWire['troubles'], Asked[]] = [[], []];
  const troubleOf = ({ method, path }: Asked): Trouble | undefined => {
    const index = troubles.findIndex((one) => typeof one !== 'object' || one.on.test(`${method} ${path}`));
    const [met] = index < 0 ? [] : troubles.splice(index, 1);
    return wire.outage ?? (typeof met === 'object' ? met.is : met);
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      const one = { method, path, headers, body };
      asked.push(one);
      const trouble = troubleOf(one);
      if (trouble === 'silent') return;
      const answered = typeof trouble === 'number' ? { status: trouble, body: { error: {} } } : undefined;
      if (trouble === 'dropped') return void request.socket.destroy();
      const { status, body: reply } = answered ?? answer(one);
      if (trouble === 'lost') return void request.socket.destroy();
      const garbled = trouble === 'garbled';
      response
        .writeHead(status, { 'content-type': garbled ? 'text/html' : 'application/json' })
        .end(garbled ? '<h1>Sign in to the network</h1>' : JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const wire: ProviderWire = {
    url: `http://127.0.0.1:${port}`,
    troubles,
    outage: undefined,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return wire;
}
