import { expect, test } from 'vitest';
import { documentTitle, printedTitle } from './document-title.rule.ts';

test('lists and prints use the same name of a document', () => {
  expect(documentTitle('proforma')).toBe('Proforma invoice');
  expect(printedTitle('proforma', 'state')).toBe('Proforma Invoice');
  expect(printedTitle('tax_invoice', 'vat')).toBe('Tax Invoice');
  expect(printedTitle('credit_note', 'state')).toBe('Credit Note');
  expect(printedTitle('credit_note', 'vat')).toBe('Tax Credit Note');
});
