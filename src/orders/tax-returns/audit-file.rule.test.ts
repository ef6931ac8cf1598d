import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditNotesOf, invoicesOf, randomOrders, rowsOf } from '../../../tests/fixtures/random-orders.ts';
import { buildSupply, lineFacts } from '../../../tests/fixtures/taxed-supplies.ts';
import { sum } from '../../lib/sum.ts';
import { taxOf } from '../documents/tax-parts.rule.ts';
import { auditFileRows, type LedgerEntry } from './audit-file.rule.ts';

const gulf = {
  registration: '100234567800003',
  buyerTaxNumber: '100345678900003',
  buyerName: 'Al Noor Marine',
  taxBp: 5_00,
  buyerRegion: 'Dubai',
  placeOfSupply: 'Dubai',
  taxForm: 'vat' as const,
  centralMinor: 0,
  stateMinor: 0,
  wholeMinor: 50_00,
} as const;
const facts = {
  company: { name: 'GWD Bearings Trading LLC', nameInArabic: 'جي دبليو دي', taxNumber: '100234567800003' },
  period: { from: '2026-10-01', to: '2026-12-31' },
  createdOn: '2027-01-05',
  supplies: [],
  entries: [],
};
const entry: LedgerEntry = {
  day: '2026-11-11',
  account: { id: 'SALES', name: 'Sales', isMoney: false },
  customer: 'Al Noor Marine',
  key: 'gwd-1',
  number: 'GD/2026/000012',
  reference: 'GWD26000007',
  kind: 'Sales',
  amountMinor: -1000_00,
};

test('the company, each line sold and what was booked', () => {
  const supplies = [
    buildSupply({ ...gulf, number: 'GD/2026/000012' }),
    buildSupply({ ...gulf, kind: 'credit_note', number: 'GDC/2026/000001', taxableMinor: 100_00, wholeMinor: 5_00 }),
    buildSupply({ ...gulf, number: 'GD/2026/000013', taxBp: 0, wholeMinor: 0 }),
  ];
  const rows = auditFileRows({
    ...facts,
    supplies,
    entries: [entry, { ...entry, amountMinor: 1050_00 }],
  });
  expect(rows[2]).toEqual([
    'GWD Bearings Trading LLC',
    'جي دبليو دي',
    '100234567800003',
    '',
    '',
    '',
    '',
    '01-10-2026',
    '31-12-2026',
    '05-01-2027',
    'Raceway',
    'FAFv1.0.0',
  ]);
  expect(rows).toContainEqual([
    'Al Noor Marine',
    'Dubai',
    '100345678900003',
    '11-11-2026',
    'GD/2026/000012',
    'GD/2026/000012',
    1,
    'ZWZ 6205-2RS/C3',
    1000,
    50,
    'SR',
    'Dubai',
    'AED',
    1000,
    50,
  ]);
  expect(rows).toContainEqual(expect.arrayContaining(['GDC/2026/000001', -100, -5]));
  expect(rows).toContainEqual(expect.arrayContaining(['GD/2026/000013', 'ZR', 0]));
  expect(rows).toContainEqual([3, 1900, 45]);
  expect(rows).toContainEqual([
    '11-11-2026',
    'SALES',
    'Sales',
    'GD/2026/000012',
    'Al Noor Marine',
    'gwd-1',
    'GWD26000007',
    'Account Receivable',
    0,
    1000,
    -1000,
  ]);
  expect(rows.at(-1)).toEqual([1050, 1000, 2, 'AED']);
});

test.each([
  ['Sales', false, 'Account Receivable'],
  ['Credit Note', false, 'AR - Cancel'],
  ['Receipt', true, 'Cash Book Entries'],
  ['Receipt', false, 'Journal Entries'],
  ['Payment', true, 'Cash Book Entries'],
] as const)('a %s (in an account of money: %s) comes from %s', (kind, isMoney, source) => {
  const rows = auditFileRows({ ...facts, entries: [{ ...entry, kind, account: { ...entry.account, isMoney } }] });
  expect(rows).toContainEqual(expect.arrayContaining(['SALES', source]));
});

test('every row is as wide as its table, also in a period without sales', () => {
  const widths = auditFileRows(facts).map((row) => row.length);
  expect(widths).toEqual([1, 12, 12, 0, 1, 15, 0, 1, 3, 3, 0, 1, 15, 0, 1, 3, 3, 0, 1, 11, 0, 1, 4, 4]);
});

test('over random orders and returns the total is the sum of the documents', () => {
  fc.assert(
    fc.property(randomOrders, (order) => {
      const supplies = invoicesOf(order, rowsOf(order)).flatMap((invoice) => [
        ...invoice.map((line) => buildSupply({ ...gulf, ...lineFacts(line) })),
        ...creditNotesOf(invoice, order)
          .flat()
          .map((line) => buildSupply({ ...gulf, ...lineFacts(line), kind: 'credit_note' })),
      ]);
      const net = (of: (one: (typeof supplies)[number]) => number) =>
        sum(supplies, (one) => (one.kind === 'credit_note' ? -of(one) : of(one)));
      const rows = auditFileRows({ ...facts, supplies });
      const [count, value, tax] = rows[rows.findIndex(([name]) => name === 'Customer Supply Listing Total') + 2] ?? [];
      expect([count, Math.round(Number(value) * 100), Math.round(Number(tax) * 100)]).toEqual([
        supplies.length,
        net((one) => one.taxableMinor),
        net(taxOf),
      ]);
    }),
    { numRuns: 300 },
  );
});
