import { expect, test } from 'vitest';
import type { OrderRow } from './order-history.contract.ts';
import { filterOrderRows } from './search-orders.rule.ts';

const row = (item_name: string, row_no: string, purchase_order_no = '') =>
  ({ item_name, row_no, brand_name: 'ZWZ', purchase_order_no }) as OrderRow;
const rows = [
  row('22220 CA/W33', 'ZWZ26000131I1', 'PO-77'),
  row('6205-2RS/C3', 'ZWZ26000131I2'),
  row('51105', 'ZWZ26000119I1'),
];

test.each([
  ['', 3],
  [' - ', 3],
  ['6205 2rs', 1],
  ['22220CAW33', 1],
  ['zwz26000131', 2],
  ['po 77', 1],
  ['zwz', 3],
  ['6206', 0],
])('searching the history for %j finds %i lines', (text, found) => {
  expect(filterOrderRows(rows, text)).toHaveLength(found);
});
