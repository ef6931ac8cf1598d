import { expect, test } from 'vitest';
import type { PriceSnapshot } from '../pricing/prices.table.ts';
import { priceRowText } from './price-text.rule.ts';

const row: PriceSnapshot = {
  scope: 'all',
  scopeKey: '',
  minQty: 1,
  discountBp: 42_50,
  netMinor: null,
  validFrom: null,
  validTo: null,
};

test.each<[Partial<PriceSnapshot>, string]>([
  [{}, '42.50 % less, always'],
  [{ minQty: 100, validFrom: '2026-12-01' }, '42.50 % less from 100, from 1 Dec 2026'],
  [{ discountBp: null, netMinor: 226_60, validTo: '2027-03-31' }, '₹\u00a0226.60, until 31 Mar 2027'],
  [{ validFrom: '2026-12-01', validTo: '2027-03-31' }, '42.50 % less, 1 Dec 2026 to 31 Mar 2027'],
])('%j', (over, text) => {
  expect(priceRowText({ ...row, ...over }, 'INR')).toBe(text);
});
