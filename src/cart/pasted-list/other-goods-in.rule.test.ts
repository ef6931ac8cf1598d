import { expect, test } from 'vitest';
import { namesNoBearing, otherGoodsInRow } from './other-goods-in.rule.ts';

test.each([
  ['6020 Fan Mount Panel', 'Fan Mount Panel'],
  ['6020 Fans', 'Fans'],
  ['6020 bearing for fan', ''],
  ['6205 urgent', ''],
  ['6205-2RS C3', ''],
])('%s', (text, others) => {
  expect(otherGoodsInRow(text)).toBe(others);
});

test.each([
  ['M5x40 screw', true],
  ['Gasket set', true],
  ['Bearing set', true],
  ['BOLT M8', true],
  ['XYZ', false],
  ['UCP 20', false],
  ['NU 12', false],
  ['SNL 12', false],
  ['Koyo wheel 12', false],
  ['wheel bearing 12', false],
  ['607 screws', false],
])('%s names no bearing: %s', (text, isNone) => {
  expect(namesNoBearing(text)).toBe(isNone);
});
