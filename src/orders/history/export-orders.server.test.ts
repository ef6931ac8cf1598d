import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { writtenCells } from '../../../tests/fixtures/written-cells.ts';
import { readSheets } from '../../../tests/rendering/read-sheets.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { readList } from '../../cart/pasted-list/read-list.rule.ts';
import { readListFile } from '../../cart/pasted-list/read-list-file.ts';
import { quickOrder } from '../../cart/quick-order/quick-order.contract.ts';
import { dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { exportOrders } from './export-orders.contract.ts';

const store = setUp(openTestStore);
let token: string;
let number: string;
beforeAll(async () => {
  token = await store.signIn('active');
  await store.database.$client.query("update items set name = '=1+1' where site = 'nod' and name = '6308'");
  number = await createConfirmedOrder(
    store,
    token,
    [
      ['NU205', 4],
      ['=1+1', 2],
    ],
    { purchase_order_no: '+91,"x"' },
  );
});

const file = async (format: 'csv' | 'xlsx', order_no?: string) => {
  const { body } = await store.call(exportOrders, { format, ...(order_no && { order_no }) }, { token });
  return { ...body, bytes: Buffer.from(body.content, 'base64') };
};

test('a CSV opens in Excel as UTF-8 and contains no formula', async () => {
  const { bytes, file_name, media_type } = await file('csv', number);
  expect([file_name, media_type]).toEqual([`NOD-orders-${number}.csv`, 'text/csv;charset=utf-8']);
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFFOrder ID,')).toBe(true);
  const { data } = Papa.parse<Record<string, string>>(text.slice(1).trim(), { header: true });
  expect(data).toMatchObject([
    { 'Order ID': `${number}I1`, Item: 'NU205', Qty: '4', 'Your PO': `'+91,"x"` },
    { 'Order ID': `${number}I2`, Item: "'=1+1", Qty: '2' },
  ]);
});

test('days are ISO days in the CSV, and days with a format in the XLSX', async () => {
  const today = dayOf(store.now(), sites.nod.calendar.timeZone);
  const { data } = Papa.parse<Record<string, string>>((await file('csv', number)).bytes.toString('utf8').slice(1), {
    header: true,
  });
  expect(data[0]?.Date).toBe(today);
  const [sheet] = readSheets((await file('xlsx', number)).bytes);
  expect(sheet?.cells.B2).toMatchObject({ day: today, format: 'dd mmm yyyy' });
  expect(sheet?.cells.C2).toMatchObject({ value: expect.any(Number), format: 'hh:mm' });
  expect(sheet?.cells.I2).toMatchObject({ value: Number(data[0]?.['Price, ₹']), format: '#,##0.00' });
  expect(sheet).toMatchObject({ frozenRows: 1, filter: 'A1:P3' });
});

test('an XLSX has text cells and number cells', async () => {
  const { bytes, file_name } = await file('xlsx', number);
  expect(file_name).toBe(`NOD-orders-${number}.xlsx`);
  const [head, first, second] = await writtenCells(bytes);
  const at = (row: typeof first, column: string) => row?.[head?.indexOf(column) ?? -1];
  expect(at(second, 'Item')).toBe('=1+1');
  expect(at(first, 'Qty')).toBe(4);
  expect(at(second, 'Your PO')).toBe('+91,"x"');
});

test('the export has all own orders and none of other customers', async () => {
  const all = (await file('csv')).bytes.toString('utf8').trim().split('\r\n');
  expect(all.length).toBeGreaterThanOrEqual(3);
  const other = { token: await store.signIn('newbalance0') };
  expect((await store.call(exportOrders, { format: 'csv', order_no: number }, other)).status).toBe(404);
  expect((await store.call(exportOrders, { format: 'pdf' as 'csv' }, { token })).status).toBe(400);
});

test('the export has what the filter of the list leaves', async () => {
  const rows = async (filter: { state?: string; period?: string; q?: string }) => {
    const { body } = await store.call(exportOrders, { format: 'csv', ...filter }, { token });
    const { data } = Papa.parse<Record<string, string>>(
      Buffer.from(body.content, 'base64').toString('utf8').slice(1).trim(),
      { header: true },
    );
    return data.map((row) => row['Order ID']);
  };
  const both = [`${number}I1`, `${number}I2`];
  expect(await rows({ state: 'on_the_way', period: 'days_30' })).toEqual(both);
  expect(await rows({ q: number })).toEqual(both);
  expect(await rows({ state: 'delivered' })).toEqual([]);
  expect(await rows({ period: 'last_year' })).toEqual([]);
  expect(await rows({ q: 'PO-none' })).toEqual([]);
});

test.each(['csv', 'xlsx'] as const)(
  'an export as %s is a list that gives the same items, makers and quantities again',
  async (format) => {
    const lines: [string, number][] = [
      ['NU205', 4],
      ['6205-2RS', 12],
    ];
    const order = await createConfirmedOrder(store, token, lines);
    const { bytes, file_name } = await file(format, order);
    const { source } = await readListFile(new File([new Uint8Array(bytes)], file_name));
    const { rows } = readList(source);
    const { body } = await store.call(quickOrder, { rows: [...rows] }, { token });
    const text = (await file('csv', order)).bytes.toString('utf8').slice(1);
    const { data } = Papa.parse<Record<string, string>>(text.trim(), { header: true });
    expect(data.map(({ Item, Qty }) => [Item, Number(Qty)])).toEqual(lines);
    expect(body.lines.map(({ items: [item], quantity }) => [item?.itemname, item?.brandname, quantity])).toEqual(
      data.map(({ Item, Brand, Qty }) => [Item, Brand, Number(Qty)]),
    );
  },
);
