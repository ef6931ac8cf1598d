import { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { writtenCells } from '../../../tests/fixtures/written-cells.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { ensurePriceList } from './ensure-price-list.server.ts';
import { exportPrices } from './export-prices.server.ts';
import { importPrices } from './import-prices.server.ts';
import type { PriceOwner } from './price-owner.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);
let owner: PriceOwner;
let codes: string[];
beforeAll(async () => {
  owner = { priceListId: await ensurePriceList(store.database, nod, 'Mills & plants', []), customerId: null };
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' order by id limit 2");
  codes = rows.map(({ code }) => code);
});

const head = 'for,min_qty,discount_percent,net_price,valid_from,valid_to';
async function importLines(...lines: string[]) {
  const file = Readable.from([Buffer.from(lines.join('\r\n'))]);
  const request = { owner, file, mode: 'all-or-nothing' as const, by: 'Meera', now: store.now() };
  const report = await importPrices(store.database, nod, request);
  if (report instanceof Refusal) throw new Error(report.message);
  return report;
}
async function exported(format: 'csv' | 'xlsx') {
  const file = await exportPrices(store.database, nod, { owner, format, now: store.now() });
  if (file instanceof Refusal) throw new Error(file.message);
  return { ...file, text: new TextDecoder().decode(file.content) };
}

test('a text is never a formula, and is read back as it was', async () => {
  await store.database.$client.query("update items set code = '=2+5', code_key = '25' where code = $1", [codes[0]]);
  await importLines(head, "'=2+5,,20,,,");
  const csv = await exported('csv');
  expect(csv).toMatchObject({ fileName: 'NOD-prices-Mills-plants.csv', mediaType: 'text/csv;charset=utf-8', rows: 1 });
  expect(csv.text).toContain("\r\n'=2+5,1,20,");
  const xlsx = await exported('xlsx');
  const sheet = await writtenCells(Buffer.from(xlsx.content));
  expect(sheet[1]?.slice(0, 3)).toEqual(['=2+5', 1, 20]);
  expect(await importLines(...csv.text.split('\r\n'))).toMatchObject({ unchanged: 1, problems: [] });
});

test('rows of items that are no longer sold are left out', async () => {
  await importLines(head, `${codes[1]},,20,,,`);
  const before = await exported('csv');
  await store.database.$client.query('update items set retired_at = now() where code = $1', [codes[1]]);
  const after = await exported('csv');
  expect(after.rows).toBe(before.rows - 1);
  expect(await importLines(...after.text.split('\r\n'))).toMatchObject({ unchanged: after.rows, problems: [] });
});
