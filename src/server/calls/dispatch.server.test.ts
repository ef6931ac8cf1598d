import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { forAnyone, forSignedIn, forVerified } from '../../../tests/actions/call-options.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { defineContract } from '../../lib/contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { Database, Db } from '../database/database.server.ts';
import { saveInstallationValue } from '../database/installation.db.ts';
import { refuse, retryLater } from '../refuse.server.ts';
import { type CallRequest, defineCall, type Handler, type ServerContext } from './define-call.server.ts';
import { dispatch } from './dispatch.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const order = defineContract({
  path: 'api/test_order/',
  method: 'POST',
  summary: 'orders',
  request: z.object({ item: z.string(), quantity: z.number().max(99, 'At most 99').default(1) }),
  reply: z.object({ success: z.literal(true), number: z.string() }),
  refusals: { sold_out: 'It is sold out.' },
});
const ordered = { success: true as const, number: 'NOD1' };

const send = (handler: Handler, incoming: Partial<CallRequest> = {}, server: Partial<ServerContext> = {}) =>
  dispatch({ ...store.server, ...server }, handler, {
    site: nod,
    body: { item: '6205' },
    token: undefined,
    address: '198.51.100.7',
    requestId: 'r-1',
    secure: false,
    ...incoming,
  });
const write = (db: Db, name: string) => saveInstallationValue(db, name, 'written', 'replace');
const noteLast = (name: string) => ({
  text: "insert into installation (name, value) values ($1, 'written')",
  values: [name],
});
const isWritten = async (name: string) =>
  (await store.database.$client.query('select from installation where name = $1', [name])).rowCount === 1;

test('whoever sends the token of a session that has ended is told so where visitors are answered', async () => {
  const hours = defineContract({ ...order, path: 'api/test_hours/' });
  const open = defineCall(hours, { ...forAnyone, reads: 'primary' }, async () => ordered);
  const isToldOf = async (sent: string | undefined) => (await send(open, { token: sent })).headers.has('session-ended');
  expect([await isToldOf(undefined), await isToldOf(token), await isToldOf('unknown')]).toEqual([false, false, true]);
});

test('a visitor is asked to sign in, and a user to verify the e-mail address first', async () => {
  const signedIn = defineCall(order, forSignedIn, async () => ordered);
  const verified = defineCall(order, forVerified, async () => ordered);
  for (const handler of [signedIn, verified]) {
    expect(await send(handler)).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
    expect(await send(handler, { token: 'unknown' })).toMatchObject({ status: 401 });
    expect(await send(handler, { token })).toMatchObject({ status: 200, body: ordered });
  }
  const unverified = await store.signIn('unregistered');
  const update = 'update users set email_verified_at =';
  await store.database.$client.query(`${update} null where email = 'unregistered@nod.example'`);
  expect(await send(signedIn, { token: unverified })).toMatchObject({ status: 200 });
  expect(await send(verified, { token: unverified })).toMatchObject({
    status: 403,
    body: { message: 'Please verify your e-mail address first.' },
  });
});

test('a session cookie counts only where a call accepts it', async () => {
  const call = (acceptsCookie: boolean) => defineCall(order, { ...forSignedIn, acceptsCookie }, async () => ordered);
  expect((await send(call(true), { cookieToken: token })).status).toBe(200);
  expect((await send(call(false), { cookieToken: token })).status).toBe(401);
});

test.each([
  [{}, 'Please enter item', 'item'],
  [{ item: '6205', quantity: 100 }, 'At most 99', 'quantity'],
  [{ item: 6205 }, 'Please check item', 'item'],
  [{ item: '62\u000005' }, 'The request contains an invalid character. Please remove it and try again.', 'item'],
])('the request %j is refused with its wrong field', async (body, message, field) => {
  const handler = defineCall(order, forAnyone, async () => ordered);
  expect(await send(handler, { body })).toMatchObject({
    status: 400,
    body: { success: false, message, errors: [{ field, message }] },
  });
});

test('a refused call writes nothing in its transaction; what it writes to the pool stays', async () => {
  const handler = defineCall(order, { ...forAnyone, transaction: true }, async (_request, { db, database }) => {
    await write(db, 'in the transaction');
    await write(database, 'in the pool');
    return refuse(order, 'sold_out');
  });
  expect(await send(handler)).toMatchObject({
    status: 200,
    body: { success: false, refusal: 'sold_out', message: 'It is sold out.' },
  });
  expect([await isWritten('in the transaction'), await isWritten('in the pool')]).toEqual([false, true]);
});

