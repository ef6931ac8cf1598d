import { expect, test } from 'vitest';
import { findAudit } from '../../../tests/actions/payments/bank-lines.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { countItemsByTaxRate, endTaxRates } from './end-tax-rates.server.ts';

const store = setUp(openTestStore);

const rates = [{ bp: 18_00, lastDay: '2027-03-31', thenBp: 20_00 }, { bp: 20_00 }];
const nod = { ...sites.nod, taxRates: { rates, newItemBp: 18_00 } };
const byRate = async (site: 'nod' | 'zwz') =>
  Object.fromEntries((await countItemsByTaxRate(store.database, sites[site])).map(({ bp, items }) => [bp, items]));

test('the items of a rate keep it to the last minute of its last day, then get the one that follows, once', async () => {
  const [own, others] = [await byRate('nod'), await byRate('zwz')];
  const count = own[1800] ?? 0;
  expect(await endTaxRates(store.database, nod, new Date('2027-03-31T18:29:00Z'))).toBe(0);
  expect(await byRate('nod')).toEqual(own);
  const midnight = new Date('2027-03-31T18:30:00Z');
  expect(await endTaxRates(store.database, nod, midnight, Math.ceil(count / 2))).toBe(count);
  expect(await byRate('nod')).toEqual({ 2000: count });
  expect(await byRate('zwz')).toEqual(others);
  expect(await findAudit(store, 'tax rate ended')).toMatchObject({
    before: { tax_percent: 18 },
    after: { tax_percent: 20 },
  });
  expect(await endTaxRates(store.database, nod, midnight)).toBe(0);
});
