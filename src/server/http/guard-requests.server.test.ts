import { connect, type Socket } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { startStore } from '../../../tests/store/running-store.ts';
import { setUp } from '../../../tests/store/set-up.ts';

const store = setUp(startStore);
let port: number;
beforeAll(async () => {
  port = Number(new URL(store.addressOf('nod')).port);
});

/** Sends bytes that no HTTP client would send; `feed` sends more until a reply arrives. */
async function exchange(head: string, feed?: (socket: Socket, answered: () => boolean) => Promise<number>) {
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  socket.setEncoding('latin1').on('data', (data) => {
    reply += data;
  });
  // The store may close the connection early.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(head);
  const sent = (await feed?.(socket, () => reply !== '')) ?? 0;
  if (feed) socket.end();
  await closed;
  const [status = ''] = reply.split('\r\n');
  return { status: Number(status.split(' ')[1]), reply, sent };
}

const headOf = (line: string, ...headers: string[]) =>
  `${[line, 'Host: nod.localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

const endless = 'a'.repeat(65_536);
const maxChunks = 3200;

async function chunks(socket: Socket, answered: () => boolean): Promise<number> {
  let sent = 0;
  for (let chunk = 0; chunk < maxChunks && !answered() && socket.writable; chunk += 1) {
    const more = socket.write(`${endless.length.toString(16)}\r\n${endless}\r\n`);
    sent += endless.length;
    if (!more)
      await new Promise<void>((resolve) => {
        for (const event of ['drain', 'close', 'data']) socket.once(event, () => resolve());
      });
  }
  return sent;
}

test.each([
  '/sandbox-checkout/cs_test_1',
  '/api/quick_order/',
  '/api/no_such/',
  '/payment/webhook/',
  '/stripepayment/webhook/',
  '/quick-order',
  '/cart',
  '/no-such-page',
  '/documents/x.pdf',
  '/healthz',
])('an endless body to %s is answered 413 before much of it is read', async (path) => {
  const head = headOf(`POST ${path} HTTP/1.1`, 'Transfer-Encoding: chunked', 'Content-Type: text/plain');
  const { status, sent } = await exchange(head, chunks);
  expect(status).toBe(413);
  // Data in the socket buffers is sent but never read.
  expect(sent).toBeLessThan(20_000_000);
});

test.each(['/sandbox-checkout/cs_test_1', '/api/quick_order/', '/quick-order', '/no-such-page'])(
  'a body to %s with a too large Content-Length is refused unread',
  async (path) => {
    const { status } = await exchange(headOf(`POST ${path} HTTP/1.1`, 'Content-Length: 200000000'), async () => 0);
    expect(status).toBe(413);
  },
);

test('a request with two hosts is refused', async () => {
  expect((await exchange(headOf('GET /healthz HTTP/1.1', 'Host: zwz.localhost'))).status).toBe(400);
  expect((await exchange(headOf('GET /healthz HTTP/1.1'))).status).toBe(200);
});

test.each([
  ['http://nod.localhost/healthz', 200],
  ['HTTP://nod.localhost/healthz', 400],
  ['http://zwz.localhost/healthz', 400],
  ['http://nod.localhost:8080/healthz', 400],
  ['http://user@zwz.localhost/healthz', 400],
])('a request line with the address %s is answered %i to the host nod.localhost', async (address, status) => {
  expect((await exchange(headOf(`GET ${address} HTTP/1.1`))).status).toBe(status);
});

const visit = (path: string) => store.app.request(path, { headers: { host: 'nod.localhost' } });
const seen = async (path: string) => (await exchange(headOf(`GET ${path} HTTP/1.1`))).reply;

test.each([
  '/listing?category=%00',
  '/listing?q=6205%00',
  '/listing?%00=1',
  '/about?x=%00',
  '/productDetail/..%00',
  '/productDetail/NOD:1%00/data-sheet.pdf',
  '/documents/x%00.pdf',
  '/no-such%00page',
  '/listing?category=%ED%A0%80',
  '/%ff',
  '/sandbox-checkout/%00',
])("%s gets the site's error page, 400", async (path) => {
  const page = await seen(path);
  expect(page).toMatch(/^HTTP\/1\.1 400 /);
  expect(page).toContain('The address contains an invalid character.');
  expect(page).toContain('<header');
  expect(page).toContain('<footer');
  expect(page.match(/<title>/g)).toHaveLength(1);
});

test('a call gets the same refusal as JSON', async () => {
  const reply = await visit('/api/item/?x=%00');
  expect(reply.status).toBe(400);
  expect(await reply.json()).toEqual({ success: false, message: 'The address contains an invalid character.' });
});

test('URLs in any script are accepted', async () => {
  expect(await seen('/listing?q=%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await seen('/listing?q=100%')).toMatch(/^HTTP\/1\.1 200 /);
});
