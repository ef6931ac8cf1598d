import { expect, test } from 'vitest';
import { z } from 'zod';
import { forSignedIn } from '../../../tests/actions/call-options.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { defineContract } from '../../lib/contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type CallRequest, defineCall } from './define-call.server.ts';
import { dispatch } from './dispatch.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);

const contract = defineContract({
  path: 'api/test_own/',
  method: 'POST',
  summary: 'Reads what is the own.',
  request: z.object({ name: z.string().default('') }),
  reply: z.object({ success: z.literal(true), customer: z.number() }),
});

const readCustomers: number[] = [];
const readOwn = defineCall(contract, { ...forSignedIn, reads: 'primary' }, async (_request, { database, caller }) => {
  readCustomers.push(caller.customerId);
  await database.$client.query({ text: 'select from customers where id = $1', values: [caller.customerId] });
  return { success: true as const, customer: caller.customerId };
});

const send = (incoming: Partial<CallRequest>) =>
  dispatch(store.server, readOwn, {
    site: nod,
    body: {},
    token: undefined,
    address: '198.51.100.7',
    requestId: 'r-1',
    secure: false,
    ...incoming,
  });

test('nothing is told to a session that has ended meanwhile', async () => {
  const token = await store.signIn('active');
  await send({ token });
  await store.database.$client.query('delete from sessions');
  expect(await send({ token })).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
  readCustomers.length = 0;
  expect((await send({ token })).status).toBe(401);
  expect(readCustomers).toEqual([]);
});

test('a user who was moved to another customer sees that one at once', async () => {
  const token = await store.signIn('active');
  const { body } = await send({ token });
  const { customer } = body as { customer: number };
  await store.database.$client.query(
    `update users set customer_id = (select max(customer_id) from users where site = 'nod' and customer_id <> $1)
      where email = 'active@nod.example'`,
    [customer],
  );
  readCustomers.length = 0;
  const after = await send({ token });
  expect(readCustomers).toEqual([(after.body as { customer: number }).customer]);
  expect(readCustomers[0]).not.toBe(customer);
});

test('a token opens nothing on another site', async () => {
  const token = await store.signIn('active');
  await send({ token });
  expect((await send({ token, site: sites.gwd })).status).toBe(401);
});

test('a wrong request is told only to somebody whose session lives', async () => {
  const token = await store.signIn('active');
  await send({ token });
  expect((await send({ token, body: { name: 5 } })).status).toBe(400);
  await store.database.$client.query('delete from sessions');
  expect((await send({ token, body: { name: 5 } })).status).toBe(401);
});
