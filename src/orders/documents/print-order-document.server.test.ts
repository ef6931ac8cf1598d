import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { cancelLines } from '../fulfilment/cancel-lines.server.ts';
import { printOrderDocument } from './print-order-document.server.ts';

const store = setUp(openTestStore);

const print = (number: string, document: string, site: 'nod' | 'zwz' = 'nod') =>
  printOrderDocument(store.database, sites[site], {
    number,
    address: 'https://nod.example',
    document,
    now: store.now(),
  });

test('the proforma of a confirmed order is issued when staff open it, not that of a cancelled one', async () => {
  const token = await store.signIn('active');
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  const printed = await print(number, number);
  if (printed instanceof Refusal) throw new Error(printed.message);
  expect(printed.fileName).toBe(`${number}.pdf`);
  expect(readPdf(printed.pdf).pages.join(' ')).toContain('This is not a tax invoice');
  expect(await print(number, number, 'zwz')).toMatchObject({ refusal: 'unknown_document' });
  const gone = await createConfirmedOrder(store, token, [['NU205', 1]]);
  await cancelLines(store.database, sites.nod, { number: gone, by: 'test', now: store.now() });
  expect(await print(gone, gone)).toMatchObject({ refusal: 'unknown_document' });
});
