import { expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findOrPrintPdf, findStoredPdf } from './stored-pdf.server.ts';

const store = setUp(openTestStore);

test('a document is printed once and then stored; an unknown one is not printed', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 1]]);
  const { invoice } = await dispatchGoods(store, number);
  const { rows } = await store.database.$client.query('select id from documents where number = $1', [invoice]);
  const requested = { site: sites.nod, address: 'https://nod.example', ids: [rows[0].id], now: store.now() };
  expect(await findStoredPdf(store.database, requested)).toBeUndefined();
  const pdf = await findOrPrintPdf(store.database, requested);
  expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await findStoredPdf(store.database, requested)).toEqual(pdf);
  expect(await findOrPrintPdf(store.database, { ...requested, site: sites.gwd })).toBeUndefined();
});
