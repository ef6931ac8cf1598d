import { expect, test } from 'vitest';
import { buildOrderRow } from '../../../tests/fixtures/checkout.ts';
import { orderedBefore } from './ordered-before.rule.ts';

test('each item appears once, with its latest quantity and day; rejected orders do not count', () => {
  const rows = [
    buildOrderRow({ status: 'Rejected', item_name: '51105' }),
    buildOrderRow({ quantity: 40, date: '20 Nov 2026' }),
    buildOrderRow({ item_name: '30308' }),
    buildOrderRow({ quantity: 10, date: '1 Oct 2026' }),
    buildOrderRow({ brand_name: 'Koyo' }),
  ];
  expect(orderedBefore(rows, 9).map((one) => [one.brand_name, one.item_name, one.quantity])).toEqual([
    ['ZWZ', '6205-2RS/C3', 40],
    ['ZWZ', '30308', 40],
    ['Koyo', '6205-2RS/C3', 40],
  ]);
  expect(orderedBefore(rows, 2)).toHaveLength(2);
});
