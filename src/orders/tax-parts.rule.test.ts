import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTax } from '../catalogue/tax.rule.ts';
import { partNames, taxOf, taxParts } from './tax-parts.rule.ts';

test.each([
  ['within the state, halves of an odd paisa', 333_33, 18_00, 'state', [30_00, 30_00, 0]],
  ['in a union territory', 100_05, 18_00, 'union_territory', [9_00, 9_00, 0]],
  ['to another state', 333_33, 18_00, 'integrated', [0, 0, 60_00]],
  ['to an SEZ under LUT', 333_33, 18_00, 'none', [0, 0, 0]],
  ['in the Gulf', 1_10, 5_00, 'vat', [0, 0, 6]],
] as const)('%s', (_case, taxable, rate, form, [centralMinor, stateMinor, wholeMinor]) => {
  expect(taxParts(taxable, rate, form)).toEqual({ centralMinor, stateMinor, wholeMinor });
});

test('the parts always add up to the tax that cart and order show', () => {
  const forms = fc.constantFrom('state', 'union_territory', 'integrated', 'none', 'vat');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.integer({ min: 0, max: 10_000 }),
      forms,
      (minor, rate, form) => {
        expect(taxOf(taxParts(minor, rate, form as 'state'))).toBe(lineTax(minor, rate, form as 'state'));
      },
    ),
  );
});

test('parts are called as the law calls them', () => {
  expect(partNames('state', 'GST').map(([, name]) => name)).toEqual(['CGST', 'SGST']);
  expect(partNames('union_territory', 'GST').map(([, name]) => name)).toEqual(['CGST', 'UTGST']);
  expect(partNames('integrated', 'GST').map(([, name]) => name)).toEqual(['IGST']);
  expect(partNames('none', 'GST').map(([, name]) => name)).toEqual(['IGST']);
  expect(partNames('vat', 'VAT').map(([, name]) => name)).toEqual(['VAT']);
});
