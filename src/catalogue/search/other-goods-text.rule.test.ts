import { expect, test } from 'vitest';
import { otherGoodsKinds, otherGoodsText } from './other-goods-text.rule.ts';

test('each kind of other goods is named in a sentence', () => {
  expect(otherGoodsText('V-belt', 'B 68')).toBe('B 68 is a V-belt; it is not sold here.');
  expect(otherGoodsText('oil seal', '25x47x7')).toBe('25x47x7 is an oil seal; it is not sold here.');
  for (const kind of otherGoodsKinds) expect(otherGoodsText(kind, 'X')).toMatch(/^X is an? .+; it is not sold here\.$/);
});
