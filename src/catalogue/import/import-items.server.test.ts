import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianRates } from '../../../tests/fixtures/tax-rates.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import type { Database } from '../../server/database/database.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type ImportOptions, type ImportReport, importItems } from './import-items.server.ts';
import { readImportFile } from './read-import-file.server.ts';

const { nod, zwz } = sites;

let store: TestStore;
let database: Database;
beforeAll(async () => {
  store = await openTestStore();
  database = store.database;
});
afterAll(() => store.close());

const head =
  'itemcode,itemname,brandname,super_category,category,list_price,tax_percent,on_hand,arriving_qty,arriving_on';
const line = (code: string, price = '10', onHand = '5', arriving = ',') =>
  `${code},Name of ${code},Acme,Bearings,Ball,${price},18,${onHand},${arriving}`;

async function runImport(lines: string[], mode: ImportOptions['mode'] = 'all-or-nothing', site = nod) {
  const problems: string[] = [];
  const file = readImportFile(Readable.from([Buffer.from([head, ...lines].join('\n'))]), indianRates);
  const onProblem = (at: number, problem: string) => problems.push(`${at}: ${problem}`);
  const report: ImportReport = await importItems(database, site, file, { mode, now: store.now(), onProblem });
  return { ...report, problems };
}

async function findItem(code: string, site = 'nod') {
  const { rows } = await database.$client.query(
    `select i.id, i.list_minor, i.currency, i.updated_at, s.on_hand, s.reserved, n.quantity, n.due_on
     from items i left join stock s on s.item_id = i.id left join stock_incoming n on n.item_id = i.id
     where i.site = $1 and i.code = $2`,
    [site, code],
  );
  return rows[0];
}

test('new items are imported with their stock at the selling branch', async () => {
  expect(await runImport([line('N-1', '12.50', '7', '20,2026-12-04'), line('N-2')])).toEqual({
    written: true,
    inserted: 2,
    changed: 0,
    unchanged: 0,
    bad: 0,
    problems: [],
  });
  expect(await findItem('N-1')).toMatchObject({
    list_minor: 12_50,
    currency: 'INR',
    on_hand: 7,
    quantity: 20,
    due_on: '2026-12-04',
  });
  expect(await findItem('N-1', 'zwz')).toBeUndefined();
});

test('runImport the same file again changes nothing, not even stock sold in between', async () => {
  const lines = [line('S-1', '10', '5', '9,2026-12-04'), line('S-2')];
  await runImport(lines);
  await database.$client.query(
    "update stock set on_hand = 3 where item_id = (select id from items where code = 'S-1')",
  );
  const before = await findItem('S-1');
  store.setClock(new Date(store.now().getTime() + 60_000));
  expect(await runImport(lines)).toMatchObject({ inserted: 0, changed: 0, unchanged: 2 });
  expect(await findItem('S-1')).toEqual(before);
});

test('a changed item keeps its id, and its incoming lots are replaced', async () => {
  await runImport([line('C-1', '10', '5', '9,2026-12-04'), line('C-2')]);
  const before = await findItem('C-1');
  expect(await runImport([line('C-1', '11', '6'), line('C-2')])).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await findItem('C-1')).toMatchObject({ id: before?.id, list_minor: 11_00, on_hand: 6, quantity: null });
});

test('one bad line stops the import, and every bad line is reported', async () => {
  const result = await runImport([line('B-1'), line('B-2', 'abc'), line('B-3', '1', 'x')]);
  expect(result).toMatchObject({ written: false, inserted: 0, bad: 2 });
  expect(result.problems).toEqual([
    expect.stringContaining("3: list_price 'abc'"),
    expect.stringContaining("4: on_hand 'x'"),
  ]);
  expect(await findItem('B-1')).toBeUndefined();
});

test('in good-lines mode the other lines are imported', async () => {
  expect(await runImport([line('G-1'), line('G-2', 'abc')], 'good-lines')).toMatchObject({
    written: true,
    inserted: 1,
    bad: 1,
  });
  expect(await findItem('G-1')).toBeDefined();
});

