import { expect, test } from 'vitest';
import { buildRfiEntry, buildRfiLine } from '../../../tests/fixtures/rfi-history.ts';
import { oneOfEachChoice } from '../alternatives.rule.ts';
import {
  addQuotedRequest,
  canAddToCart,
  canSelect,
  choiceOf,
  rfiRows,
  rowsMatching,
  standsBesideOrdinary,
} from './rfi-rows.rule.ts';

const entries = [
  buildRfiEntry({
    rfq_no: 'NODR26000042',
    reference: 'ENQ-7',
    data: [buildRfiLine(), buildRfiLine({ StkTranNo: 2, line_no: 2 })],
  }),
  buildRfiEntry({
    rfq_no: 'NODR26000041',
    data: [buildRfiLine({ ItemName: '30308', BrandName: 'DPI', asked_as: 'TR 40' })],
  }),
];
const rows = rfiRows(entries);

test('lines of one RFI are grouped and counted', () => {
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
  ['Withdrawn', false, false],
  ['Ordered', false, false],
] as const)('a line that is %s, on hold: %s, can be added: %s', (status, on_hold, added) => {
  expect(canAddToCart({ status, on_hold })).toBe(added);
});

test('a selected line disables the lines of other RFIs', () => {
  expect(rows.map((row) => canSelect(row, rows.slice(0, 1)))).toEqual([true, true, false]);
  expect(rows.map((row) => canSelect(row, rows.slice(1, 2)))).toEqual([true, true, false]);
  expect(rows.map((row) => canSelect(row, []))).toEqual([true, true, true]);
});

test('what cannot be added is never selected', () => {
  const [ended] = rfiRows([buildRfiEntry({ data: [buildRfiLine({ status: 'Expired' })] })]);
  expect(ended && canSelect(ended, [])).toBe(false);
});

test('of a line and its alternatives one is selected, the first unless the buyer says otherwise', () => {
  const data = [1, 2, 3].map((line_no) => buildRfiLine({ line_no, alternative_to: line_no === 3 ? 1 : 0 }));
  const choices = rfiRows([buildRfiEntry({ data })]);
  expect(choices.map((row) => canSelect(row, choices.slice(0, 1)))).toEqual([true, true, false]);
  expect(choices.map((row) => canSelect(row, choices.slice(2)))).toEqual([false, true, true]);
  expect(choices.map((row) => canSelect(row, choices.slice(0, 2)))).toEqual([true, true, false]);
  expect(choices.map((row) => row.choices.map(({ line_no }) => line_no))).toEqual([[1, 3], [2], [1, 3]]);
  expect(oneOfEachChoice(choices, choiceOf).map((row) => row.line_no)).toEqual([1, 2]);
});

test('quoted lines are sent by stock code with the number of the RFI', () => {
  expect(addQuotedRequest('NODR26000042', [buildRfiLine()])).toEqual({
    item_info: [
      {
        item_id: 'KO-6205',
        item_name: '6205-2RS/C3',
        amount_per_unit: 210,
        quantity: '40',
        flag: 'rfq_history',
        rfq_id: 'NODR26000042',
        rfi_line_id: 1,
        Purchase_Price: 210,
      },
    ],
  });
});

test('a quote stands beside an ordinary line of its item; one in the cart already changes nothing', () => {
  const isInCart = (itemId: number) => itemId === 11;
  expect(standsBesideOrdinary([buildRfiLine({ itemid: 3 })], isInCart)).toBe(false);
  expect(standsBesideOrdinary([buildRfiLine({ itemid: 11, in_cart: true })], isInCart)).toBe(false);
  expect(standsBesideOrdinary([buildRfiLine({ itemid: 11 })], isInCart)).toBe(true);
  expect(standsBesideOrdinary([buildRfiLine({ itemid: 3 }), buildRfiLine({ itemid: 11 })], isInCart)).toBe(true);
});
