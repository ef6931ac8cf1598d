import { expect, test } from 'vitest';
import { orderedBefore } from './ordered-before.rule.ts';

const orderedRow = (overrides: object) => ({
  item_name: '6205-2RS/C3',
  brand_name: 'ZWZ',
  quantity: 40,
  date: '20 Nov 2026',
  status: 'Confirmed',
  ...overrides,
});

test('each item appears once, with its latest quantity and day; rejected orders do not count', () => {
  const rows = [
    orderedRow({ status: 'Rejected', item_name: '51105' }),
    orderedRow({ quantity: 40, date: '20 Nov 2026' }),
    orderedRow({ item_name: '30308' }),
    orderedRow({ quantity: 10, date: '1 Oct 2026' }),
    orderedRow({ brand_name: 'Koyo' }),
  ];
  expect(orderedBefore(rows, 9).map((one) => [one.brand_name, one.item_name, one.quantity])).toEqual([
    ['ZWZ', '6205-2RS/C3', 40],
    ['ZWZ', '30308', 40],
    ['Koyo', '6205-2RS/C3', 40],
  ]);
  expect(orderedBefore(rows, 2)).toHaveLength(2);
});
