import { expect, test } from 'vitest';
import { type Buyer, lineTax, taxFormOf } from './tax.rule.ts';

const maharashtra = 27;
const chandigarh = 4;
const regular = (regionId: number): Buyer => ({ regionId, kind: 'regular' });

test.each<[string, 'IN' | 'AE', number, Buyer, string]>([
  ['within the state of the branch', 'IN', maharashtra, regular(27), 'state'],
  ['from Maharashtra to Gujarat', 'IN', maharashtra, regular(24), 'integrated'],
  ['within a union territory without legislature', 'IN', chandigarh, regular(4), 'union_territory'],
  ['within Delhi, which has a legislature', 'IN', 7, regular(7), 'state'],
  ['an SEZ in the same state that pays', 'IN', maharashtra, { regionId: 27, kind: 'sez_with_payment' }, 'integrated'],
  ['an SEZ under LUT', 'IN', maharashtra, { regionId: 27, kind: 'sez_lut' }, 'none'],
  ['Dubai to Sharjah', 'AE', 2, regular(3), 'vat'],
])('%s', (_case, country, branch, buyer, form) => {
  expect(taxFormOf(country, branch, buyer)).toBe(form);
});

test.each<[number, number, Parameters<typeof lineTax>[2], number]>([
  [238_96, 18_00, 'state', 43_02],
  [238_96, 18_00, 'union_territory', 43_02],
  [238_96, 18_00, 'integrated', 43_01],
  [238_96, 18_00, 'none', 0],
  [10, 5_00, 'vat', 1],
])('%i minor units at %i bp, %s: %i', (total, rate, form, tax) => {
  expect(lineTax(total, rate, form)).toBe(tax);
});
