import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { lineTax } from '../../catalogue/pricing/tax.rule.ts';
import { splitTax, taxOf, taxPartNames } from './tax-parts.rule.ts';

test.each([
  ['within the state', 60_00, 'state', [30_00, 30_00, 0]],
  ['in a union territory', 18_00, 'union_territory', [9_00, 9_00, 0]],
  ['to another state', 60_00, 'integrated', [0, 0, 60_00]],
  ['to an SEZ under LUT', 0, 'none', [0, 0, 0]],
  ['in the Gulf', 6, 'vat', [0, 0, 6]],
] as const)('%s', (_case, taxMinor, form, [centralMinor, stateMinor, wholeMinor]) => {
  expect(splitTax(taxMinor, form)).toEqual({ centralMinor, stateMinor, wholeMinor });
});

test('the parts always add up to the tax that cart and order show, and halves are equal', () => {
  const forms = fc.constantFrom<TaxTreatment[]>('state', 'union_territory', 'integrated', 'none', 'vat');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.integer({ min: 0, max: 10_000 }),
      forms,
      (minor, rate, form) => {
        const parts = splitTax(lineTax(minor, rate, form), form);
        expect(taxOf(parts)).toBe(lineTax(minor, rate, form));
        expect(parts.centralMinor).toBe(parts.stateMinor);
      },
    ),
  );
});

test('parts have their legal names', () => {
  expect(taxPartNames('state', 'GST').map(([, name]) => name)).toEqual(['CGST', 'SGST']);
  expect(taxPartNames('union_territory', 'GST').map(([, name]) => name)).toEqual(['CGST', 'UTGST']);
  expect(taxPartNames('integrated', 'GST').map(([, name]) => name)).toEqual(['IGST']);
  expect(taxPartNames('none', 'GST').map(([, name]) => name)).toEqual(['IGST']);
  expect(taxPartNames('vat', 'VAT').map(([, name]) => name)).toEqual(['VAT']);
});
