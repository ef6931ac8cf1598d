import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { startStore } from '../../../tests/store/running-store.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { readFileOf } from './read-file.server.ts';

const streaming = { method: 'POST', duplex: 'half' } as RequestInit;

const requestOf = (parts: readonly string[], headers: Record<string, string> = {}) => {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(Buffer.from(part));
      controller.close();
    },
  });
  return new Request('http://nod.localhost/', { ...streaming, body, headers });
};

test('a file is read whole up to its limit', async () => {
  const content = await readFileOf(requestOf(['abc', 'de']))(5);
  expect(Buffer.from(content ?? []).toString()).toBe('abcde');
  expect(await readFileOf(new Request('http://nod.localhost/'))(5)).toHaveLength(0);
});

test('a larger file is not read, by its announced length or at the part that exceeds the limit', async () => {
  const announced = requestOf(['abc'], { 'content-length': '6' });
  expect(await readFileOf(announced)(5)).toBeUndefined();
  expect(announced.bodyUsed).toBe(false);
  expect(await readFileOf(requestOf(['abc', 'def']))(5)).toBeUndefined();
});

test('a body that breaks off is a clear refusal', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
  const request = new Request('http://nod.localhost/', { ...streaming, body });
  await expect(readFileOf(request)(5)).rejects.toMatchObject({
    status: 400,
    message: 'The file did not arrive completely. Please try again.',
  });
});

/** Sends 'abc' and then nothing, until it is ended. */
function slowRequest() {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sender = controller;
      controller.enqueue(Buffer.from('abc'));
    },
    cancel() {
      isCancelled = true;
    },
  });
  const request = new Request('http://nod.localhost/', { ...streaming, body });
  return { request, end: () => sender?.close(), isCancelled: () => isCancelled };
}

test('a file that arrives slowly gives way when others wait for its place', async () => {
  const { request, isCancelled } = slowRequest();
  await expect(readFileOf(request, () => true, 20)(5)).rejects.toMatchObject({ status: 429 });
  expect(isCancelled()).toBe(true);
});

test('a file that arrives slowly is read while nobody waits', async () => {
  const { request, end } = slowRequest();
  let asked = 0;
  const nobodyWaits = () => {
    asked += 1;
    if (asked === 3) end();
    return false;
  };
  expect(Buffer.from((await readFileOf(request, nobodyWaits, 20)(5)) ?? []).toString()).toBe('abc');
});

const store = setUp(startStore);
let port: number;
let token: string;
beforeAll(async () => {
  port = Number(new URL(store.addressOf('nod')).port);
  token = await store.signIn('pending');
});

/** Sends a body of 200 MB, in chunks when `length` is undefined, until a reply arrives. */
async function sendEndless(path: string, session: string, length?: number) {
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  let sent = 0;
  socket.setEncoding('latin1').on('data', (data) => {
    reply += data;
  });
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const framing = length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  // A connection that stays open, as browsers have it: with 'close' the server resets it, and the reply may get lost.
  const headers = ['Host: nod.localhost', framing, `Authorization: Token ${session}`];
  socket.write(`${[`POST ${path} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`);
  const part = '%PDF-'.repeat(13_000);
  while (reply === '' && socket.writable && sent < 200_000_000) {
    const more = socket.write(length === undefined ? `${part.length.toString(16)}\r\n${part}\r\n` : part);
    sent += part.length;
    if (!more)
      await new Promise<void>((resolve) => {
        for (const event of ['drain', 'close', 'data']) socket.once(event, () => resolve());
      });
  }
  socket.end();
  await closed;
  return { status: Number(reply.split(' ')[1]), reply, sent };
}

const upload = '/authentication/papers/upload/?kind=tax_certificate&name=a.pdf';

test.each([
  ['that announces its length', 200_000_000],
  ['in chunks', undefined],
])('a paper of 200 MB %s is answered before much of it is read', async (_how, length) => {
  const { status, reply, sent } = await sendEndless(upload, token, length);
  expect(status).toBe(413);
  expect(reply).toContain('This file is larger than 10 MB. Please choose a smaller one.');
  // Data in the socket buffers is sent but never read.
  expect(sent).toBeLessThan(30_000_000);
});

test('a stranger is refused before the file is read', async () => {
  const { status, sent } = await sendEndless(upload, 'nobody', 200_000_000);
  expect(status).toBe(401);
  expect(sent).toBeLessThan(20_000_000);
});
