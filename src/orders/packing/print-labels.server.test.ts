import { expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { pickLine, weighCarton } from '../picking/pick-line.server.ts';
import { printCartonLabels } from './print-labels.server.ts';

const store = setUp(openTestStore);

const print = (number: string, dispatchNo: number, site: 'nod' | 'zwz' = 'nod') =>
  printCartonLabels(store.database, sites[site], { number, dispatchNo });

test('the labels of what is picked are those of its dispatch', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [
    ['51105', 9],
    ['NU205', 2],
  ]);
  const message = `No cartons are written down for order ${number}.`;
  expect(await print(number, 0)).toMatchObject({ refusal: 'no_cartons', message });
  const lot = (quantity: number, carton: number) => ({ quantity, lot: '2608-114', origin: '', carton });
  const about = { number, by: 'Meera', now: store.now(), short: '' as const, seenPick: 0 };
  await pickLine(store.database, sites.nod, { ...about, lineNo: 1, lots: [lot(5, 1), lot(4, 2)] });
  await pickLine(store.database, sites.nod, { ...about, lineNo: 2, lots: [lot(2, 2)] });
  await weighCarton(store.database, sites.nod, { number, cartonNo: 2, grossKg: 3.4 });
  const picked = await print(number, 0);
  await dispatchGoods(store, number);
  const sent = await print(number, 1);
  if (picked instanceof Refusal || sent instanceof Refusal) throw new Error('no labels');
  expect(picked.fileName).toBe(`labels-${number}-1.pdf`);
  const { pages } = readPdf(picked.pdf);
  expect(pages).toHaveLength(2);
  expect(pages[1]).toMatch(/Carton 2 of 2.*3\.40 kg gross.*4 NOS 51105 .*lot 2608-114.*2 NOS NU205 /s);
  expect(readPdf(sent.pdf).pages).toEqual(pages);
  expect(await print(number, 2)).toMatchObject({ message: `No cartons are written down for dispatch ${number}-2.` });
  expect(await print(number, 1, 'zwz')).toBeInstanceOf(Refusal);
});
