import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDatabaseProxy } from '../../../tests/store/start-database-proxy.ts';
import { createTestDatabase, type TestConnection } from '../../../tests/store/test-database.ts';
import { sendInBatches } from './send-in-batches.server.ts';

let connection: TestConnection;
let drop: () => Promise<void>;
let client: pg.Client;
let other: pg.Client;
let roundTrips: number;
beforeAll(async () => {
  ({ connection, drop } = await createTestDatabase());
  other = new pg.Client(connection);
  await other.connect();
  await other.query('create table counted (item text primary key)');
});
beforeEach(async () => {
  await client?.end().catch(() => undefined);
  client = new pg.Client({ ...connection, pipeline: true });
  client.on('error', () => undefined);
  sendInBatches(client, () => {
    roundTrips += 1;
  });
  await client.connect();
  roundTrips = 0;
});
afterAll(async () => {
  await client.end();
  await other.end();
  await drop();
});

const send = (name: string, text: string, values: unknown[] = []) => client.query({ name, text, values });
const begin = () => send('begin', 'begin');
const commit = () => send('commit', 'commit');
const add = (item: unknown) => send('add', 'insert into counted values ($1) returning item', [item]);
const one = async () => (await send('one', 'select 1 as one')).rows;
const isCounted = async (item: string) =>
  (await other.query('select from counted where item = $1', [item])).rowCount === 1;
const outcomes = async (sent: Promise<unknown>[]) =>
  (await Promise.allSettled(sent)).map((each) =>
    each.status === 'fulfilled' ? 'done' : ((each.reason as pg.DatabaseError).code ?? (each.reason as Error).message),
  );

test('what is sent in one turn is one round trip, and each statement has its own rows', async () => {
  const sent = await Promise.all([
    begin(),
    add('6205'),
    send('twice', 'select 1 as a union all select 2'),
    add('6206'),
    commit(),
  ]);
  expect(sent.map(({ rows }) => rows)).toEqual([[], [{ item: '6205' }], [{ a: 1 }, { a: 2 }], [{ item: '6206' }], []]);
  expect([roundTrips, await isCounted('6205'), await isCounted('6206')]).toEqual([1, true, true]);
  await Promise.all([one(), one()]);
  await one();
  expect(roundTrips).toBe(3);
});

test('statements without values, which have a Sync of their own, come in their order', async () => {
  const sent = await Promise.all([
    add('6001'),
    client.query('select 1 as a; select 2 as b'),
    add('6002'),
    client.query(''),
  ]);
  expect(sent.flat().map(({ rows }) => rows)).toEqual([
    [{ item: '6001' }],
    [{ a: 1 }],
    [{ b: 2 }],
    [{ item: '6002' }],
    [],
  ]);
  expect(roundTrips).toBe(4);
});

test('after a failed statement the rest of its batch is not run, and nothing is written', async () => {
  const sent = [begin(), add('6301'), add('6301'), add('6302'), send('new', 'select 2 as two'), commit()];
  expect(await outcomes(sent)).toEqual(['done', 'done', '23505', '23505', '23505', '23505']);
  expect(await outcomes([add('6303'), client.query('rollback'), one()])).toEqual(['23505', 'done', 'done']);
  expect([await isCounted('6301'), await isCounted('6302')]).toEqual([false, false]);
  expect((await send('new', 'select 2 as two')).rows).toEqual([{ two: 2 }]);
});

test('a rollback sent behind a failed statement is carried out', async () => {
  expect(await outcomes([begin(), send('zero', 'select 1 / 0'), client.query('rollback'), add('6304')])).toEqual([
    'done',
    '22012',
    'done',
    'done',
  ]);
  expect(await isCounted('6304')).toBe(true);
});

test('a statement that cannot be read or written is refused, and the others get their own results', async () => {
  expect(await outcomes([begin(), send('wrong', 'selct 1'), one()])).toEqual(['done', '42601', '42601']);
  await client.query('rollback');
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  const [first, unwritten, last] = await Promise.allSettled([one(), add(endless), one()]);
  expect(unwritten.status).toBe('rejected');
  expect([first, last]).toEqual([first, first].map(() => ({ status: 'fulfilled', value: [{ one: 1 }] })));
});

test('outside a transaction the statements of a batch are written together or not at all', async () => {
  expect(await outcomes([add('6401'), add('6401'), add('6402')])).toEqual(['done', '23505', '23505']);
  expect([await isCounted('6401'), await isCounted('6402')]).toEqual([false, false]);
});

test.each([
  ['is cancelled', 'pg_cancel_backend', ['done', '57014', '57014'], true],
  ['loses its connection', 'pg_terminate_backend', ['done', '57P01', 'Connection terminated unexpectedly'], false],
])('a batch that %s ends as a whole', async (_case, end, expected, isUsable) => {
  const { rows } = await send('pid', 'select pg_backend_pid() as pid');
  const sent = outcomes([begin(), send('sleep', 'select pg_sleep(60)'), one()]);
  const isAsleep = "select from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'";
  await expect.poll(async () => (await other.query(isAsleep, [rows[0].pid])).rowCount).toBe(1);
  await other.query(`select ${end}($1)`, [rows[0].pid]);
  expect(await sent).toEqual(expected);
  expect(await outcomes([client.query('rollback')])).toEqual([
    isUsable ? 'done' : 'Client has encountered a connection error and is not queryable',
  ]);
});

test('a server that names the severity in another language is understood as well', async () => {
  const { connection: translated, close } = await startDatabaseProxy(
    () => connection,
    (reply, near) => near.write(reply.toString('latin1').replace('SERROR\0', 'SFEHL.\0'), 'latin1'),
  );
  const german = new pg.Client({ ...translated, pipeline: true });
  sendInBatches(german, () => undefined);
  await german.connect();
  const named = (name: string, text: string) => german.query({ name, text, values: [] });
  expect(await outcomes([named('begin', 'begin'), named('zero', 'select 1 / 0'), named('one', 'select 1')])).toEqual([
    'done',
    '22012',
    '22012',
  ]);
  await german.end();
  close();
});

test('what is sent before the reply to a failed batch came is refused as well', async () => {
  const first = outcomes([begin(), send('slow', 'select pg_sleep(0.2), 1 / 0'), send('later', 'select 3 as three')]);
  await new Promise((resolve) => setImmediate(resolve));
  const second = outcomes([send('later', 'select 3 as three'), one()]);
  expect([...(await first), ...(await second)]).toEqual(['done', '22012', '22012', '22012', '22012']);
  expect(await outcomes([client.query('rollback'), send('wrong', 'selct 1')])).toEqual(['done', '42601']);
  expect((await send('later', 'select 3 as three')).rows).toEqual([{ three: 3 }]);
});
