import { expect, test } from 'vitest';
import { type Deduction, deductionRefusal, shareParts } from './deductions.rule.ts';

const bill = (amountMinor: number) => [{ reference: 'NM/1', amountMinor }];
const indian = { currency: 'INR' as const, taxSections: ['194Q', '194C'] };
const tax = (amountMinor: number, section = '194Q'): Deduction => ({ kind: 'tax_deducted', amountMinor, section });

test.each<[string, number, Deduction[], number, string | undefined]>([
  ['tax and money that make the bill', 999_00, [tax(1_00)], 1_000_00, undefined],
  ['more than the bill by a rounding', 1_000_50, [{ kind: 'rounding', amountMinor: -50 }], 1_000_00, undefined],
  [
    'a paisa that nobody explains',
    999_00,
    [tax(99)],
    1_000_00,
    '₹\u00a00.01 is left to explain: the invoices get more',
  ],
  [
    'more explained than the bill',
    999_00,
    [tax(2_00)],
    1_000_00,
    '₹\u00a01.00 is left to explain: the invoices get less',
  ],
  ['a section that the law has not', 999_00, [tax(1_00, '999')], 1_000_00, 'Choose the section'],
  ['a tax below 0', 1_001_00, [tax(-1_00)], 1_000_00, 'Tax deducted: write the amount'],
  ['one kind twice', 998_00, [tax(1_00), tax(1_00, '194C')], 1_000_00, 'Tax deducted appears twice.'],
  ['a quarter of the bill as tax', 750_00, [tax(250_00)], 1_000_00, 'Tax deducted can be at most ₹\u00a0200.00'],
  ['a charge of a small bill', 100_00, [{ kind: 'bank_charge', amountMinor: 295_00 }], 395_00, undefined],
  [
    'a large discount',
    900_00,
    [{ kind: 'cash_discount', amountMinor: 100_00 }],
    1_000_00,
    'Cash discount can be at most',
  ],
  ['a rounding of fifty', 950_00, [{ kind: 'rounding', amountMinor: 50_00 }], 1_000_00, 'Rounding can be at most'],
])('%s', (_what, amountMinor, deductions, billMinor, refusal) => {
  const found = deductionRefusal({ ...indian, amountMinor, deductions, parts: bill(billMinor) });
  if (refusal === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(refusal);
});

test('a country without such a tax has none, and a deduction wants invoices', () => {
  const receipt = { amountMinor: 999_00, currency: 'AED' as const, deductions: [tax(1_00)], parts: bill(1_000_00) };
  expect(deductionRefusal({ ...receipt, taxSections: [] })).toBe('No tax is deducted from payments in this country.');
  const rounded: Deduction[] = [{ kind: 'rounding', amountMinor: 1 }];
  expect(deductionRefusal({ ...receipt, deductions: rounded, parts: [], taxSections: [] })).toContain(
    'Choose the invoices',
  );
});

test('each source pays what the ones before left', () => {
  const parts = [...bill(100), { reference: 'NM/2', amountMinor: 50 }];
  expect(shareParts(parts, [120, 20, 10])).toEqual([
    [...bill(100), { reference: 'NM/2', amountMinor: 20 }],
    [{ reference: 'NM/2', amountMinor: 20 }],
    [{ reference: 'NM/2', amountMinor: 10 }],
  ]);
});
