import { expect, test } from 'vitest';
import { canCancelIrn, needsIrn } from './needs-irn.rule.ts';

const gstin = '27AAACW1938G1ZB';

test.each([
  ['tax_invoice', 'IN', gstin, true],
  ['credit_note', 'IN', gstin, true],
  ['proforma', 'IN', gstin, false],
  ['tax_invoice', 'IN', '', false],
  ['credit_note', 'IN', '', false],
  ['tax_invoice', 'AE', '100345678900003', false],
] as const)('a %s in %s to %j needs an IRN: %s', (kind, country, buyerTaxNumber, expected) => {
  expect(needsIrn({ kind, country, buyerTaxNumber })).toBe(expected);
});

test('a credit note of a cancelled invoice needs none, for the portal does not know the invoice any more', () => {
  expect(needsIrn({ kind: 'credit_note', country: 'IN', buyerTaxNumber: gstin }, true)).toBe(false);
});

test.each([
  ['2026-11-22T09:59:59Z', 'not asked yet', true],
  ['2026-11-22T10:00:00Z', 'not asked yet', false],
  ['2026-11-22T10:00:00Z', 'asked, its answer lost', true],
])('what was registered on 21 November at 10:00 can be cancelled at %s, %s: %s', (now, asked, expected) => {
  const isAnswerLost = asked === 'asked, its answer lost';
  expect(canCancelIrn(new Date('2026-11-21T10:00:00Z'), new Date(now), isAnswerLost)).toBe(expected);
});
