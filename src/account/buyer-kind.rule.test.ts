import { expect, test } from 'vitest';
import { buyerKindOf, buyerKinds, buyerKindWords, signUpAs } from './buyer-kind.rule.ts';

test.each(buyerKinds)('the address of a sign-up as %s says so', (kind) => {
  expect(buyerKindOf(new URL(signUpAs(kind), 'http://nod.example').searchParams.get('kind'))).toBe(kind);
});

test.each(['', null, 'Partner', 'staff'])('%j is no kind of buyer', (text) => {
  expect(buyerKindOf(text)).toBeUndefined();
});

test('staff read the kind in words', () => {
  expect(buyerKinds.map((kind) => buyerKindWords[kind].name)).toEqual(['Actual user or OEM', 'Channel partner']);
});
