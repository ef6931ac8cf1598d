import { expect, test } from 'vitest';
import { buildSignUpForm } from '../../tests/actions/account/new-accounts.ts';
import { fillCart } from '../../tests/actions/cart.ts';
import { createConfirmedOrder } from '../../tests/actions/orders.ts';
import { startPayment } from '../../tests/actions/payments/payments.ts';
import { createReturn } from '../../tests/actions/returns.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { createAccount } from '../account/sign-up/create-account.server.ts';
import { Refusal } from '../server/refuse.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { erasePerson } from './erase-person.server.ts';
import { personalData } from './personal-data.data.ts';

const { nod } = sites;
const email = 'active@nod.example';
const item = '6205-2RS/C3';
const person = [email, '9820012345', 'Rohan Kulkarni'];

const store = setUp(openTestStore);

const erase = (more: Partial<Parameters<typeof erasePerson>[2]> = {}) =>
  erasePerson(store.database, nod, { email, reason: 'asked by letter', by: 'admin', now: store.now(), ...more });
const query = async (statement: string, values: unknown[] = []) =>
  (await store.database.$client.query(statement, values)).rows;

/** Every text, list and JSON of every table, whatever the register says. */
async function tablesNaming(texts: readonly string[]): Promise<string[]> {
  const tables = await query("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const naming: string[] = [];
  for (const { name } of tables) {
    const [row] = await query(
      `select exists (select from ${name} t where coalesce(to_jsonb(t) ->> 'site', 'nod') = 'nod'
        and exists (select from unnest($1::text[]) one where position(lower(one) in lower(t::text)) > 0)) as found`,
      [texts],
    );
    if (row.found) naming.push(name);
  }
  return naming;
}

const keptTables = personalData.filter(({ treatment }) => treatment === 'kept').map(({ table }) => table);

/** As staff would have finished it. */
async function finishOpenBusiness() {
  await query(`update orders set status = 'Delivered'`);
  await query(`update ledger_entries set open_minor = 0`);
  await query(`update return_requests set status = 'declined'`);
}

/** What a buyer leaves behind in a day, and what staff and strangers write about the buyer. */
async function leaveTraces() {
  const token = await store.signIn('active');
  await createConfirmedOrder(store, token, [[item, 10]]);
  await fillCart(store, token, [[item, 10]]);
  const [user] = await query('select id, customer_id from users where site = $1 and email = $2', ['nod', email]);
  const { id, customer_id } = user;
  const note =
    "insert into customer_notes (site, customer_id, text, created_by, created_at) values ('nod', $1, $2, 'Sam', now())";
  await query(note, [customer_id, 'Rohan Kulkarni wants to be called at 09820012345']);
  const audit = `insert into audit_trail (site, at, actor, actor_name, action, subject, customer_id, user_id, address, details)
    values ('nod', now(), 'buyer', $1, 'signed in', $1, $2, $3, '192.0.2.7', $4)`;
  await query(audit, [email, customer_id, id, { first_name: 'Rohan', last_name: 'Kulkarni', mobile: '+919820012345' }]);
  const message = `insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at)
    values ('nod', 'Rohan', 'Kulkarni', $1, '9820012345', 'Please call', $2, now())`;
  await query(message, [email, `nonce ${Math.random()}`]);
  return { id: Number(id), customerId: Number(customer_id) };
}

test('whoever has an open order, invoice, return or payment is not erased, and is told which', async () => {
  const token = await store.signIn('active');
  await query("update orders set status = 'Delivered'");
  const { order, invoice, returnNo } = await createReturn(store, token);
  await startPayment(store, token, await fillCart(store, token, [[item, 10]]));
  const before = await query('select * from users order by id');
  const refused = await erase();
  if (!(refused instanceof Refusal)) throw new Error('erased');
  expect(refused.refusal).toBe('open_business');
  for (const number of [order, invoice, returnNo]) expect(refused.message).toContain(number);
  expect(refused.message).toMatch(/online payment \S+ to end/);
  expect(await query('select * from users order by id')).toEqual(before);
  await query("update payments set state = 'ended'");
  await finishOpenBusiness();
});

test('after an erasure no table names the person, except those that the law keeps', async () => {
  const { id } = await leaveTraces();
  expect(await tablesNaming(person)).toEqual(
    expect.arrayContaining(['audit_trail', 'contact_messages', 'customer_notes', 'outbox', 'users']),
  );
  await finishOpenBusiness();
  const done = await erase();
  expect(done).toMatchObject({ counts: { contact_messages: 1, customer_notes: 1, sessions: expect.any(Number) } });
  const naming = await tablesNaming(person);
  expect(naming.filter((table) => !keptTables.includes(table))).toEqual([]);
  expect(await query('select count(*)::int as left_over from sessions where user_id = $1', [id])).toEqual([
    { left_over: 0 },
  ]);
  const [entry] = await query("select subject, actor_name, details from audit_trail where action = 'person erased'");
  expect(entry).toMatchObject({ subject: `user ${id}`, actor_name: 'admin', details: { reason: 'asked by letter' } });
  expect(await query('select address from audit_trail where user_id = $1 and address is not null', [id])).toEqual([]);
});

test('orders and documents of the company stay', async () => {
  const [{ orders }] = await query(
    "select count(*)::int as orders from orders where user_id = (select id from users where email like 'erased-%' and site = 'nod')",
  );
  expect(orders).toBeGreaterThan(0);
});

test('a second erasure changes nothing and is no mistake', async () => {
  const before = await query('select * from users order by id');
  expect(await erase()).toEqual({ counts: {} });
  expect(await query('select * from users order by id')).toEqual(before);
});

test('the same address on another site is another account', async () => {
  await query("update users set email = $1 where id = (select min(id) from users where site = 'zwz')", [email]);
  await erase();
  expect(await query("select email from users where site = 'zwz' and email = $1", [email])).toEqual([{ email }]);
});

test('the person can sign up again', async () => {
  const { secret, log } = store.server;
  const context = { db: store.database, database: store.database, site: nod, now: store.now(), address: '192.0.2.9' };
  const browser = { userAgent: '', deviceToken: undefined, headers: new Headers(), secure: false };
  const form = { ...buildSignUpForm({ email }), captcha: '' };
  expect(await createAccount({ form, listedCustomerId: null }, { ...context, ...browser, secret, log })).toBe('opened');
  expect(await query("select count(*)::int as accounts from users where site = 'nod' and email = $1", [email])).toEqual(
    [{ accounts: 1 }],
  );
});

test.each([
  [{ reason: ' ' }, 'reason'],
  [{ reason: 'x'.repeat(301) }, 'reason'],
  [{ email: 'nobody' }, 'email'],
])('%j is refused, and nothing is erased', async (wrong, field) => {
  const refused = await erase(wrong);
  expect(refused instanceof Refusal && refused.refusal).toBe(field);
});