test('a repeated code is reported with both lines', async () => {
  const result = await runImport([line('D-1', '1'), line('D-2'), line('D-1', '2')], 'good-lines');
  expect(result.problems).toEqual(["4: itemcode 'D-1' is already on line 2; keep one of the two."]);
  expect(await findItem('D-1')).toMatchObject({ list_minor: 1_00 });
});

test('a stock count below the reserved quantity is refused, other lines are imported', async () => {
  await runImport([line('R-1', '1', '20'), line('R-2', '1', '20')]);
  await database.$client.query(
    "update stock set reserved = 8 where item_id = (select id from items where code = 'R-1')",
  );
  const result = await runImport([line('R-1', '1', '5'), line('R-2', '1', '5')], 'good-lines');
  expect(result).toMatchObject({ changed: 1, bad: 1 });
  expect(result.problems[0]).toContain('2: on_hand 5 is less than the 8 reserved for orders');
  expect(await findItem('R-1')).toMatchObject({ on_hand: 20, reserved: 8 });
  expect(await findItem('R-2')).toMatchObject({ on_hand: 5 });
});

test('a retired item in the file is sold again', async () => {
  await runImport([line('T-1')]);
  await database.$client.query("update items set retired_at = now() where code = 'T-1'");
  expect(await runImport([line('T-1')])).toMatchObject({ changed: 1, unchanged: 0 });
});

test('a retired item stays retired where the import says so', async () => {
  await runImport([line('T-2')]);
  await database.$client.query("update items set retired_at = now() where code = 'T-2'");
  const lines = () => readImportFile(Readable.from([Buffer.from([head, line('T-2', '12')].join('\n'))]), indianRates);
  const leave = { mode: 'good-lines' as const, now: store.now(), onProblem: () => {}, retired: 'leave' as const };
  expect(await importItems(database, nod, lines(), leave)).toMatchObject({ changed: 1 });
  expect(await importItems(database, nod, lines(), leave)).toMatchObject({ changed: 0, unchanged: 1 });
  const { rows } = await database.$client.query("select retired_at from items where code = 'T-2'");
  expect(rows[0].retired_at).not.toBeNull();
});

test('what belongs to an import is written with it or not at all', async () => {
  const lines = readImportFile(Readable.from([Buffer.from([head, line('T-3')].join('\n'))]), indianRates);
  const failing = { mode: 'good-lines' as const, now: store.now(), onProblem: () => {} };
  const onWritten = async () => {
    throw new Error('the audit trail is full');
  };
  await expect(importItems(database, nod, lines, { ...failing, onWritten })).rejects.toThrow('the audit trail is full');
  expect(await findItem('T-3')).toBeUndefined();
});

test('an unreadable file imports nothing in either mode', async () => {
  const lines = readImportFile(Readable.from([Buffer.from('itemcode\nX-1')]), indianRates);
  const problems: number[] = [];
  const report = await importItems(database, nod, lines, {
    mode: 'good-lines',
    now: store.now(),
    onProblem: (at) => problems.push(at),
  });
  expect(report).toMatchObject({ written: false, bad: 1 });
  expect(problems).toEqual([1]);
});

test('concurrent imports of one site run one after the other, and every line is imported', async () => {
  const codes = Array.from({ length: 2500 }, (_, at) => `P-${at}`);
  const [one, other] = await Promise.all([
    runImport(codes.map((code) => line(code, '10'))),
    runImport(codes.toReversed().map((code) => line(code, '11'))),
  ]);
  expect(one.inserted + other.inserted).toBe(2500);
  expect(one.changed + other.changed).toBe(2500);
});

test("branches follow the site's data, and the first one sells", async () => {
  const moved = { ...zwz, branches: [zwz.branches[1], zwz.branches[0]].flatMap((branch) => branch ?? []) };
  await runImport([line('Z-1')], 'all-or-nothing', moved);
  const { rows } = await database.$client.query(
    "select code from branches where site = 'zwz' and position > 0 order by position",
  );
  expect(rows.map((row) => row.code)).toEqual(['delhi', 'mumbai']);
  const sells = await database.$client.query(
    "select b.code from stock s join branches b on b.id = s.branch_id join items i on i.id = s.item_id where i.code = 'Z-1'",
  );
  expect(sells.rows).toEqual([{ code: 'delhi' }]);
  await runImport([line('Z-1')], 'all-or-nothing', zwz);
});
