import { expect, test } from 'vitest';
import { exportKinds } from './export-kind.data.ts';
import { exportableKinds } from './exportable-kinds.rule.ts';

test.each([
  ['catalogue', ['items', 'retired_items', 'stock', 'prices']],
  ['sales', ['orders', 'order_lines', 'rfis']],
  [
    'accounts',
    [
      'customers',
      'addresses',
      'contacts',
      'orders',
      'order_lines',
      'rfis',
      'invoices',
      'invoice_lines',
      'receipts',
      'ledger',
      'bills',
    ],
  ],
  ['admin', exportKinds],
])('%s takes out %j', (role, kinds) => {
  expect(exportableKinds([role])).toEqual(kinds);
});
