import { expect, test } from 'vitest';
import { invoicePaymentRefusal, readPart, totalOfPayment } from './invoice-payment.rule.ts';

const open = [
  { reference: 'NM/26-27/000058', openMinor: 20_142_60 },
  { reference: 'NM/26-27/000092', openMinor: 93_279_64 },
];
const facts = { open, mayPayInAdvance: true, leastMinor: 100, maxOnlineMinor: 500_000_00 };
const part = (serial: string, amountMinor: number) => ({ reference: `NM/26-27/0000${serial}`, amountMinor });

test.each([
  ['one invoice whole', { invoices: [part('58', 20_142_60)], advanceMinor: 0 }, {}, undefined],
  ['one whole, one in part', { invoices: [part('58', 20_142_60), part('92', 1)], advanceMinor: 0 }, {}, undefined],
  ['an advance alone', { invoices: [], advanceMinor: 5_000_00 }, {}, undefined],
  ['nothing', { invoices: [], advanceMinor: 0 }, {}, { why: 'nothing_to_pay' }],
  [
    'an advance of an account that may not',
    { invoices: [], advanceMinor: 1_00 },
    { mayPayInAdvance: false },
    { why: 'advance_not_allowed' },
  ],
  [
    'an invoice twice',
    { invoices: [part('58', 1_00), part('58', 1_00)], advanceMinor: 0 },
    {},
    { why: 'named_twice', number: 'NM/26-27/000058' },
  ],
  [
    'an invoice that is paid',
    { invoices: [part('71', 1_00)], advanceMinor: 0 },
    {},
    { why: 'not_open', number: 'NM/26-27/000071' },
  ],
  [
    'more than is unpaid',
    { invoices: [part('58', 20_142_61)], advanceMinor: 0 },
    {},
    { why: 'too_much', number: 'NM/26-27/000058', openMinor: 20_142_60 },
  ],
  ['less than the provider takes', { invoices: [part('58', 99)], advanceMinor: 0 }, {}, { why: 'too_little' }],
  ['exactly the online limit', { invoices: [], advanceMinor: 500_000_00 }, {}, undefined],
  ['above the online limit', { invoices: [], advanceMinor: 500_000_01 }, {}, { why: 'above_online_limit' }],
  [
    'above it only together',
    { invoices: [part('92', 93_279_64)], advanceMinor: 406_720_37 },
    {},
    { why: 'above_online_limit' },
  ],
] as const)('%s', (_case, wanted, other, refused) => {
  expect(invoicePaymentRefusal(wanted, { ...facts, ...other })).toEqual(refused);
});

test('a payment is the sum of its parts and the advance', () => {
  expect(totalOfPayment({ invoices: [part('58', 20_142_60), part('92', 40_000_00)], advanceMinor: 1_00 })).toBe(
    60_143_60,
  );
});

test.each([
  ['40,000.00', 40_000_00],
  ['40000', 40_000_00],
  ['40 000.5', 40_000_50],
  ['93,279.64', 93_279_64],
  ['0.01', 1],
  ['93,279.65', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['', undefined],
  ['12.345', undefined],
  ['1e3', undefined],
  ['half', undefined],
] as const)('of 93,279.64 the part %j is %s paise', (typed, minor) => {
  expect(readPart(typed, 93_279_64)).toBe(minor);
});
