import { expect, test } from 'vitest';
import { mayBeRecord, recordKey } from './record-search.rule.ts';

test.each([
  ['118', true],
  ['NOD26000119', true],
  ['NM/26-27/000118', true],
  ['PO-4500018743', true],
  ['po 4500', true],
  ['6205', true],
  ['DBL-1', true],
  ['62', false],
  ['koyo', false],
  ['25x52x15', false],
  ['6205, 6206', false],
  ['', false],
  ['1'.repeat(41), false],
])('%s may be a record: %s', (text, is) => {
  expect(mayBeRecord(text)).toBe(is);
});

test('numbers are compared without what divides them', () => {
  expect(recordKey('nm/26-27/000118')).toBe('NM2627000118');
});
