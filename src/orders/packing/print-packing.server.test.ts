import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type PackingFile, printPackingList, printPickList } from './print-packing.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const textOf = (file: PackingFile | Refusal<string>) => {
  if (file instanceof Refusal) throw new Error(file.message);
  return readPdf(file.pdf).pages.join(' ');
};
const pick = (numbers: string[], site: 'nod' | 'zwz' = 'nod') =>
  printPickList(store.database, sites[site], numbers, store.now());

test('a pick list goes along the shelves of the branch, also for several orders', async () => {
  const first = await createConfirmedOrder(store, token, [
    ['NU205', 4],
    ['51105', 6],
  ]);
  const second = await createConfirmedOrder(store, token, [['6308', 2]], { purchase_order_no: 'PO-7' });
  const shelves = { NU205: 'B-01-1', '51105': 'A-03-2', '6308': 'A-11-1' };
  for (const [name, shelf] of Object.entries(shelves))
    await store.database.$client.query(
      "update stock s set shelf = $2 from items i where i.id = s.item_id and i.site = 'nod' and i.name = $1",
      [name, shelf],
    );
  const one = await pick([first]);
  expect(one).toMatchObject({ fileName: `pick-list-${first}.pdf` });
  expect(textOf(one)).toMatch(
    /Pick list NOD, Mumbai .*Western Gear & Pump.* A-03-2 51105 .*6 NOS.* B-01-1 NU205 .*4 NOS/,
  );
  const both = await pick([first, second]);
  expect(both).toMatchObject({ fileName: 'pick-list-2-orders.pdf' });
  expect(textOf(both)).toMatch(/A-03-2 51105 .* A-11-1 6308 .* B-01-1 NU205/);
});

test('there is nothing to pick of an order that was sent, is unknown, or belongs to another site', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  expect(await pick([number], 'zwz')).toBeInstanceOf(Refusal);
  await dispatchGoods(store, number);
  expect(await pick([number])).toMatchObject({ refusal: 'nothing_to_pick' });
  expect(await pick(['NOD26999999'])).toMatchObject({ refusal: 'nothing_to_pick' });
});

test('a packing list has what left with a dispatch: lots, origins, cartons, weight, carrier and invoice', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 9]], { purchase_order_no: 'PO-45' });
  const { invoice } = await dispatchGoods(store, number, {
    lines: [
      { lineNo: 1, quantity: 4, lot: '2608-114' },
      { lineNo: 1, quantity: 2, lot: '2609-031', origin: 'Japan' },
    ],
    carrier: 'Konkan Roadlines',
    docket: 'KR 118204',
    ewayBill: '391600421187',
    cartons: 3,
    weightKg: 48.8,
  });
  const file = await printPackingList(store.database, sites.nod, {
    number,
    dispatchNo: 1,
    address: 'https://nod.example',
  });
  expect(file).toMatchObject({ fileName: `packing-list-${number}-1.pdf` });
  const text = textOf(file);
  const facts = [`${number}-1`, invoice, 'PO-45', 'Konkan Roadlines, KR 118204', '391600421187', '48.80 kg'];
  for (const fact of [...facts, '2608-114', '2609-031', 'Japan', '4 NOS', '2 NOS', 'Western Gear & Pump'])
    expect(text).toContain(fact);
  expect(text).toMatch(/In all 6 NOS/);
});

test('an unknown dispatch has no packing list', async () => {
  const number = await createConfirmedOrder(store, token, [['NU205', 1]]);
  expect(
    await printPackingList(store.database, sites.nod, { number, dispatchNo: 1, address: 'https://nod.example' }),
  ).toMatchObject({
    refusal: 'unknown_dispatch',
  });
});