test('of two calls that lock the same rows in another order both are carried out, each once', async () => {
  const names = ['locked first', 'locked second'] as const;
  for (const name of names) await write(store.database, name);
  const { promise: bothHaveOne, resolve: haveMet } = Promise.withResolvers<void>();
  let tries = 0;
  let locked = 0;
  const callThatLocks = (...inOrder: string[]) =>
    defineCall(order, { ...forAnyone, transaction: true }, async (_request, { db }) => {
      tries += 1;
      for (const name of inOrder) {
        await db.$client.query("update installation set value = value || '.' where name = $1", [name]);
        locked += 1;
        if (locked === 2) haveMet();
        await bothHaveOne;
      }
      return ordered;
    });
  const replies = await Promise.all([send(callThatLocks(...names)), send(callThatLocks(...names.toReversed()))]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(tries).toBeGreaterThan(2);
  const { rows } = await store.database.$client.query('select value from installation where name = any($1)', [names]);
  expect(rows).toEqual([{ value: 'written..' }, { value: 'written..' }]);
});

test('a request sent twice with one key is carried out once, also when both arrive together', async () => {
  let orders = 0;
  const handler = defineCall(order, { ...forSignedIn, transaction: true, idempotent: true }, async () => {
    orders += 1;
    return { ...ordered, number: `NOD${orders}` };
  });
  const once = { token, idempotencyKey: 'one' };
  const replies = await Promise.all([send(handler, once), send(handler, once)]);
  expect(replies.map(({ body }) => body)).toEqual(Array(2).fill({ success: true, number: 'NOD1' }));
  expect(await send(handler, { ...once, body: { item: '6206' } })).toMatchObject({ status: 400 });
  expect((await send(handler, { token, idempotencyKey: 'two' })).body).toMatchObject({ number: 'NOD2' });
});

test('what a call locks is sent with its key, and what it writes last with its COMMIT', async () => {
  const seen: unknown[] = [];
  const lock = async (request: { quantity: number }, { db }: { db: Db }) => {
    const { rows } = await db.$client.query({
      name: 'locked',
      text: 'select $1::int as quantity',
      values: [request.quantity],
    });
    return rows[0].quantity as number;
  };
  const options = { ...forSignedIn, transaction: true, idempotent: true, lock } as const;
  const handler = defineCall(order, options, async (_request, { writeLast }, locked) => {
    seen.push(locked);
    writeLast(noteLast(`last ${seen.length}`));
    return ordered;
  });
  const once = { token, idempotencyKey: 'locked', body: { item: '6205', quantity: 7 } };
  await send(handler, { ...once, idempotencyKey: 'first' });
  const before = store.database.roundTrips();
  expect((await send(handler, once)).body).toEqual(ordered);
  expect(store.database.roundTrips() - before).toBe(3);
  expect((await send(handler, once)).body).toEqual(ordered);
  expect([seen, await isWritten('last 1'), await isWritten('last 2')]).toEqual([[7, 7], true, true]);
});

test('a call that is refused after it asked to write last writes nothing, and one without a transaction may not ask', async () => {
  const refused = defineCall(order, { ...forAnyone, transaction: true }, async (_request, { writeLast }) => {
    writeLast(noteLast('after the refusal'));
    return refuse(order, 'sold_out');
  });
  expect(await send(refused)).toMatchObject({ body: { refusal: 'sold_out' } });
  expect(await isWritten('after the refusal')).toBe(false);
  const without = defineCall(order, forAnyone, async (_request, { writeLast }) => {
    writeLast(noteLast('without a transaction'));
    return ordered;
  });
  expect((await send(without)).status).toBe(500);
});

test('a last write that fails undoes everything', async () => {
  const handler = defineCall(order, { ...forAnyone, transaction: true }, async (_request, { db, writeLast }) => {
    await write(db, 'before the last');
    writeLast({ name: 'zero', text: 'select 1 / $1::int', values: [0] });
    return ordered;
  });
  expect((await send(handler)).status).toBe(500);
  expect(await isWritten('before the last')).toBe(false);
});

test('a call that asks for patience says for how long', async () => {
  const handler = defineCall(order, forAnyone, async () => {
    throw retryLater(429, 2000, 'Later, please.');
  });
  const { status, headers, body } = await send(handler);
  expect([status, headers.get('retry-after'), body]).toEqual([429, '2', { success: false, message: 'Later, please.' }]);
});

test('a bug is reported by the id of its request, without details, and undone', async () => {
  const handler = defineCall(order, { ...forAnyone, transaction: true }, async (_request, { db }) => {
    await write(db, 'before the bug');
    throw new TypeError('secret detail');
  });
  const { status, body } = await send(handler);
  expect([status, body]).toEqual([500, { success: false, request_id: 'r-1', message: expect.any(String) }]);
  expect(JSON.stringify(body)).not.toContain('secret detail');
  expect(await isWritten('before the bug')).toBe(false);
});

test('while the database is down a call is answered with 503 and when to try again', async () => {
  const handler = defineCall(order, forAnyone, async (_request, { db }) => {
    await (db as Database).$client.query('select 1');
    return ordered;
  });
  store.database.setState('silent');
  const { status, headers } = await send(handler);
  store.database.setState('writable');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect((await send(handler)).status).toBe(200);
});

test('a reply that breaks its contract is a bug where replies are checked', async () => {
  const handler = defineCall(order, forAnyone, async () => ({ success: true }) as never);
  expect((await send(handler)).status).toBe(500);
  expect((await send(handler, {}, { checkReplies: false })).status).toBe(200);
});
