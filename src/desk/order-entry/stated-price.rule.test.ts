import { expect, test } from 'vitest';
import { statedPrice } from './stated-price.rule.ts';

const cases: readonly [text: string, quantity: number, minor: number | undefined][] = [
  ['6205-2RS/C3 ZWZ 100 238.96 23896.00', 100, 238_96],
  ['10 6308-2Z 40 NOS 620 24,800', 40, 620_00],
  ['NU205 4 Rs 1,240.50 4,962.00', 4, 1_240_50],
  ['30308 24 @ 768.80', 24, 768_80],
  ['6205 1 298.00', 1, 298_00],
  ['6205 ZWZ · 12 · 199.5', 12, 199_50],
  ['LM11949 19.1 mm 12', 12, undefined],
  ['6205-2RS/C3 40', 40, undefined],
  ['22220 CA/W33 qty 6', 6, undefined],
  ['6205 10 238.96 18.00', 10, undefined],
];

test.each(cases)('%s of %i states %s', (text, quantity, minor) => {
  expect(statedPrice(text, quantity)).toBe(minor);
});
