import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, type Day, dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { ensurePriceList } from './ensure-price-list.server.ts';
import type { PriceCells } from './price-cells.rule.ts';
import type { PriceOwner } from './price-owner.server.ts';
import type { TypedEdit } from './read-price-edits.server.ts';
import { type PriceReport, type SavePrices, savePrices } from './save-prices.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);
let today: Day;
let item: { id: number; code: string; name: string; listMinor: number };
let lists = 0;
beforeAll(async () => {
  today = dayOf(store.now(), nod.calendar.timeZone);
  [item] = await query(
    `select id, code, name, list_minor as "listMinor" from items where site = 'nod' and name = 'NU205' limit 1`,
  );
});

const query = async (text: string, ...values: unknown[]) => (await store.database.$client.query(text, values)).rows;

async function newList(): Promise<PriceOwner> {
  lists += 1;
  return { priceListId: await ensurePriceList(store.database, nod, `List ${lists}`, []), customerId: null };
}

async function customer(): Promise<PriceOwner> {
  const [row] = await query("select customer_id as id from users where email = 'active@nod.example'");
  return { priceListId: null, customerId: Number(row?.id) };
}

const cells = (over: Partial<PriceCells>): PriceCells => ({
  for: 'all',
  min_qty: '',
  discount_percent: '',
  net_price: '',
  valid_from: '',
  valid_to: '',
  ...over,
});
const edit = (over: Partial<PriceCells>, more: Partial<TypedEdit> = {}): TypedEdit => ({
  line: 1,
  cells: cells(over),
  ...more,
});

async function save(owner: PriceOwner, edits: readonly TypedEdit[], more: Partial<SavePrices> = {}) {
  const by = { by: 'Meera', now: store.now() };
  const report = await savePrices(store.database, nod, { owner, edits, mode: 'good-lines', ...by, ...more });
  if (report instanceof Refusal) throw new Error(report.message);
  return report;
}
const messages = ({ problems }: PriceReport) =>
  problems.map(({ line, field, message }) => `${line} ${field}: ${message}`);

const rowsOf = ({ priceListId, customerId }: PriceOwner) =>
  query(
    `select id, scope, scope_key as key, min_qty as qty, discount_bp as bp, net_minor as net, valid_from as "from", valid_to as "to"
     from price_rows where price_list_id = $1 or customer_id = $2 order by valid_from nulls first, id`,
    priceListId,
    customerId,
  );

test('good rows are saved, and each bad one says what to write instead', async () => {
  const owner = await newList();
  const report = await save(owner, [
    edit({ for: item.code, net_price: '1,250.50', min_qty: '10' }),
    edit({ for: 'Koyo', discount_percent: '38' }, { line: 2 }),
    edit({ for: 'no such thing', discount_percent: '38' }, { line: 3 }),
    edit({ for: 'Koyo', discount_percent: '38', net_price: '5' }, { line: 4 }),
    edit({ for: 'maker: koyo', discount_percent: '39' }, { line: 5 }),
    edit({ for: 'Grease', discount_percent: '20', valid_from: addDays(today, -1) }, { line: 6 }),
  ]);
  expect(report).toMatchObject({ written: true, begun: 2, changed: 0, unchanged: 0 });
  expect(messages(report)).toEqual([
    '3 for: No item no such thing; write an item code, a designation, maker: NAME or category: NAME',
    '4 net_price: A row has a discount or a net price, never both; empty one of them',
    '5 for: Line 2 has the same item, quantity and first day; keep one of the two',
    `6 valid_from: A day in the past cannot be changed; write ${today} or a later day.`,
  ]);
  expect(await rowsOf(owner)).toMatchObject([
    { scope: 'item', key: String(item.id), qty: 10, net: 1250_50, bp: null, from: today, to: null },
    { scope: 'maker', key: 'Koyo', qty: 1, bp: 38_00, net: null, from: today },
  ]);
});

