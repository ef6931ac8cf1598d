import { expect, test } from 'vitest';
import { findExactDocuments } from './exact-documents.rule.ts';

const open = (...amounts: number[]) => amounts.map((openMinor) => ({ openMinor }));

test.each([
  ['one document', 300, [100, 300], [300]],
  ['the oldest two', 400, [100, 300, 500], [100, 300]],
  ['all of them', 900, [100, 300, 500], [100, 300, 500]],
  ['two that are not the oldest', 800, [100, 300, 500], [300, 500]],
  ['as few as possible', 600, [100, 250, 300, 400, 200], [400, 200]],
])('an amount pays %s', (_what, amount, amounts, paid) => {
  expect(findExactDocuments(amount, open(...amounts))?.map(({ openMinor }) => openMinor)).toEqual(paid);
});

test('an amount that fits nothing', () => {
  expect(findExactDocuments(250, open(100, 300))).toBeUndefined();
  expect(findExactDocuments(250, [])).toBeUndefined();
});

test('of very many documents only the oldest are combined', () => {
  const many = Array.from({ length: 60 }, (_one, at) => 1000 + at);
  expect(findExactDocuments(1058 + 1059, open(...many))).toBeUndefined();
  expect(findExactDocuments(1003 + 1007, open(...many))?.length).toBe(2);
});
