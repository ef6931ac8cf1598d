import { expect, test } from 'vitest';
import { buyerKindLabels, buyerKinds, parseBuyerKind, signUpPath } from './buyer-kind.rule.ts';

test.each(buyerKinds)('the address of a sign-up as %s says so', (kind) => {
  expect(parseBuyerKind(new URL(signUpPath(kind), 'http://nod.example').searchParams.get('kind'))).toBe(kind);
});

test.each(['', null, 'Partner', 'staff'])('%j is not a kind of buyer', (text) => {
  expect(parseBuyerKind(text)).toBeUndefined();
});

test('staff see the kind as text', () => {
  expect(buyerKinds.map((kind) => buyerKindLabels[kind].name)).toEqual(['Actual user or OEM', 'Channel partner']);
});