test('a new price ends the one in force, is recorded, and is found in the audit trail', async () => {
  const owner = await customer();
  await query(
    `insert into price_rows (site, customer_id, scope, scope_key, discount_bp, currency)
     values ('nod', $1, 'item', $2, 4200, 'INR')`,
    owner.customerId,
    String(item.id),
  );
  const from = addDays(today, 11);
  const report = await save(owner, [edit({ for: item.code, discount_percent: '45', valid_from: from })]);
  expect(report).toMatchObject({ begun: 0, changed: 1 });
  expect(await rowsOf(owner)).toMatchObject([
    { bp: 42_00, from: null, to: addDays(from, -1) },
    { bp: 45_00, from, to: null },
  ]);
  const changes = await query('select * from price_changes where customer_id = $1 order by id', owner.customerId);
  expect(changes).toMatchObject([
    {
      kind: 'ended',
      before: { discountBp: 42_00, validTo: null },
      after: { validTo: addDays(from, -1) },
      changed_by: 'Meera',
    },
    { kind: 'begun', before: null, after: { discountBp: 45_00, validFrom: from } },
  ]);
  expect(report.lastChange).toBe(Number(changes[1]?.id));
  expect([...report.rowIds]).toEqual([[1, Number(changes[1]?.row_id)]]);
  expect(report.moves).toMatchObject([{ line: 1, label: 'NU205', isItem: true, changeBp: -5_17 }]);
  const [entry] = await query("select * from audit_trail where action = 'customer prices' order by id desc limit 1");
  expect(entry).toMatchObject({ actor_name: 'Meera', customer_id: owner.customerId });
  expect(entry.details.rows).toMatchObject([{ kind: 'ended' }, { kind: 'begun' }]);
});

test('a row is edited in place, given another quantity, ended and removed', async () => {
  const owner = await newList();
  const later = addDays(today, 5);
  await save(owner, [
    edit({ for: 'Koyo', discount_percent: '30' }),
    edit({ for: 'Grease', discount_percent: '20', valid_from: later }, { line: 2 }),
    edit({ discount_percent: '10', valid_from: later }, { line: 3 }),
  ]);
  const [koyo, grease, all] = (await rowsOf(owner)).map(({ id }) => Number(id));
  const report = await save(owner, [
    edit({ for: '', discount_percent: '31', valid_from: today }, { rowId: koyo, line: 1 }),
    edit({ for: '', discount_percent: '20', valid_from: later, min_qty: '12' }, { rowId: grease, line: 2 }),
    edit({ for: '' }, { rowId: all, line: 3, end: true }),
    edit({ for: '', discount_percent: '31' }, { rowId: 999_999, line: 4 }),
  ]);
  expect(messages(report)).toEqual(['4 for: This row is no longer there; load the rows again']);
  expect(report).toMatchObject({ changed: 3 });
  expect(await rowsOf(owner)).toMatchObject([
    { id: koyo, key: 'Koyo', bp: 31_00, from: today },
    { id: grease, key: 'Grease', bp: 20_00, qty: 12, from: later },
  ]);
  const removed = await query("select before from price_changes where kind = 'removed' and row_id = $1", all);
  expect(removed).toMatchObject([{ before: { scope: 'all', discountBp: 10_00 } }]);
});

test('two lines of one file may follow each other', async () => {
  const owner = await newList();
  const [first, second] = [addDays(today, 10), addDays(today, 20)];
  await save(owner, [
    edit({ discount_percent: '10' }),
    edit({ discount_percent: '20', valid_from: first }, { line: 2 }),
    edit({ discount_percent: '30', valid_from: second }, { line: 3 }),
  ]);
  expect(await rowsOf(owner)).toMatchObject([
    { bp: 10_00, from: today, to: addDays(first, -1) },
    { bp: 20_00, from: first, to: addDays(second, -1) },
    { bp: 30_00, from: second, to: null },
  ]);
  expect(await query('select kind from price_changes where price_list_id = $1', owner.priceListId)).toEqual([
    { kind: 'begun' },
    { kind: 'begun' },
    { kind: 'begun' },
  ]);
});

