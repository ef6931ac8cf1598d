import { availableParallelism } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { type QueueClient, runInQueue, waitingIn } from './queues.server.ts';

const endings: (() => void)[] = [];
/** Waiting jobs start when running ones end. */
async function finishAll() {
  while (endings.length > 0) {
    for (const end of endings.splice(0)) end();
    await settled();
  }
}
afterEach(finishAll);

const buyer = (customerId: number) => ({ caller: { customerId, standing: 'active' as const } });

const endless = () => new Promise<string>((resolve) => endings.push(() => resolve('done')));

async function fill(caller: QueueClient): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const job = runInQueue('documents', caller, endless);
    const refused = await Promise.race([job.catch((cause: unknown) => cause), settled()]);
    if (refused !== undefined) {
      expect(refused).toMatchObject({ status: 429 });
      return taken;
    }
  }
}
const settled = () => new Promise<undefined>((resolve) => setImmediate(resolve, undefined));

test('a caller with too many waiting jobs gets 429 with Retry-After', async () => {
  const caller = { ...buyer(1), address: '192.0.2.1' };
  expect(await fill(caller)).toBe(5);
  await expect(runInQueue('documents', caller, endless)).rejects.toMatchObject({
    status: 429,
    retryAfter: 10,
    reply: {
      success: false,
      message: 'We are still working on your earlier requests. Please try again in 10 seconds.',
    },
  });
});

test('other callers and other queues are not affected', async () => {
  const caller = { ...buyer(1), address: '192.0.2.1' };
  await fill(caller);
  const now = async () => 'at once';
  expect(await runInQueue('documents', { ...buyer(2), address: '192.0.2.1' }, now)).toBe('at once');
  for (const other of [{}, { staff: { staffId: 1 } }, { machine: { tokenId: 1 } }])
    expect(await runInQueue('documents', { ...other, address: '192.0.2.1' }, now)).toBe('at once');
  expect(await runInQueue('public_files', caller, now)).toBe('at once');
});

test.each([
  ['a customer is one caller from wherever it asks', buyer(1), '192.0.2.1', '192.0.2.2'],
  ['a member of staff is one caller from wherever it asks', { staff: { staffId: 1 } }, '192.0.2.1', '192.0.2.2'],
  ['a token is one caller from wherever it asks', { machine: { tokenId: 1 } }, '192.0.2.1', '192.0.2.2'],
  ['visitors of one IPv6 /64 are one caller', {}, '2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
])('%s', async (_case, who, one, other) => {
  await fill({ ...who, address: one });
  await expect(runInQueue('documents', { ...who, address: other }, endless)).rejects.toMatchObject({ status: 429 });
});

test('too many callers together get 429', async () => {
  const jobs = Array.from({ length: 200 }, (_, i) => runInQueue('documents', { ...buyer(i), address: '' }, endless));
  const refused = (await Promise.all(
    jobs.map((job) => Promise.race([job.catch((cause: unknown) => cause), settled()])),
  )) as ({ message: string } | undefined)[];
  const taken = refused.filter((one) => one === undefined).length;
  expect(taken).toBe(Math.max(2, availableParallelism() - 1) + 40);
  expect(refused.at(-1)?.message).toBe('We are very busy right now. Please try again in 10 seconds.');
});

test('fifteen networks with all the pages they may have under way leave room for another', async () => {
  const address = (network: number) => `192.0.${network}.7`;
  for (let network = 1; network < 16; network += 1)
    for (let page = 0; page < 8; page += 1) void runInQueue('pages', { address: address(network) }, endless);
  expect(waitingIn('pages')).toBe(15 * 4);
  expect(await runInQueue('pages', { address: address(16) }, async () => 'at once')).toBe('at once');
});

test('an aborted request leaves the queue', async () => {
  const caller = { ...buyer(1), address: '192.0.2.1' };
  const first = runInQueue('documents', caller, endless);
  const leaving = new AbortController();
  const given = runInQueue('documents', { ...caller, signal: leaving.signal }, endless);
  leaving.abort();
  await expect(given).rejects.toMatchObject({ status: 400 });
  expect(waitingIn('documents')).toBe(0);
  await finishAll();
  expect(await first).toBe('done');
});

test('whoever has a whole IPv6 /48 has no more pages under way than one address, and others go first', async () => {
  const address = (connection: number) => `2001:db8:9:${connection.toString(16)}::1`;
  for (let page = 0; page < 120; page += 1) void runInQueue('pages', { address: address(page) }, endless);
  await settled();
  expect(endings).toHaveLength(4);
  expect(await runInQueue('pages', { address: '192.0.2.1' }, async () => 'at once')).toBe('at once');
});

test('thousands of jobs of one /48 leave room for a visitor, a buyer, staff and a program', async () => {
  for (let job = 0; job < 5_000; job += 1) {
    const address = `2001:db8:9:${job.toString(16)}::1`;
    runInQueue('lists', { address }, endless).catch(() => undefined);
  }
  const address = '2001:db8:9:1::1';
  const now = async () => 'at once';
  expect(await runInQueue('lists', { address: '192.0.2.1' }, now)).toBe('at once');
  for (const who of [buyer(1), { staff: { staffId: 1 } }, { machine: { tokenId: 1 } }])
    expect(await runInQueue('lists', { ...who, address }, now)).toBe('at once');
});

test('an account that staff have not looked at yet has no more than a visitor of its network', async () => {
  const self = (customerId: number) => ({ caller: { customerId, standing: 'pending' as const }, address: '192.0.2.9' });
  for (let account = 0; account < 18; account += 1) void runInQueue('papers', self(account), endless);
  await settled();
  expect(endings).toHaveLength(4);
  expect(await runInQueue('papers', { ...buyer(99), address: '192.0.2.9' }, async () => 'at once')).toBe('at once');
});
