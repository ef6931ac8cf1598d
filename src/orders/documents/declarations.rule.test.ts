import { expect, test } from 'vitest';
import { declarations } from './declarations.rule.ts';

test('a supply to a special economic zone says how it is taxed', () => {
  expect(declarations({ country: 'IN', buyerKind: 'sez_lut' })[0]).toContain('without payment of integrated tax');
  expect(declarations({ country: 'IN', buyerKind: 'sez_with_payment' })[0]).toContain('on payment of integrated tax');
});

test('in India reverse charge is denied on every document; the Gulf wants nothing said', () => {
  expect(declarations({ country: 'IN', buyerKind: 'regular' })).toEqual([
    'Whether tax is payable on reverse charge: No',
  ]);
  expect(declarations({ country: 'AE', buyerKind: 'regular' })).toEqual([]);
});
