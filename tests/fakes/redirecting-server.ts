import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RedirectingServer = { url: string; followed: string[]; close(): Promise<void> };

/** Sends every request to an address of its own, and lists those who went there. */
export async function startRedirectingServer(): Promise<RedirectingServer> {
  const followed: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    if (request.url !== '/elsewhere') return void response.writeHead(307, { location: '/elsewhere' }).end();
    followed.push(String(request.headers.authorization ?? ''));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    followed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
