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
    next_quantity: 5,
    next_on: '2026-12-04',
    Dimension_OW: 0,
  });
});

test('a late lot is not offered as the next one', () => {
  const late = { ...item, incoming: [{ kind: 'arriving' as const, quantity: 5, dueOn: '2026-11-19' }] };
  const viewer = viewerOf({ caller, site: nod, now });
  expect(itemRowOf(late, viewer)).toMatchObject({
    ...{ Availability: 'Arriving Shortly', exp_dod: '', next_quantity: 0, next_on: '' },
  });
  const both = { ...item, incoming: [...late.incoming, ...item.incoming] };
  expect(itemRowOf(both, viewer)).toMatchObject({ exp_dod: '', next_quantity: 5, next_on: '2026-12-04' });
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
    next_quantity: 0,
    next_on: '',
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
    next_quantity: 0,
  });
});
