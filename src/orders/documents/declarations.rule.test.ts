import { expect, test } from 'vitest';
import { declarations, isSezSupply } from './declarations.rule.ts';

test('a supply to a special economic zone declares how it is taxed', () => {
  expect(declarations({ country: 'IN', buyerKind: 'sez_lut' })[0]).toContain('without payment of integrated tax');
  expect(declarations({ country: 'IN', buyerKind: 'sez_with_payment' })[0]).toContain('on payment of integrated tax');
});

test('Indian documents declare that reverse charge does not apply; Gulf documents need no declaration', () => {
  expect(declarations({ country: 'IN', buyerKind: 'regular' })).toEqual([
    'Whether tax is payable on reverse charge: No',
  ]);
  expect(declarations({ country: 'AE', buyerKind: 'regular' })).toEqual([]);
});

test.each([
  ['sez_lut', true],
  ['sez_with_payment', true],
  ['regular', false],
] as const)('a document to a buyer of kind %s is a supply to an SEZ: %s', (buyerKind, expected) => {
  expect(isSezSupply(declarations({ country: 'IN', buyerKind }))).toBe(expected);
});
