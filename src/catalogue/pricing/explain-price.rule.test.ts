import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainedPriceSteps, explainPrice, outcomeText, type PriceOutcome } from './explain-price.rule.ts';
import { type PriceCandidate, priceFor } from './price.rule.ts';

const today = '2026-11-20';
type Named = PriceCandidate & { name: string };
const row = (name: string, over: Partial<PriceCandidate>): Named => ({
  name,
  scope: 'item',
  own: false,
  minQty: 1,
  validFrom: null,
  validTo: null,
  discountBp: null,
  netMinor: null,
  ...over,
});

test('the narrowest valid row wins, and every other row says what it loses by', () => {
  const rows = [
    row('everything, list', { scope: 'all', discountBp: 25_00 }),
    row('maker, own', { scope: 'maker', own: true, discountBp: 36_00 }),
    row('category, list', { scope: 'category', discountBp: 35_00 }),
    row('category, own', { scope: 'category', own: true, discountBp: 42_00 }),
    row('item, list, ended', { validTo: '2026-10-31', discountBp: 44_00 }),
    row('item, own, from 100', { own: true, minQty: 100, netMinor: 226_60 }),
    row('item, own, planned', { own: true, validFrom: '2026-12-01', netMinor: 220_00 }),
  ];
  const { price, rows: explained } = explainPrice(412_00, rows, 40, today);
  expect(price.unitMinor).toBe(238_96);
  expect(explained.map(({ name, outcome }) => [name, outcome])).toEqual<[string, PriceOutcome][]>([
    ['item, own, from 100', 'larger_quantity'],
    ['item, own, planned', 'not_yet_valid'],
    ['item, list, ended', 'ended'],
    ['category, own', 'wins'],
    ['category, list', 'own_row_first'],
    ['maker, own', 'wider_scope'],
    ['everything, list', 'wider_scope'],
  ]);
});

test('of rows that differ in nothing else, the higher minimum and then the lower price come first', () => {
  const rows = [
    row('from 10', { minQty: 10, discountBp: 30_00 }),
    row('from 20, dearer', { minQty: 20, discountBp: 31_00 }),
    row('from 20, cheaper', { minQty: 20, discountBp: 32_00 }),
  ];
  expect(explainPrice(100_00, rows, 20, today).rows.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['from 20, cheaper', 'wins'],
    ['from 20, dearer', 'lower_price_first'],
    ['from 10', 'higher_minimum_first'],
  ]);
});

test('without a row that applies, the list price is paid', () => {
  const { price, rows } = explainPrice(412_00, [row('from 100', { minQty: 100, discountBp: 10_00 })], 1, today);
  expect(price).toMatchObject({ unitMinor: 412_00, discountBp: 0 });
  expect(rows).toMatchObject([{ outcome: 'larger_quantity', unitMinor: 370_80 }]);
});

test('the steps name each quantity from which the price differs, and the next change', () => {
  const rows = [
    row('category', { scope: 'category', discountBp: 42_00 }),
    row('from 100', { minQty: 100, netMinor: 226_60, validTo: '2026-12-31' }),
    row('from 500, planned', { minQty: 500, discountBp: 48_00, validFrom: '2026-12-01' }),
    row('from 600, the same', { minQty: 600, discountBp: 48_00, validFrom: '2026-12-01' }),
  ];
  expect(explainedPriceSteps(412_00, rows, 1, today)).toEqual([
    { quantity: 1, unitMinor: 238_96, next: null },
    { quantity: 100, unitMinor: 226_60, next: { from: '2027-01-01', unitMinor: 238_96 } },
    { quantity: 500, unitMinor: 226_60, next: { from: '2026-12-01', unitMinor: 214_24 } },
  ]);
});

test('steps begin at the smallest quantity that can be ordered', () => {
  expect(explainedPriceSteps(100_00, [row('from 2', { minQty: 2, discountBp: 10_00 })], 5, today)).toEqual([
    { quantity: 5, unitMinor: 90_00, next: null },
  ]);
});

test('the explained winner has the price that is charged', () => {
  const candidate = fc.record({
    name: fc.constant(''),
    scope: fc.constantFrom('item', 'sub_category', 'category', 'maker', 'all'),
    own: fc.boolean(),
    minQty: fc.integer({ min: 1, max: 5 }),
    validFrom: fc.constantFrom(null, '2026-11-19', today, '2026-11-21'),
    validTo: fc.constantFrom(null, '2026-11-19', today, '2026-11-21'),
    netMinor: fc.option(fc.integer({ min: 1, max: 200_00 })),
    discountBp: fc.constantFrom(0, 10_00, 33_33),
  });
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 8 }), fc.integer({ min: 1, max: 6 }), (rows, quantity) => {
      const explained = explainPrice(100_00, rows as Named[], quantity, today);
      const winners = explained.rows.filter(({ outcome }) => outcome === 'wins');
      expect(winners.length).toBeLessThanOrEqual(1);
      expect(explained.price).toEqual(priceFor(100_00, rows as Named[], quantity, today));
      expect(explained.price.unitMinor).toBe(winners[0]?.unitMinor ?? 100_00);
    }),
  );
});

test('each outcome is told in a few words', () => {
  const rows = [
    row('all', { scope: 'all', discountBp: 10_00 }),
    row('list', { discountBp: 30_00 }),
    row('own', { own: true, minQty: 10, discountBp: 20_00 }),
    row('own, from 1', { own: true, discountBp: 21_00 }),
    row('own, dearer', { own: true, minQty: 10, discountBp: 19_00 }),
    row('own, from 50', { own: true, minQty: 50, discountBp: 25_00 }),
    row('own, ended', { own: true, minQty: 60, validTo: '2026-10-31', discountBp: 25_00 }),
    row('own, planned', { own: true, minQty: 70, validFrom: '2026-12-01', discountBp: 25_00 }),
  ];
  expect(explainPrice(100_00, rows, 10, today).rows.map((one) => [one.name, outcomeText(one)])).toEqual([
    ['own, planned', 'from 1 Dec 2026'],
    ['own, ended', 'ended 31 Oct 2026'],
    ['own, from 50', 'from 50'],
    ['own', 'wins'],
    ['own, dearer', 'lower price first'],
    ['own, from 1', 'larger quantity first'],
    ['list', 'own row first'],
    ['all', 'wider'],
  ]);
});
