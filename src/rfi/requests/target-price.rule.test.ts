import { expect, test } from 'vitest';
import { overTarget, readTargetPrice } from './target-price.rule.ts';

test.each([
  ['', null],
  ['   ', null],
  ['640', 640_00],
  ['640.5', 640_50],
  ['1,23,456.00', 1_23_456_00],
  ['123,456.00', 123_456_00],
  ['₹ 1,250.50', 1250_50],
  ['AED 12.25', 12_25],
  ['0.01', 1],
  ['1000000000', 1_000_000_000_00],
])('%j is a target price', (typed, minor) => expect(readTargetPrice(typed)).toBe(minor));

test.each([
  '0',
  '0.00',
  '-5',
  '1.005',
  '2.000,50',
  '640,50',
  'cheap',
  '1e3',
  '1000000000.01',
  '99999999999',
  '=5',
  '٥',
])('%j is none', (typed) => expect(readTargetPrice(typed)).toBeUndefined());

test('a price is so many percent over or under the target', () => {
  expect(overTarget(9120, 9000)).toBe(1.3);
  expect(overTarget(146, 146)).toBe(0);
  expect(overTarget(90, 100)).toBe(-10);
});
