import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lingerBeforeClose } from './lingering-close.server.ts';
import { type Listening, listen } from './listen.server.ts';

let store: Listening;
beforeAll(async () => {
  const app = new Hono();
  app.use(lingerBeforeClose);
  app.post('/refused', (c) => c.text('too large', 413));
  app.post('/read', async (c) => c.text(String((await c.req.text()).length)));
  store = await listen((request, reached) => app.fetch(request, reached), { port: 0, host: '127.0.0.1' });
});
afterAll(() => store.close());

/** More than the two sockets hold by themselves, and few enough that a busy machine sends them in the half second. */
const bodyBytes = 4_000_000;

/** Reads nothing before all is sent, and no longer than until the server closes the connection. */
async function send(path: string, connection: string): Promise<string> {
  const socket = connect(store.port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.pause();
  const head = [`POST ${path} HTTP/1.1`, 'Host: a', `Connection: ${connection}`, `Content-Length: ${bodyBytes}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (let sent = 0; sent < bodyBytes && socket.writable; sent += 100_000)
    if (!socket.write(Buffer.alloc(100_000))) await Promise.race([once(socket, 'drain'), closed]);
  let reply = '';
  socket.setEncoding('latin1').on('data', (text) => {
    reply += text;
  });
  socket.resume();
  await (connection === 'close' ? closed : Promise.race([once(socket, 'data'), closed]));
  socket.destroy();
  return reply;
}

test.each(['close', 'keep-alive'])('a reply before the end of the body arrives, Connection: %s', async (connection) => {
  expect(await send('/refused', connection)).toMatch(/^HTTP\/1\.1 413 [\s\S]*too large$/);
});

test('a connection is closed after its body was read, where the client wants that', async () => {
  expect(await send('/read', 'close')).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*4000000$/i);
});

test('who goes on sending is cut off', { timeout: 20_000 }, async () => {
  const socket = connect(store.port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write('POST /refused HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 900000000\r\n\r\n');
  socket.resume();
  while (!socket.destroyed) {
    socket.write('x');
    await pause(20);
  }
  await closed;
});
