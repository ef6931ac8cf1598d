import { expect, test } from 'vitest';
import { possibleNumbers } from './document-numbers.rule.ts';
import { customerReference, paymentReference, referencePrefixes, referredCustomers } from './payment-reference.rule.ts';

const nod = { numberPrefix: 'NOD', branches: [{ invoicePrefix: 'NM' }, { invoicePrefix: 'ND' }] };
const found = (text: string) => referredCustomers(nod, possibleNumbers(text, referencePrefixes(nod)));

test.each([
  [1237, 'NODA00012377'],
  [1, 'NODA00000018'],
  [7_992_739, 'NODA79927398'],
  [79_927_398_7, 'NODA7992739871'],
])('customer %s pays with %s, which is found again', (id, reference) => {
  expect(customerReference(nod, id)).toMatch(/^NODA\d{8,}$/);
  expect(customerReference(nod, id).slice(0, -1)).toBe(reference.slice(0, -1));
  expect(found(`NEFT CR ${customerReference(nod, id)} WESTERN GEAR`)).toContain(id);
});

test('the check digit is that of Luhn', () => {
  expect(customerReference(nod, 7_992_739_871)).toBe('NODA79927398713');
});

test.each(['noda 0001 2377', 'UPI/NODA00012377/20NOV', 'NEFT NO DA00012377', 'NODA000123770042'])(
  'found in %j',
  (text) => {
    expect(found(text)).toContain(1237);
  },
);

test.each(['NODA00012387', 'NODA00021377', 'NODA00012370', 'NODA0012377', 'GWDA00012377', 'NOD00012377'])(
  'a slip of one digit, two in the wrong order or another series finds nobody: %s',
  (text) => {
    expect(found(text)).not.toContain(1237);
  },
);

test.each([
  ['one invoice', ['NM/26-27/000092'], 'NM/26-27/000092'],
  ['several', ['NM/26-27/000092', 'NM/26-27/000104'], 'NODA00012377'],
  ['an advance', [], 'NODA00012377'],
  ['one whose number a bank line would not show', ['INV-7'], 'NODA00012377'],
] as const)('the reference for %s', (_what, invoices, reference) => {
  expect(paymentReference(nod, 'NODA00012377', invoices)).toBe(reference);
});

test('a reference of before the letters were changed is found as well', () => {
  const renamed = { ...nod, numberPrefix: 'PBH', formerPrefixes: ['NOD'] };
  const numbers = possibleNumbers('NEFT NODA00012377 PBHA00012377', referencePrefixes(renamed));
  expect(referredCustomers(renamed, numbers)).toEqual([1237, 1237]);
  expect(customerReference(renamed, 1237)).toBe('PBHA00012377');
});
