import { expect, test } from 'vitest';
import { buildDocument, buildDocumentLine, buildTestDocumentHeader } from '../../../tests/fixtures/documents.ts';
import { sites } from '../../sites/resolve-site.ts';
import { noShipmentDetails } from '../shipment-details.rule.ts';
import { correctionOf, sellerLicence, taxOfficeProblems } from './tax-office-problems.rule.ts';

const head = buildTestDocumentHeader();
const problemsOf = (change: Parameters<typeof buildDocumentLine>[0], headChange: Partial<typeof head> = {}) =>
  taxOfficeProblems(
    sites.nod,
    buildDocument([buildDocumentLine(change)], { head: { ...head, ...headChange } }),
    noShipmentDetails,
  );

test('an invoice as it should be has nothing wrong, also before it is known how the goods move', () => {
  expect(problemsOf({})).toEqual([]);
});

test('a tariff number that the portal refuses is told by its line', () => {
  expect(problemsOf({ hsn: '84821' })).toContain('Line 1: the tariff number (HSN) has 4, 6 or 8 digits.');
});

test('a PIN code of another state is told', () => {
  const billTo = { ...head.billTo, pincode: '560001' };
  expect(problemsOf({}, { billTo }).join(' ')).toMatch(/PIN code/);
});

test('a small sale to somebody without a number is not reported one by one', () => {
  expect(problemsOf({ hsn: '84821' }, { billTo: { ...head.billTo, taxNumber: '' } })).toEqual([]);
});

test.each([
  ['The buyer: the PIN code 560001 is not of Maharashtra.', { path: '', pincodeOf: 'bill_to' }],
  ['Deliver to: the PIN code 560001 is not of Maharashtra.', { path: '', pincodeOf: 'deliver_to' }],
  ['The seller: the TRN is missing.', { path: 'settings/branches', pincodeOf: '' }],
  ['The buyer: the street is missing.', { path: 'customers/7', pincodeOf: '' }],
  ['Line 1: the tariff number (HSN) has 4, 6 or 8 digits.', { path: 'items?view=wrong_hsn', pincodeOf: '' }],
  ['The amounts are not in dirhams.', { path: '', pincodeOf: '' }],
])('%s is corrected at %j', (problem, correction) => {
  expect(correctionOf(problem, 7)).toEqual(correction);
});

const [branch] = sites.gwd.branches;
const licence = (number: string) => ({ number, authority: 'Dubai Department of Economy and Tourism' });
const branches = [
  { ...branch, taxNumber: '100234567800003', tradeLicence: licence('845671') },
  { ...branch, taxNumber: '100234567900003', tradeLicence: licence('845672') },
] as unknown as typeof sites.gwd.branches;

test.each([
  ['100234567900003', '845672'],
  ['100234567800003', '845671'],
  ['of a branch that is closed', '845671'],
])('a document under %s has the licence %s', (taxNumber, number) => {
  expect(sellerLicence({ branches }, taxNumber)?.number).toBe(number);
});