test('who edits a row that somebody else has changed meanwhile reads what and by whom', async () => {
  const owner = await newList();
  const { lastChange: seen } = await save(owner, [edit({ discount_percent: '10' })]);
  const [{ id: rowId }] = await rowsOf(owner);
  const mine = edit({ for: '', discount_percent: '12', valid_from: today }, { rowId: Number(rowId), seen });
  await save(owner, [{ ...mine, cells: { ...mine.cells, discount_percent: '11' } }], { by: 'Arun' });
  const report = await save(owner, [mine, edit({ for: 'Koyo', discount_percent: '30' }, { line: 2, seen })]);
  expect(report).toMatchObject({ begun: 1, changed: 0, problems: [{ line: 1, stale: true }] });
  expect(report.problems[0]?.message).toMatch(
    /^Arun changed this row on .*: 10\.00 % less, from .* became 11\.00 % less, from .*\. Load the rows again before you change it$/,
  );
  const again = await save(owner, [edit({ discount_percent: '13' }, { seen })]);
  expect(again.problems).toMatchObject([{ stale: true }]);
  expect(await save(owner, [{ ...mine, seen: report.lastChange }])).toMatchObject({ changed: 1, problems: [] });
});

test('who edits a row that somebody else has removed reads by whom', async () => {
  const owner = await newList();
  const { lastChange: seen } = await save(owner, [edit({ discount_percent: '10' })]);
  const [{ id }] = await rowsOf(owner);
  await save(owner, [edit({ for: '' }, { rowId: Number(id), end: true })], { by: 'Arun' });
  const mine = edit({ for: '', discount_percent: '12', valid_from: today }, { rowId: Number(id), seen });
  expect((await save(owner, [mine])).problems[0]?.message).toMatch(
    /^Arun changed this row on .*: it was removed\. Load/,
  );
});

test('what others did to other rows does not matter', async () => {
  const owner = await newList();
  const { lastChange: seen } = await save(owner, [edit({ discount_percent: '10' })]);
  await save(owner, [edit({ for: 'Koyo', discount_percent: '30' })], { by: 'Arun' });
  expect(await save(owner, [edit({ discount_percent: '12' }, { seen })])).toMatchObject({ changed: 1, problems: [] });
});

test('a check writes nothing and shows the largest changes first', async () => {
  const owner = await newList();
  await save(owner, [edit({ for: 'Koyo', discount_percent: '30' }), edit({ for: 'Grease', discount_percent: '10' })]);
  const before = await rowsOf(owner);
  const report = await save(
    owner,
    [
      edit({ for: 'Grease', discount_percent: '12' }),
      edit({ for: 'Koyo', discount_percent: '37' }, { line: 2 }),
      edit({ for: item.code, discount_percent: '50' }, { line: 3 }),
    ],
    { mode: 'check' },
  );
  expect(report).toMatchObject({ written: false, begun: 1, changed: 2 });
  expect(report.moves.map(({ line, changeBp }) => [line, changeBp])).toEqual([
    [3, -50_00],
    [2, -10_00],
    [1, -2_22],
  ]);
  expect(await rowsOf(owner)).toEqual(before);
});

test('all or nothing means nothing while a line is bad', async () => {
  const owner = await newList();
  const lines = [edit({ discount_percent: '10' }), edit({ for: 'Koyo' }, { line: 2 })];
  expect(await save(owner, lines, { mode: 'all-or-nothing' })).toMatchObject({ written: false });
  expect(await rowsOf(owner)).toEqual([]);
  expect(await save(owner, lines.slice(0, 1), { mode: 'all-or-nothing' })).toMatchObject({ written: true });
});

test('the rows of another site cannot be reached', async () => {
  const owner = await newList();
  await save(owner, [edit({ discount_percent: '10' })]);
  const [{ id }] = await rowsOf(owner);
  const elsewhere = { edits: [edit({ for: '' }, { rowId: Number(id), end: true })], mode: 'good-lines' as const };
  const request = { ...elsewhere, owner, by: 'Meera', now: store.now() };
  expect(await savePrices(store.database, sites.gwd, request)).toMatchObject({ refusal: 'unknown_owner' });
  const unknown = { priceListId: null, customerId: 99_999_999 } as const;
  expect(await savePrices(store.database, nod, { ...request, owner: unknown })).toMatchObject({
    message: 'This customer was not found.',
  });
  expect(await save(await newList(), elsewhere.edits)).toMatchObject({ problems: [{ line: 1, field: 'for' }] });
  expect(await rowsOf(owner)).toHaveLength(1);
});
