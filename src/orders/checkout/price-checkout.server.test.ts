import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { toReviewedLines } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type LockedCheckout, lockCheckout } from './lock-checkout.server.ts';
import { reviewedLine } from './place-order.contract.ts';
import { placeOfSupplyOf, priceCheckout } from './price-checkout.server.ts';

const site = sites.nod;
const store = setUp(openTestStore);
let locked: LockedCheckout;
beforeAll(async () => {
  const token = await store.signIn('active');
  const cart = await fillCart(store, token, [
    ['6205-2RS/C3', 4],
    ['NU205', 2],
  ]);
  const now = store.now();
  const caller = await store.server.authentication.findCaller(store.database, site, token, now);
  if (!caller) throw new Error('not signed in');
  const reviewed = toReviewedLines(cart).map((line) => reviewedLine.parse(line));
  locked = await store.database.transaction((db) => lockCheckout(reviewed, { db, site, caller, now }));
});

const price = (overrides: Partial<LockedCheckout> = {}) =>
  priceCheckout({ ...locked, ...overrides }, { site, now: store.now() });

test('lines come in the order in which the buyer reviewed them', () => {
  const [first = 0, second = 0] = locked.lineIds;
  expect(price().lines.map(({ id }) => id)).toEqual([first, second]);
  expect(price({ lineIds: [second, first] }).lines.map(({ id }) => id)).toEqual([second, first]);
});

test('every line has its amounts and the pieces that stock can give', () => {
  const lines = locked.lines.map((line) => (line.name === 'NU205' ? { ...line, free: 1 } : line));
  const priced = price({ lines }).lines;
  expect(priced.map(({ name, quantity, reserved }) => [name, quantity, reserved])).toEqual([
    ['6205-2RS/C3', 4, 4],
    ['NU205', 2, 1],
  ]);
  for (const { amounts, quantity } of priced) expect(amounts.totalMinor).toBe(amounts.unitMinor * quantity);
});

test('the tax is that of the place of supply', () => {
  const { place, lines } = price();
  expect(place).toMatchObject({ name: 'Maharashtra', taxTreatment: 'state' });
  const abroad = price({ buyer: { ...locked.buyer, delivery: null, standard: null } });
  expect(abroad.place.taxTreatment).toBe('state');
  expect(lines.every(({ amounts }) => amounts.taxMinor > 0)).toBe(true);
});

const registration = { number: '24AAACW1938G1ZH', regionId: 24, kind: 'regular', verified: true } as const;

test('the registration named by the delivery address decides before the default one', () => {
  const { delivery } = locked.buyer;
  if (!delivery) throw new Error('the customer has no delivery address');
  const billed = {
    legalName: 'Western Gear & Pump Limited',
    line: 'Plot 7, GIDC',
    city: 'Ahmedabad',
    pincode: '382445',
  };
  const named = { ...registration, ...billed, pendingNumber: null, refusedReason: null };
  const supply = placeOfSupplyOf(site, { delivery: { ...delivery, named }, standard: locked.buyer.standard });
  expect(supply).toMatchObject({ name: 'Gujarat', taxTreatment: 'integrated', taxNumber: registration.number });
  const { legalName: name, ...place } = billed;
  expect(supply.billTo).toEqual({ name, regionId: 24, ...place });
});
