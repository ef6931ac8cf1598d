import { expect, test } from 'vitest';
import { cartOf, line } from './guest-cart.fixture.ts';
import { emptyGuestCart } from './guest-cart.rule.ts';
import { mergeRequest, remainingAfterMerge } from './merge-guest-cart.rule.ts';

test('a merge sends every line to be summed', () => {
  expect(mergeRequest(cartOf(line(5, 10))).item_info).toEqual([
    { item_id: '5', item_name: '6205', amount_per_unit: 0, quantity: '10', flag: 'merge_cart' },
  ]);
});

test('rejected lines stay with their reason, accepted ones are removed', () => {
  const pushed = cartOf(line(5, 10), line(6, 1));
  const left = remainingAfterMerge(pushed, pushed, [{ item_id: '6', reason: 'This item is not sold here.' }], 'b');
  expect(left).toEqual({ id: 'b', lines: [{ ...line(6, 1), refused: 'This item is not sold here.' }] });
  expect(remainingAfterMerge(pushed, pushed, [], 'b')).toEqual(emptyGuestCart);
});

test('items that another tab adds during the merge stay', () => {
  const now = cartOf(line(5, 14), line(7, 2));
  expect(remainingAfterMerge(now, cartOf(line(5, 10)), [], 'b').lines.map((one) => [one.itemid, one.Quantity])).toEqual(
    [
      [5, 4],
      [7, 2],
    ],
  );
});
