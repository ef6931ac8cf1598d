import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableMinor, creditFigures } from './credit-figures.rule.ts';

test.each([
  // limit, used, on account, unpaid → open orders, available, over
  ['nothing used', 1000, 0, 0, 0, [0, 1000, 0]],
  ['an unpaid invoice and an open order', 1000, 600, 0, 400, [200, 400, 0]],
  ['money on account gives no further credit', 1000, -250, 250, 0, [0, 1000, 0]],
  ['money on account beside an unpaid invoice', 1000, 150, 250, 400, [0, 600, 0]],
  ['just used up', 1000, 1000, 0, 1000, [0, 0, 0]],
  ['over the limit', 1000, 1300, 0, 900, [400, 0, 300]],
  ['no limit', 0, 0, 0, 0, [0, 0, 0]],
])('%s', (_, limitMinor, usedMinor, onAccountMinor, unpaidMinor, [openOrders, available, over]) => {
  const use = { limitMinor, usedMinor, onAccountMinor };
  expect(creditFigures(use, unpaidMinor)).toEqual({
    limitMinor,
    unpaidMinor,
    openOrdersMinor: openOrders,
    availableMinor: available,
    overLimitMinor: over,
  });
  expect(availableMinor(use)).toBe(available);
});

const amount = fc.integer({ min: 0, max: 10_000_000_00 });

test('the figures add up, and available credit stays between 0 and the limit', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (limitMinor, unpaidMinor, ordersMinor, onAccountMinor) => {
      const use = { limitMinor, usedMinor: unpaidMinor + ordersMinor - onAccountMinor, onAccountMinor };
      const figures = creditFigures(use, unpaidMinor);
      expect(figures.openOrdersMinor).toBe(ordersMinor);
      expect(limitMinor - unpaidMinor - ordersMinor).toBe(figures.availableMinor - figures.overLimitMinor);
      expect(figures.availableMinor).toBeGreaterThanOrEqual(0);
      expect(figures.availableMinor).toBeLessThanOrEqual(limitMinor);
    }),
  );
});
