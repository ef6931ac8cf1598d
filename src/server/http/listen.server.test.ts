import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.server.ts';
import { type Listening, listen } from './listen.server.ts';

async function halfAnswered(): Promise<{ http: Listening; reply: IncomingMessage; agent: Agent; finish(): void }> {
  const rest = Promise.withResolvers<void>();
  const body = () =>
    new ReadableStream({
      async start(out) {
        out.enqueue(new TextEncoder().encode('first '));
        await rest.promise;
        out.enqueue(new TextEncoder().encode('and last'));
        out.close();
      },
    });
  const http = await listen(() => new Response(body()), { port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: http.port, host: '127.0.0.1', agent }, resolve).on('error', reject);
  });
  return { http, reply, agent, finish: rest.resolve };
}

const refusedAt = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() && false));
    socket.on('error', () => resolve(true));
  });

test('a probe that names no host, as of HAProxy, is answered', async () => {
  const http = await listen(() => new Response('ready'), { port: 0, host: '127.0.0.1' });
  const probe = connect(http.port, '127.0.0.1', () => probe.write('GET /readyz HTTP/1.0\r\n\r\n'));
  expect(await text(probe)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*ready$/s);
  await http.close();
});

test('during close a running reply is completed and no connection accepted', async () => {
  const { http, reply, agent, finish } = await halfAnswered();
  const closed = http.close(60_000);
  expect(await refusedAt(http.port)).toBe(true);
  finish();
  expect(await text(reply)).toBe('first and last');
  await closed;
  agent.destroy();
});

test('a reply that exceeds the shutdown time is cut off', async () => {
  const { http, reply, agent } = await halfAnswered();
  await http.close(0);
  await expect(text(reply)).rejects.toThrow('aborted');
  agent.destroy();
});

test('an unused connection does not delay closing', async () => {
  const http = await listen(() => new Response('ok'), { port: 0, host: '127.0.0.1' });
  const idle = connect(http.port, '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  await http.close(60_000);
  idle.destroy();
});

test('a connection is kept for longer than a proxy keeps it, so that only the proxy ends one without use', async () => {
  const http = await listen(() => new Response('ok'), { port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const reply = await new Promise<IncomingMessage>((resolve) => {
    get({ port: http.port, host: '127.0.0.1', agent }, resolve);
  });
  expect(reply.headers['keep-alive']).toBe('timeout=75');
  await text(reply);
  await http.close(60_000);
  agent.destroy();
});

test('a client that takes nothing of its reply is let go, with what waits for it in memory', async () => {
  const gone = Promise.withResolvers<void>();
  const file = Buffer.alloc(50_000_000);
  const http = await listen(
    (_request, { incoming }) => {
      incoming.socket?.once('close', () => gone.resolve());
      return new Response(file);
    },
    { port: 0, host: '127.0.0.1' },
    { silentMs: 200 },
  );
  const stalled = connect(http.port, '127.0.0.1', () => stalled.pause().write('GET / HTTP/1.0\r\n\r\n'));
  stalled.on('error', () => undefined);
  await gone.promise;
  await http.close();
  stalled.destroy();
});

test('an address of no machine is refused in one sentence', async () => {
  const refusal = listen(() => new Response('ok'), { port: 0, host: 'no.such.host.invalid' });
  await expect(refusal).rejects.toBeInstanceOf(StartupError);
  await expect(refusal).rejects.toThrow(/^The address no\.such\.host\.invalid:0 can't be listened on: [^\n]+\.$/);
});
