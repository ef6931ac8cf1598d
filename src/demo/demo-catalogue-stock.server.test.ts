import { expect, test } from 'vitest';
import { demoStock, type Stocked } from './demo-catalogue-stock.server.ts';

const series = (name: string, count: number, over: Partial<Stocked> = {}): Stocked[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${name} ${index}`,
    series: name,
    popular: false,
    massKg: 0.2,
    ...over,
  }));
const wellStocked = (items: readonly Stocked[]) =>
  [...demoStock(items).values()].filter(({ onHand }) => onHand >= 50).length;

test('of a series 45 in 100 items have 50 pieces or more, of popular ones 70', () => {
  expect(wellStocked(series('62', 100))).toBe(45);
  expect(wellStocked(series('62', 100, { popular: true }))).toBe(70);
  expect(wellStocked([...series('62', 100), ...series('63', 20)])).toBe(54);
});

test('every series has something in stock', () => {
  expect(wellStocked(series('238', 1))).toBe(1);
});

test('the same item has the same stock whenever it is asked for', () => {
  const items = series('62', 50);
  expect(demoStock(items.toReversed())).toEqual(demoStock(items));
});

test('the rest is short, arriving, in production, on its way twice or not there; a few on request', () => {
  const scarce = [...demoStock(series('62', 400)).values()].filter(({ onHand }) => onHand < 50);
  const kinds = Map.groupBy(scarce, ({ onHand, arriving, production }) =>
    [onHand > 0 && 'some', arriving && 'arriving', production && 'production'].filter(Boolean).join(' '),
  );
  const numbers = Object.fromEntries([...kinds].map(([kind, { length }]) => [kind || 'none', length]));
  expect(numbers).toEqual({ none: 44, some: 44, arriving: 44, production: 44, 'some arriving production': 44 });
  expect(scarce.filter(({ onRequest }) => onRequest)).toHaveLength(11);
});

test('a heavy bearing is kept and made in smaller numbers', () => {
  const most = (massKg: number) => {
    const stock = [...demoStock(series('232', 100, { massKg })).values()];
    return {
      onHand: Math.max(...stock.map(({ onHand }) => onHand)),
      arriving: Math.max(...stock.map(({ arriving }) => arriving?.[0] ?? 0)),
    };
  };
  expect(most(100).onHand).toBeLessThan(60);
  expect(most(100).arriving).toBe(10);
  expect(most(0.02).onHand).toBeGreaterThan(2000);
  expect(most(0.02).arriving).toBe(224);
});
