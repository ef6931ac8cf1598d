import { expect, test } from 'vitest';
import { otherGoodsIn } from './other-goods-in.rule.ts';

test.each([
  ['6020 Fan Mount Panel', 'Fan Mount Panel'],
  ['6020 Fans', 'Fans'],
  ['6020 bearing for fan', ''],
  ['6205 urgent', ''],
  ['6205-2RS C3', ''],
])('%s', (text, others) => {
  expect(otherGoodsIn(text)).toBe(others);
});
