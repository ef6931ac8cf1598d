import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { fetchWhole } from './fetch-whole.server.ts';

const limits = { timeoutMs: 20_000, maxBytes: 1000 };

async function serviceThat(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a complete reply comes with its status and headers', async () => {
  const url = await serviceThat((response) => response.writeHead(402, { 'x-reason': 'card' }).end('declined'));
  const reply = await fetchWhole(url, { method: 'POST', body: '{}' }, limits);
  expect([reply.status, reply.headers.get('x-reason'), await reply.text()]).toEqual([402, 'card', 'declined']);
});

test('a reply without content is one', async () => {
  const url = await serviceThat((response) => response.writeHead(204).end());
  expect((await fetchWhole(url, {}, limits)).status).toBe(204);
});

test('a reply that begins and never ends is given up', async () => {
  const url = await serviceThat((response) => response.writeHead(200).write('{'));
  await expect(fetchWhole(url, {}, { ...limits, timeoutMs: 100 })).rejects.toThrow('timeout');
});

test('what the caller gives up ends as well', async () => {
  const givesUp = new AbortController();
  const url = await serviceThat((response) => {
    response.writeHead(200).write('{');
    givesUp.abort(new Error('the buyer has left'));
  });
  await expect(fetchWhole(url, { signal: givesUp.signal }, limits)).rejects.toThrow('the buyer has left');
});

test.each([
  ['as it is', (response: ServerResponse) => response.end(' '.repeat(1001))],
  [
    'only when it is unpacked',
    (response: ServerResponse) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(' '.repeat(1_000_000))),
  ],
])('a reply that is too large %s is refused', async (_how, answer) => {
  await expect(fetchWhole(await serviceThat(answer), {}, limits)).rejects.toThrow('larger than 1000 bytes');
});

test('a redirect is not followed', async () => {
  const url = await serviceThat((response) => response.writeHead(307, { location: '/elsewhere' }).end());
  await expect(fetchWhole(url, {}, limits)).rejects.toThrow('fetch failed');
});
