import { expect, test } from 'vitest';
import { buildCartLine } from '../../../tests/fixtures/checkout.ts';
import { parsePartialQuantity, partialLine } from './partial-line.rule.ts';

test.each([
  ['18', 18],
  ['40', undefined],
  ['41', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['٣', undefined],
  ['9'.repeat(400), undefined],
  [null, undefined],
])('of 40 pieces, %j requests %s', (text, quantity) => {
  expect(parsePartialQuantity(buildCartLine(), text)).toBe(quantity);
});

test('price, tax and weight of a part are in proportion', () => {
  expect(partialLine(buildCartLine(), 18, 'state')).toMatchObject({
    quantity: 18,
    total_value1: 4301.28,
    gst_value: 774.24,
    weight: 2.34,
  });
});
