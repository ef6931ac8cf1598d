import { expect, test } from 'vitest';
import type { CartLine } from '../../cart/cart.contract.ts';
import { salesConfirmation } from '../checkout/place-order.contract.ts';
import { buildConfirmRequest, reviewProblem } from './confirm-request.rule.ts';

const line = {
  item_detail_id: 7,
  itemname: '6205',
  quantity: 40,
  amount_per_unit: 238.96,
  Availability: 'Stock',
  exp_dod: '2026-11-23',
} as CartLine;
const words = { purchaseOrderNo: ' PO-1 ', wishedDate: '', remark: '' };

test('the request has each line as the buyer saw it, and one address', () => {
  const request = buildConfirmRequest({ lines: [line], addressId: 3, payment: 'credit', ...words });
  expect(salesConfirmation.request.parse(request)).toEqual({
    item_info: [
      {
        item_detail_id: 7,
        quantity: '40',
        amount_per_unit: '238.96',
        Availability: 'Stock',
        exp_dod: '2026-11-23',
        delivery_address_id: 3,
      },
    ],
    mode_of_payment: 'Offline',
    payment_option: 'credit',
    purchase_order_no: 'PO-1',
    wished_date: undefined,
    remark: '',
  });
});

test('reference and remark are sent without the blanks around them', () => {
  const instructions = { purchaseOrderNo: ' PO-1 ', wishedDate: '', remark: ' By noon. ' };
  expect(buildConfirmRequest({ lines: [], addressId: 3, payment: 'credit', ...instructions })).toMatchObject({
    purchase_order_no: 'PO-1',
    remark: 'By noon.',
  });
});

test('a bank transfer is sent as a cash order; without an address the default one is used', () => {
  const request = buildConfirmRequest({ lines: [line], addressId: undefined, payment: 'transfer', ...words });
  expect(request.payment_option).toBe('cash');
  expect(request.item_info[0]).not.toHaveProperty('delivery_address_id');
});

test.each([
  [[], '* Please Select Item'],
  [[line], undefined],
  [
    [line, { ...line, itemname: '30308', Availability: 'On Demand' as const }],
    '* To Check out ONLY Select items showing availability as "stock": 30308',
  ],
  [[line, { ...line, itemname: '6206NR', amount_per_unit: 0 }], '* Price available only through RFI: 6206NR'],
])('why an order cannot be confirmed', (lines, problem) => {
  expect(reviewProblem(lines)).toBe(problem);
});
