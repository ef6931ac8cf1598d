import { expect, test } from 'vitest';
import { taxDescription } from './tax-description.rule.ts';

test.each([
  ['state', [18, 18], 'GST', 'CGST 9% and SGST 9%'],
  ['union_territory', [5], 'GST', 'CGST 2.5% and UTGST 2.5%'],
  ['integrated', [18], 'GST', 'IGST 18%'],
  ['integrated', [18, 28], 'GST', 'IGST'],
  ['state', [18, 28], 'GST', 'CGST and SGST'],
  ['integrated', [], 'GST', 'IGST'],
  ['none', [18], 'GST', 'IGST 0% under LUT'],
  ['vat', [5], 'VAT', 'VAT 5%'],
] as const)('%s at %j reads %s: %s', (form, rates, label, words) => {
  expect(taxDescription(form, rates, label)).toBe(words);
});
