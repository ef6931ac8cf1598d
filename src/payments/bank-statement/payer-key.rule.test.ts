import { expect, test } from 'vitest';
import { nameShare, namingWords, payerKey } from './payer-key.rule.ts';

test.each([
  ['NEFT N325 DECCAN CONVEYOR SYS', 'deccan conveyor sys'],
  ['NEFT CR-SBIN0001234-DECCAN CONVEYOR SYS-N326260042117', 'deccan conveyor sys'],
  ['UPI/632419/NOD26000140/nashik tool room', 'nashik tool room'],
  ['TT INWARD REMITTANCE AL NOOR BEARINGS LLC REF 881', 'al noor bearings'],
  ['IMPS 6321 MOB 98XXXX4410', ''],
  ['', ''],
])('%s names the payer %s', (text, key) => {
  expect(payerKey(text)).toBe(key);
});

test('a long text is known by its first six words', () => {
  expect(payerKey('alpha beta gamma delta epsilon zeta eta')).toBe('alpha beta gamma delta epsilon zeta');
});

test('words of other scripts name a payer too', () => {
  expect(namingWords('TT النور للمحامل')).toEqual(['النور', 'للمحامل']);
});

test.each([
  ['Western Gear & Pump', 'NEFT N324 WESTERN GEAR AND PUMP WO', 1],
  ['Western Gear & Pump Works', 'NEFT WESTERN GEAR PUMP', 0.75],
  ['Deccan Conveyor Systems Pvt Ltd', 'NEFT N325 DECCAN CONVEYOR SYS', 1],
  ['Deccan Conveyor Systems', 'RTGS DECCAN FAN WORKS', 1 / 3],
  ['Konkan Paper Mills', 'NEFT PAPER MILLS', 0],
  ['Pvt Ltd', 'PVT LTD', 0],
])('%s in %s: %d', (company, text, share) => {
  expect(nameShare(company, text)).toBeCloseTo(share, 5);
});
