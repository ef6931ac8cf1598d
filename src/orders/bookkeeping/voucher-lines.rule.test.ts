import { expect, test } from 'vitest';
import { sum } from '../../lib/sum.ts';
import {
  billsOnce,
  creditNoteVoucherLines,
  invoiceLines,
  receiptLines,
  repaymentLines,
  type VoucherLines,
} from './voucher-lines.rule.ts';

const names = { sales: 'Sales', salesReturns: 'Sales Returns', centralTax: 'CGST', stateTax: 'SGST', wholeTax: 'IGST' };
const halves = { subtotalMinor: 1_000_00, centralMinor: 90_00, stateMinor: 90_00, wholeMinor: 0 };
const paid = { reference: 'NM/1', registration: '', amountMinor: 1_180_00, against: 'Bank' };
const fromBank = (amountMinor: number) => [{ ledger: 'Bank', amountMinor }];
const whole = { subtotalMinor: 1_000_00, centralMinor: 0, stateMinor: 0, wholeMinor: 180_00 };

test.each<[string, VoucherLines, [string, number][], [string, boolean, number][]]>([
  [
    'an invoice within the state',
    invoiceLines('Western', { number: 'NM/1', registration: '' }, halves, names),
    [
      ['Western', 1_180_00],
      ['Sales', -1_000_00],
      ['CGST', -90_00],
      ['SGST', -90_00],
    ],
    [['NM/1', true, 1_180_00]],
  ],
  [
    'an invoice to another state',
    invoiceLines('Western', { number: 'NM/1', registration: '' }, whole, names),
    [
      ['Western', 1_180_00],
      ['Sales', -1_000_00],
      ['IGST', -180_00],
    ],
    [['NM/1', true, 1_180_00]],
  ],
  [
    'a credit note',
    creditNoteVoucherLines('Western', { number: 'NM/1', registration: '' }, whole, names),
    [
      ['Western', -1_180_00],
      ['Sales Returns', 1_000_00],
      ['IGST', 180_00],
    ],
    [['NM/1', false, -1_180_00]],
  ],
  [
    'a receipt that pays an invoice and stays on account',
    receiptLines('Western', fromBank(1_500_00), [paid]),
    [
      ['Bank', 1_500_00],
      ['Western', -1_500_00],
    ],
    [
      ['NM/1', false, -1_180_00],
      ['', false, -320_00],
    ],
  ],
  [
    'a receipt that pays one invoice',
    receiptLines('Western', fromBank(1_180_00), [paid]),
    [
      ['Bank', 1_180_00],
      ['Western', -1_180_00],
    ],
    [['NM/1', false, -1_180_00]],
  ],
  [
    'a receipt less tax and a charge, of which a paisa more than billed came in',
    receiptLines(
      'Western',
      [
        { ledger: 'Bank', amountMinor: 1_174_01 },
        { ledger: 'TDS', amountMinor: 1_00 },
        { ledger: 'Bank Charges', amountMinor: 5_00 },
        { ledger: 'Rounding', amountMinor: -1 },
      ],
      [
        { ...paid, amountMinor: 1_174_00 },
        { ...paid, amountMinor: 1_00, against: 'TDS' },
        { ...paid, amountMinor: 5_00, against: 'Bank Charges' },
      ],
    ),
    [
      ['Bank', 1_174_01],
      ['TDS', 1_00],
      ['Bank Charges', 5_00],
      ['Rounding', -1],
      ['Western', -1_180_00],
    ],
    [['NM/1', false, -1_180_00]],
  ],
  [
    'a repayment',
    repaymentLines('Western', fromBank(50_00), []),
    [
      ['Western', 50_00],
      ['Bank', -50_00],
    ],
    [['', false, 50_00]],
  ],
  [
    'a receipt reversed, whose invoice is open again',
    repaymentLines('Western', fromBank(1_500_00), [paid]),
    [
      ['Western', 1_500_00],
      ['Bank', -1_500_00],
    ],
    [
      ['NM/1', false, 1_180_00],
      ['', false, 320_00],
    ],
  ],
])('%s', (_what, voucher, lines, bills) => {
  expect(voucher.lines.map(({ ledger, amountMinor }) => [ledger, amountMinor])).toEqual(lines);
  expect(billsOnce(voucher.bills).map(({ bill, isNew, amountMinor }) => [bill, isNew, amountMinor])).toEqual(bills);
  expect(sum(voucher.lines, (line) => line.amountMinor)).toBe(0);
  const customer = voucher.lines.find(({ ledger }) => ledger === 'Western')?.amountMinor;
  expect(sum(voucher.bills, (bill) => bill.amountMinor)).toBe(customer);
});

test('deductions that share a ledger are in it once', () => {
  const [bank, kept] = ['Bank', 'Discount'].map((against) => ({ ...paid, against }));
  const cameIn = [
    { ledger: 'Bank', amountMinor: 900_00 },
    { ledger: 'Discount', amountMinor: 90_00 },
    { ledger: 'Discount', amountMinor: 10_00 },
  ];
  const parts = [
    { ...bank, amountMinor: 900_00 },
    { ...kept, amountMinor: 90_00 },
    { ...kept, amountMinor: 10_00 },
  ] as (typeof paid)[];
  const { lines, bills } = receiptLines('Western', cameIn, parts);
  expect(lines).toEqual([
    { ledger: 'Bank', amountMinor: 900_00 },
    { ledger: 'Discount', amountMinor: 100_00 },
    { ledger: 'Western', amountMinor: -1_000_00 },
  ]);
  expect(billsOnce(bills)).toMatchObject([{ bill: 'NM/1', amountMinor: -1_000_00 }]);
});
