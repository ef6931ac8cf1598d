import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { indianRules } from '../../../tests/fixtures/tax-rates.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { createLog } from '../../server/log.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { writeItems } from '../import/import-batch.server.ts';
import { readRow } from '../import/import-columns.server.ts';
import { stagedOf } from '../import/import-row.server.ts';
import { findSubstituteCandidates } from '../interchange/substitute-candidates.db.ts';
import { changeItem } from '../item-changes/change-item.server.ts';
import { multiSearch } from '../listing/multi-search.contract.ts';
import { readItemsAgain } from './read-again.server.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  await runJob();
});

const log = createLog('silent');
const runJob = (limit?: number, stopping = new AbortController().signal) =>
  readItemsAgain({ database: store.database, log, clock: store.now, stopping }, sites.nod, limit);
const query = async (text: string, values: unknown[] = []) => (await store.database.$client.query(text, values)).rows;

async function importItem(code: string, itemname: string, more: Record<string, string> = {}): Promise<string> {
  const cells = { itemcode: code, itemname, brandname: 'Acme', super_category: 'Bearings', category: 'Ball' };
  const read = readRow({ ...cells, list_price: '12', tax_percent: '18', ...more }, indianRules);
  if ('problems' in read) throw new Error(read.problems.join());
  const rows = [stagedOf(read.row, 2)];
  const [written] = await store.database.transaction((db) =>
    writeItems(db, sites.nod, rows, { by: 'test', now: store.now(), retired: 'sell' }),
  );
  return written?.outcome ?? '';
}
const itemOf = async (code: string) =>
  (
    await query(
      `select id, universal_no as number, universal_stated as stated, universal_key as key, origin from items
        where site = 'nod' and code = $1`,
      [code],
    )
  )[0];
/** As a reader wrote it that took this for the number. */
const storeAsReadBefore = (code: string, number: string) =>
  query("update items set universal_no = $2, universal_key = $2 where site = 'nod' and code = $1", [code, number]);

/** Names of what is offered as the same as a bearing of the shop. */
async function offeredAsTheSame(name: string): Promise<string[]> {
  const { [name]: id = 0 } = await findItemIds(store, 'nod', [name]);
  const candidates = await findSubstituteCandidates(store.database, 'nod', id);
  return candidates.filter(({ sameNumber, maker }) => sameNumber && maker === 'Acme').map((item) => item.name);
}
const found = async (searching_key: string) =>
  (await store.call(multiSearch, { searching_key })).body.data_list.description.map(({ itemname }) => itemname);

test('a bearing that an older reader took for another one is offered as the same before, not after', async () => {
  await importItem('OLD-1', '6308 ceramic');
  await storeAsReadBefore('OLD-1', '6308');
  expect(await offeredAsTheSame('6308')).toEqual(['6308 ceramic']);
  expect(await runJob()).toBe(1);
  expect(await itemOf('OLD-1')).toMatchObject({ number: '', stated: '', key: '' });
  expect(await offeredAsTheSame('6308')).toEqual([]);
  expect(
    await query("select actor, subject, details from audit_trail where action = 'universal numbers read again'"),
  ).toEqual([
    {
      actor: 'system',
      subject: '1 items',
      details: { before: { 'OLD-1': '6308' }, after: { 'OLD-1': '' } },
    },
  ]);
});

test('a number that an older reader did not understand is read, and the next import of the same line changes no fact', async () => {
  await importItem('OLD-2', '6308-2RS/C3');
  await storeAsReadBefore('OLD-2', '');
  await runJob();
  expect(await itemOf('OLD-2')).toMatchObject({ number: '6308-2RS/C3', stated: '', key: '63082RSC3' });
  await importItem('OLD-2', '6308-2RS/C3');
  expect(await itemOf('OLD-2')).toMatchObject({ number: '6308-2RS/C3', stated: '' });
  expect(await importItem('OLD-2', '6308-2RS/C3')).toBe('unchanged');
});

test('a number that staff typed stays, and so does one from a file, also where it is what the name says', async () => {
  await importItem('TYPED', '6308-2Z');
  const { id } = await itemOf('TYPED');
  const changes = [{ column: 'universal_no' as const, value: '6308-Z', seen: '6308-2Z' }];
  await changeItem(store.database, sites.nod, { id, changes, by: 'Meera Iyer', now: store.now() });
  await importItem('FILE', '6308', { universal_no: '6308/C3' });
  await importItem('FILE-SAME', '6308/C4', { universal_no: '6308/C4' });
  await query("update items set name = '6308/C2' where site = 'nod' and code = 'FILE-SAME'");
  await runJob();
  const numbers = ['TYPED', 'FILE', 'FILE-SAME'].map(async (code) => (await itemOf(code)).number);
  expect(await Promise.all(numbers)).toEqual(['6308-Z', '6308/C3', '6308/C4']);
});

