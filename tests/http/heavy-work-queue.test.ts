import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '../../src/server/http/listen.server.ts';
import { runInQueue, waitingIn } from '../../src/server/jobs/queues.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const store = setUp(openTestStore);
let http: Listening;
beforeAll(async () => {
  http = await listen((request, reached) => store.app.fetch(request, reached), { port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());

type Reply = { status: number; retryAfter: string | undefined; body: string };

function send(method: 'GET' | 'POST', path: string, { token = '', body = '', chunked = false } = {}) {
  const headers = {
    host: 'nod.localhost',
    ...(token && { authorization: `Token ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(chunked && { 'transfer-encoding': 'chunked' }),
  };
  let socket: ClientRequest | undefined;
  const reply = new Promise<Reply>((resolve, reject) => {
    socket = request({ host: '127.0.0.1', port: http.port, method, path, headers, agent: false }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'],
        body: Buffer.concat(parts).toString(),
      });
    });
    socket.on('error', reject);
    socket.end(body);
  });
  return { reply, cut: () => socket?.destroy() };
}

const statement = (token: string) => send('POST', '/api/export_statement/', { token, body: '{"format":"pdf"}' });

const callerOf = (token: string) =>
  store.server.authentication.findCaller(store.database, sites.nod, token, store.now());

/** Occupies the customer's only place in the documents queue until released. */
async function occupyLane(token: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  void runInQueue('documents', { caller: await callerOf(token), address: '' }, () => gate.promise);
  return gate.resolve;
}

async function firstAnswers(requests: readonly ReturnType<typeof send>[], count: number): Promise<Reply[]> {
  const answered: Reply[] = [];
  const enough = Promise.withResolvers<void>();
  for (const { reply } of requests)
    reply.then(
      (one) => answered.push(one) === count && enough.resolve(),
      () => undefined,
    );
  await enough.promise;
  return answered;
}

test('eighty statements of one account: four wait, the rest are refused, others are unaffected', async () => {
  const token = await store.signIn('active');
  const free = await occupyLane(token);
  const many = Array.from({ length: 80 }, () => statement(token));
  const refused = await firstAnswers(many, 76);
  expect(refused.every(({ status, retryAfter }) => status === 429 && retryAfter === '10')).toBe(true);
  expect(JSON.parse(refused[0]?.body ?? '')).toEqual({
    success: false,
    message: 'We are still working on your earlier requests. Please try again in 10 seconds.',
  });
  const asked = store.database.roundTrips();
  expect((await statement(token).reply).status).toBe(429);
  expect(store.database.roundTrips()).toBe(asked);
  const other = await statement(await store.signIn('newbalance0')).reply;
  expect(other.status).toBe(200);
  const { rows } = await store.database.$client.query("select id from items where site = 'nod' and name = 'NU205'");
  expect((await send('GET', `/productDetail/NOD:${rows[0].id}/datasheet.pdf`).reply).status).toBe(200);
  free();
  const replies = await Promise.all(many.map(({ reply }) => reply));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
});

test('a caller who disconnects while waiting frees a place', async () => {
  const token = await store.signIn('active');
  const free = await occupyLane(token);
  const waiting = Array.from({ length: 5 }, () => statement(token));
  await firstAnswers(waiting, 1);
  for (const { reply, cut } of waiting) {
    reply.catch(() => undefined);
    cut();
  }
  await expect.poll(() => waitingIn('documents')).toBe(0);
  const next = statement(token);
  await expect.poll(() => waitingIn('documents')).toBe(1);
  free();
  expect((await next.reply).status).toBe(200);
});

test('forty short lists at once from one network: twelve wait, the rest are refused, others are answered', async () => {
  const gate = Promise.withResolvers<void>();
  void runInQueue('lists', { address: '127.0.0.1' }, () => gate.promise);
  const text = 'NOSUCH610009 12\n'.repeat(8);
  const lists = Array.from({ length: 40 }, () => send('POST', '/api/quick_order/', { body: JSON.stringify({ text }) }));
  const refused = await firstAnswers(lists, 28);
  expect(refused.every(({ status, retryAfter }) => status === 429 && retryAfter === '2')).toBe(true);
  const search = send('POST', '/api/search/', { body: JSON.stringify({ searching_key: '6205' }) });
  expect((await search.reply).status).toBe(200);
  gate.resolve();
  const replies = await Promise.all(lists.map(({ reply }) => reply));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(12);
});

test.each([
  ['a long body', false],
  ['a body of unknown length', true],
])('%s waits for earlier ones of its network; short or foreign ones do not', async (_what, chunked) => {
  const gate = Promise.withResolvers<void>();
  for (let place = 0; place < 2; place += 1) void runInQueue('uploads', { address: '127.0.0.1' }, () => gate.promise);
  const search = (searching_key: string, more = {}) =>
    send('POST', '/api/search/', { body: JSON.stringify({ searching_key }), ...more });
  const long = search('x'.repeat(40_000), { chunked });
  await expect.poll(() => waitingIn('uploads')).toBe(1);
  expect((await search('6205').reply).status).toBe(200);
  expect(await runInQueue('uploads', { address: '198.51.100.7' }, async () => 'at once')).toBe('at once');
  gate.resolve();
  expect((await long.reply).status).toBe(400);
});

test('bodies that arrive slowly hold up no other long body of their network', async () => {
  const parts = Array.from({ length: 2 }, () => {
    const slow = request({
      host: '127.0.0.1',
      port: http.port,
      method: 'POST',
      path: '/api/search/',
      agent: false,
      headers: { host: 'nod.localhost', 'content-length': '40000' },
    });
    slow.on('error', () => undefined).write('{');
    return slow;
  });
  // What is sent later is answered later, so both have arrived at the store.
  expect((await send('GET', '/healthz').reply).status).toBe(200);
  const long = send('POST', '/api/search/', { body: JSON.stringify({ searching_key: 'x'.repeat(40_000) }) });
  expect((await long.reply).status).toBe(400);
  for (const slow of parts) slow.destroy();
});
