import { expect, test } from 'vitest';
import { buildDocument, buildDocumentLine, buildTestDocumentHeader } from '../../../tests/fixtures/documents.ts';
import type { DocumentHeader, IssuedDocument } from '../documents.table.ts';
import { pintAeProblems } from './pint-ae-problems.rule.ts';

const party = {
  name: 'GWD',
  taxNumber: '100234567800003',
  line: 'Deira',
  city: 'Dubai',
  region: 'Dubai',
  pincode: '',
};
const head = buildTestDocumentHeader({ currency: 'AED', seller: party, billTo: party });
const line = buildDocumentLine({ taxBp: 5_00 });
const problemsOf = (change: Partial<DocumentHeader>, more: Partial<IssuedDocument> = {}) =>
  pintAeProblems(buildDocument([line], { head: { ...head, ...change }, ...more }), licence);
const licence = { number: '845671', authority: 'Dubai Department of Economy and Tourism' };

test('a document of the Emirates keeps the rules, also without a TRN of the buyer', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ billTo: { ...party, taxNumber: '' } })).toEqual([]);
});

test.each([
  [
    { seller: { ...party, taxNumber: '100234567800004' } },
    'The seller: a TRN has 15 digits, begins with 1 and ends with 03.',
  ],
  [
    { billTo: { ...party, taxNumber: '200234567800003' } },
    'The buyer: a TRN has 15 digits, begins with 1 and ends with 03.',
  ],
  [{ seller: { ...party, taxNumber: '' } }, 'The seller: the TRN is missing.'],
  [{ billTo: { ...party, line: '' } }, 'The buyer: the street is missing.'],
  [{ billTo: { ...party, region: 'Kerala' } }, 'The buyer: the emirate is missing.'],
  [{ currency: 'INR' as const }, 'The amounts are not in dirhams.'],
])('%j is told', (change, problem) => expect(problemsOf(change)).toEqual([problem]));

test('a seller without its trade licence is told where to enter it', () => {
  expect(pintAeProblems(buildDocument([line], { head }), undefined)).toEqual([
    'The seller: the trade licence is missing; enter it at the desk under Settings, Branches.',
  ]);
});

test('other rates, lines without a code and credit notes without an invoice are told', () => {
  expect(problemsOf({}, { lines: [buildDocumentLine({ taxBp: 18_00 })] })).toEqual(['VAT is 5% or 0%.']);
  expect(problemsOf({}, { lines: [buildDocumentLine({ taxBp: 0, hsn: '' })] })).toEqual([
    'Each line needs a tariff number (HS code).',
  ]);
  expect(problemsOf({}, { kind: 'credit_note' })).toEqual(['The credit note names no invoice.']);
});