test('where it is not known who gave a number, one that the name does not say is kept as stated', async () => {
  await importItem('KNOWN-1', '6308/C3');
  await importItem('KNOWN-2', '6308/C3');
  await query("update items set universal_stated = null where code in ('KNOWN-1', 'KNOWN-2')");
  await storeAsReadBefore('KNOWN-2', 'OWN');
  const updated = "select updated_at, row_hash from items where code in ('KNOWN-1', 'KNOWN-2') order by code";
  const before = await query(updated);
  expect(await runJob()).toBe(0);
  expect([await itemOf('KNOWN-1'), await itemOf('KNOWN-2')]).toMatchObject([
    { number: '6308/C3', stated: '' },
    { number: 'OWN', stated: 'OWN' },
  ]);
  expect(await query(updated)).toEqual(before);
});

test('an item whose keys an older reader wrote is found by its number again', async () => {
  // By its sizes, which the name gives, search would find it all the same.
  await importItem('KEY-1', '62/22', { bearing_type: 'tapered roller' });
  await query("update items set name_key = 'X', universal_key = 'X', code_key = 'X' where code = 'KEY-1'");
  expect(await found('62/22')).not.toContain('62/22');
  expect(await runJob()).toBe(0);
  expect(await found('62/22')).toContain('62/22');
  expect(await found('KEY-1')).toEqual(['62/22']);
});

test('a second run writes nothing', async () => {
  await storeAsReadBefore('OLD-2', '6308');
  expect(await runJob()).toBe(1);
  const versions = 'select id, xmin::text from items order by id';
  const before = await query(versions);
  expect(await runJob()).toBe(0);
  expect(await query(versions)).toEqual(before);
});

test('no more items are written at once than a batch has, and none of another site', async () => {
  await query('update items set universal_stated = null');
  await runJob(25);
  const [counted] = await query(
    `select max(of_one) as most, sum(of_one)::int as written from (select count(*)::int as of_one from items
      where site = 'nod' and universal_stated is not null group by xmin) t`,
  );
  const [items] = await query("select count(*)::int as count from items where site = 'nod'");
  expect(counted).toEqual({ most: 25, written: items.count });
  expect(await query("select from items where site <> 'nod' and universal_stated is not null limit 1")).toEqual([]);
});

test('what an import writes meanwhile stays', async () => {
  await importItem('BUSY-1', '6308/C3');
  await storeAsReadBefore('BUSY-1', '6308');
  const other = await store.database.$client.connect();
  try {
    await other.query('begin');
    await other.query("select pg_advisory_xact_lock(hashtext('import nod'))");
    const running = runJob();
    await waitUntilBlocked(store.database);
    await other.query(
      "update items set universal_no = 'OWN', universal_key = 'OWN', universal_stated = 'OWN' where code = 'BUSY-1'",
    );
    await other.query('commit');
    expect(await running).toBe(0);
  } finally {
    other.release();
  }
  expect(await itemOf('BUSY-1')).toMatchObject({ number: 'OWN', stated: 'OWN', key: 'OWN' });
});

test('an item that staff are changing is not waited for, and read the next time', async () => {
  await importItem('BUSY-2', '6308/C3');
  await storeAsReadBefore('BUSY-2', '6308');
  await storeAsReadBefore('OLD-2', '6308');
  const other = await store.database.$client.connect();
  try {
    await other.query('begin');
    await other.query("select from items where code = 'BUSY-2' for no key update");
    expect(await runJob()).toBe(1);
    await other.query("update items set origin = 'India' where code = 'BUSY-2'");
    await other.query('commit');
  } finally {
    other.release();
  }
  expect(await itemOf('BUSY-2')).toMatchObject({ number: '6308', origin: 'India' });
  expect(await runJob()).toBe(1);
  expect(await itemOf('BUSY-2')).toMatchObject({ number: '6308/C3', origin: 'India' });
});

test('a store that stops ends after the batch', async () => {
  await query("update items set universal_stated = null where site = 'nod'");
  await runJob(25, AbortSignal.abort());
  const [read] = await query("select count(*)::int from items where site = 'nod' and universal_stated is not null");
  expect(read.count).toBe(25);
});
