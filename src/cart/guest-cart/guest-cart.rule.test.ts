import { expect, test } from 'vitest';
import { cartOf, line } from './guest-cart.fixture.ts';
import {
  emptyGuestCart,
  parseGuestCart,
  withLine,
  withoutLine,
  withQuantity,
  withRestoredLine,
} from './guest-cart.rule.ts';

test('a new item is appended, an existing one is summed', () => {
  const one = withLine(emptyGuestCart, line(5, 10, 238.96), 'a');
  const later = { ...line(5, 3, 238.96), added_on: '2026-11-21T08:00:00.000Z' };
  const two = withLine(withLine(one ?? emptyGuestCart, line(6, 1), 'b') ?? emptyGuestCart, later, 'c');
  expect(two?.id).toBe('c');
  expect(two?.lines.map(({ itemcode, Quantity, Amount }) => [itemcode, Quantity, Amount])).toEqual([
    ['Z-6205', 13, 3106.48],
    ['Z-6206', 1, 0],
  ]);
  expect(two?.lines[0]?.added_on).toBe('2026-11-21T08:00:00.000Z');
});

test('a line holds up to 1,000,000 pieces and a cart up to 2,000 lines', () => {
  expect(withLine(cartOf(line(5, 1_000_000)), line(5, 1), 'b')).toBeUndefined();
  expect(withLine(cartOf(line(5, 999_999)), line(5, 1), 'b')?.lines[0]?.Quantity).toBe(1_000_000);
  const full = cartOf(...Array.from({ length: 2000 }, (_, index) => line(index, 1)));
  expect(withLine(full, line(2000, 1), 'b')).toBeUndefined();
  expect(withLine(full, line(7, 1), 'b')?.lines[7]?.Quantity).toBe(2);
});

test('a quantity is replaced and a line removed by itemcode', () => {
  const cart = cartOf(line(5, 10, 2.5), line(6, 1));
  expect(withQuantity(cart, 'Z-6205', 4, 'b').lines).toEqual([{ ...line(5, 4, 2.5), Amount: 10 }, line(6, 1)]);
  expect(withoutLine(cart, 'Z-6205', 'b')).toEqual({ id: 'b', lines: [line(6, 1)] });
});

test.each(['', '[]', '{"id":"a"}', 'null', 'cart', '{"id":1,"lines":[]}'])(
  'stored text %j is an empty cart',
  (text) => {
    expect(parseGuestCart(text)).toEqual(emptyGuestCart);
  },
);

test('an invalid stored line is left out', () => {
  const text = JSON.stringify({ id: 'a', lines: [line(5, 10), null, {}, { ...line(6, 1), Quantity: 'many' }] });
  expect(parseGuestCart(text)).toEqual(cartOf(line(5, 10)));
});

test('a removed line that is brought back stands where it stood', () => {
  const before = cartOf(line(5, 1), line(6, 2), line(7, 3));
  const removed = withLine(withoutLine(before, 'Z-6206', 'b'), line(8, 4), 'c') ?? emptyGuestCart;
  const restored = withRestoredLine(removed, line(6, 2), before, 'd');
  expect(restored).toEqual({ id: 'd', lines: [line(5, 1), line(6, 2), line(7, 3), line(8, 4)] });
});

test('bringing a line back leaves alone what was added of its item since', () => {
  const before = cartOf(line(5, 1), line(6, 2));
  const since = withLine(withoutLine(before, 'Z-6206', 'b'), line(6, 9), 'c') ?? emptyGuestCart;
  expect(withRestoredLine(since, line(6, 2), before, 'd')).toEqual(since);
});

test('a line that is too large to add up has no amount, also one of an earlier visit', () => {
  const large = { ...line(5, 1_000_000, 9_999_999_999.99), Amount: 9_999_999_999_990_000 };
  expect(parseGuestCart(JSON.stringify(cartOf(large))).lines).toMatchObject([{ Quantity: 1_000_000, Amount: 0 }]);
});
