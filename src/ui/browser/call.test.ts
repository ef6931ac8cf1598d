import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineContract } from '../../lib/contract.ts';
import { call } from './call.ts';

let server: Server | undefined;
afterEach(() => {
  vi.unstubAllGlobals();
  server?.close();
});

/** Calls of the browser name no host. */
async function showStore(answer: (response: ServerResponse) => void): Promise<void> {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://localhost:${port}${path}`, init));
}

const contract = defineContract({
  path: 'api/opening_hours/',
  method: 'GET',
  summary: 'When the store is open.',
  request: z.object({}),
  reply: z.object({ success: z.literal(true) }),
});
const loadHours = () => call<typeof contract>('GET /api/opening_hours/', {});
const unreached = 'The store could not be reached. Please check your connection and try again.';

test('a connection lost before the reply is called a connection that failed', async () => {
  await showStore((response) => response.destroy());
  await expect(loadHours()).rejects.toThrow(unreached);
});

test('a connection lost within the reply is called a connection that failed', async () => {
  await showStore((response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"success":', () => response.destroy());
  });
  await expect(loadHours()).rejects.toThrow(unreached);
});

test('a reply that is no reply of a call is a fault of the store', async () => {
  await showStore((response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  await expect(loadHours()).rejects.toThrow('Something went wrong on our side. Please try again.');
});

test.each([
  [403, '{"error":"Forbidden"}'],
  [404, '{"message":"no route matched"}'],
  [429, 'null'],
])('what a proxy refuses with %i and %j is not taken for done', async (status, body) => {
  await showStore((response) => response.writeHead(status).end(body));
  await expect(loadHours()).rejects.toThrow('Something went wrong on our side. Please try again.');
});

test('what the store refuses with a status is returned with its reason', async () => {
  const refusal = { success: false, message: 'Too many attempts.' };
  await showStore((response) => response.writeHead(429).end(JSON.stringify(refusal)));
  expect(await loadHours()).toEqual(refusal);
});
