import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { readList } from '../../cart/pasted-list/read-list.rule.ts';
import { readListFile } from '../../cart/pasted-list/read-list-file.ts';
import { quickOrder } from '../../cart/quick-order/quick-order.contract.ts';
import { ensurePriceList } from '../../catalogue/price-lists/ensure-price-list.server.ts';
import { exportPrices } from '../../catalogue/price-lists/export-prices.server.ts';
import { importPrices } from '../../catalogue/price-lists/import-prices.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import { exportOrders } from './export-orders.contract.ts';

const store = setUp(openTestStore);
const formats = ['csv', 'xlsx'] as const;
const codes = ['zwz', 'nod', 'gwd'] as const satisfies readonly SiteCode[];

const fileOf = (bytes: Uint8Array, name: string) => readListFile(new File([new Uint8Array(bytes)], name));

test.each(codes.flatMap((site) => formats.map((format) => ({ site, format }))))(
  'all orders of $site as $format give their items, makers and quantities again',
  async ({ site, format }) => {
    const token = await store.signIn('active', site);
    const { rows: sold } = await store.database.$client.query<{ name: string }>(
      `select distinct on (maker, category) name from items i where site = $1 and retired_at is null and order_multiple = 1
        and min_qty = 1 and list_minor > 0 and (select min(on_hand - reserved) from stock s where s.item_id = i.id) > 20
        and (select count(*) from items o where o.site = $1 and o.name_key = i.name_key) = 1
      order by maker, category, id limit 6`,
      [site],
    );
    const lines = sold.map(({ name }, index) => [name, 1 + 2 * index] as const);
    await createConfirmedOrder(store, token, lines, { site });
    const exported = async (as: 'csv' | 'xlsx') => {
      const { body } = await store.call(exportOrders, { format: as }, { token, site });
      return { ...body, bytes: Buffer.from(body.content, 'base64') };
    };
    const csv = (await exported('csv')).bytes.toString('utf8').slice(1);
    const { data } = Papa.parse<Record<string, string>>(csv.trim(), { header: true });
    expect(data.length).toBeGreaterThan(2);
    const { bytes, file_name } = await exported(format);
    const { rows } = readList((await fileOf(bytes, file_name)).source);
    const { body } = await store.call(quickOrder, { rows: [...rows] }, { token, site });
    expect(
      body.lines.map(({ quantity, items, message }) => [items[0]?.itemname ?? message, items[0]?.brandname, quantity]),
    ).toEqual(data.map(({ Item, Brand, Qty }) => [Item, Brand, Number(Qty)]));
  },
);

test.each(formats)(
  'a price list as %s gives its items and makers again, and no price or minimum is a quantity',
  async (format) => {
    const owner = { priceListId: await ensurePriceList(store.database, sites.nod, 'Mills', []), customerId: null };
    const { rows: items } = await store.database.$client.query<{ code: string; name: string; maker: string }>(
      "select code, name, maker from items where site = 'nod' and retired_at is null order by id limit 3",
    );
    const lines = [
      'for,min_qty,discount_percent,net_price,valid_from,valid_to',
      ...items.map(({ code }) => `${code},10,20,,,`),
    ];
    const request = { mode: 'all-or-nothing' as const, by: 'Meera', now: store.now() };
    const file = Readable.from([Buffer.from(lines.join('\r\n'))]);
    const report = await importPrices(store.database, sites.nod, { owner, file, ...request });
    if (report instanceof Refusal) throw new Error(report.message);
    const exported = await exportPrices(store.database, sites.nod, { owner, format, now: store.now() });
    if (exported instanceof Refusal) throw new Error(exported.message);
    const { rows } = readList((await fileOf(exported.content, exported.fileName)).source);
    const { body } = await store.call(quickOrder, { rows: [...rows] });
    expect(
      body.lines.map(({ items: [item], quantity }) => [item?.itemname, item?.brandname, quantity]).toSorted(),
    ).toEqual(items.map(({ name, maker }) => [name, maker, 0]).toSorted());
  },
);
