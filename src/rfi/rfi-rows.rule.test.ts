import { expect, test } from 'vitest';
import { rfiEntryOf, rfiLineOf } from '../../tests/asked.ts';
import { canBeAdded, liesInCart, mayTick, quotedRequest, rfiRows, rowsMatching } from './rfi-rows.rule.ts';

const entries = [
  rfiEntryOf({ rfq_no: 'NODR26000042', reference: 'ENQ-7', data: [rfiLineOf(), rfiLineOf({ StkTranNo: 2 })] }),
  rfiEntryOf({ rfq_no: 'NODR26000041', data: [rfiLineOf({ ItemName: '30308', BrandName: 'DPI', asked_as: 'TR 40' })] }),
];
const rows = rfiRows(entries);

test('lines of one RFI stand together and know how many they are', () => {
  expect(rows.map(({ rfi, lines }) => [rfi.rfq_no, lines])).toEqual([
    ['NODR26000042', 2],
    ['NODR26000042', 2],
    ['NODR26000041', 1],
  ]);
});

test.each([
  ['6205 2rs', 2],
  ['dpi', 1],
  ['tr40', 1],
  ['nodr26000041', 1],
  ['enq7', 2],
  ['', 3],
  ['29412', 0],
])('a search for %j finds %i lines', (text, count) => {
  expect(rowsMatching(rows, text)).toHaveLength(count);
});

test.each([
  ['Stock', false, true],
  ['Stock', true, false],
  ['Awaiting quote', false, false],
  ['Expired', false, false],
  ['Declined', false, false],
  ['Ordered', false, false],
] as const)('a line that is %s, kept back: %s, can be added: %s', (status, on_hold, added) => {
  expect(canBeAdded({ status, on_hold })).toBe(added);
});

test('once a line is ticked, lines of other RFIs are closed, and open again when none is', () => {
  expect(rows.map((row) => mayTick(row, 'NODR26000042'))).toEqual([true, true, false]);
  expect(rows.map((row) => mayTick(row, undefined))).toEqual([true, true, true]);
});

test('lines are sent by their code, with the number of the RFI', () => {
  expect(quotedRequest('NODR26000042', [rfiLineOf()])).toEqual({
    item_info: [
      {
        item_id: 'KO-6205',
        item_name: '6205-2RS/C3',
        amount_per_unit: 210,
        quantity: '40',
        flag: 'rfq_history',
        rfq_id: 'NODR26000042',
        Purchase_Price: 210,
      },
    ],
  });
});

test('a line lies in the cart as itself or as its item', () => {
  expect(liesInCart([rfiLineOf()], [])).toBe(false);
  expect(liesInCart([rfiLineOf({ in_cart: true })], [])).toBe(true);
  expect(liesInCart([rfiLineOf({ itemid: 11 })], [3, 11])).toBe(true);
});
