import { expect, test } from 'vitest';
import { sampleItem } from '../../../tests/fixtures/sample-item.ts';
import { sites } from '../../sites/resolve-site.ts';
import { itemRowOf, viewerOf } from './item-row.server.ts';

const { nod } = sites;

const now = new Date('2026-11-20T08:00:00Z');
const item = sampleItem({
  minQty: 10,
  orderMultiple: 10,
  widthMm: null,
  prices: [
    { scope: 'all', own: false, minQty: 1, validFrom: null, validTo: null, discountBp: 35_00, netMinor: null },
    { scope: 'all', own: false, minQty: 10, validFrom: null, validTo: null, discountBp: 40_00, netMinor: null },
  ],
  free: 8,
  incoming: [
    { kind: 'production', quantity: 100, dueOn: '2026-12-14' },
    { kind: 'arriving', quantity: 5, dueOn: '2026-12-04' },
  ],
});
const caller = { userId: 1, customerId: 1, emailVerified: true, standing: 'active' as const, priceListId: 1 };

test('an active customer sees price, availability and next lot for the minimum quantity', () => {
  expect(itemRowOf(item, viewerOf({ caller, site: nod, now }))).toMatchObject({
    price: 298,
    list_price: 298,
    your_price: 178.8,
    discount_percentage: 40,
    Stock: 8,
    Availability: 'Arriving Shortly',
    exp_dod: '2026-12-04',
    price_steps: [],
    lots: [
      { kind: 'arriving', quantity: 5, on: '2026-12-04' },
      { kind: 'production', quantity: 100, on: '2026-12-14' },
    ],
    Dimension_OW: 0,
  });
});

test('a late lot is on its way without a day', () => {
  const late = { ...item, incoming: [{ kind: 'arriving' as const, quantity: 5, dueOn: '2026-11-19' }] };
  const viewer = viewerOf({ caller, site: nod, now });
  expect(itemRowOf(late, viewer)).toMatchObject({
    Availability: 'Arriving Shortly',
    exp_dod: '',
    lots: [{ kind: 'arriving', quantity: 5, on: '' }],
  });
  const both = { ...item, incoming: [...late.incoming, ...item.incoming] };
  const row = itemRowOf(both, viewer);
  expect(row.exp_dod).toBe('');
  expect(row.lots.map(({ on }) => on)).toEqual(['', '2026-12-04', '2026-12-14']);
});

test('where list prices are public, visitors see them and the availability status, but no quantity or date', () => {
  const site = { ...nod, hasPublicListPrices: true };
  expect(itemRowOf(item, viewerOf({ caller: undefined, site, now }))).toMatchObject({
    price: 298,
    list_price: 298,
    your_price: 0,
    discount_percentage: 0,
    Stock: 0,
    Availability: 'Arriving Shortly',
    exp_dod: '',
    price_steps: [],
    lots: [],
  });
});

test('elsewhere a visitor sees facts only', () => {
  expect(itemRowOf(item, viewerOf({ caller: undefined, site: nod, now }))).toMatchObject({
    itemname: '6205-2RS/C3',
    tax_percentage: 18,
    price: 0,
    list_price: 0,
    your_price: 0,
    Stock: 0,
    Availability: '',
    exp_dod: '',
    lots: [],
  });
});

test('an active customer sees what larger quantities cost, a visitor does not', () => {
  const step = { scope: 'item' as const, own: false, validFrom: null, validTo: null, netMinor: null };
  const prices = [1, 50, 200, 500].map((minQty) => ({
    ...step,
    minQty,
    discountBp: minQty < 500 ? minQty * 10 : 20_00,
  }));
  const stepped = { ...item, minQty: 1, listMinor: 100_00, prices };
  expect(itemRowOf(stepped, viewerOf({ caller, site: nod, now })).price_steps).toEqual([
    { from: 50, price: 95 },
    { from: 200, price: 80 },
  ]);
  const publicSite = { ...nod, hasPublicListPrices: true };
  expect(itemRowOf(stepped, viewerOf({ caller: undefined, site: publicSite, now })).price_steps).toEqual([]);
});
