import { expect, test } from 'vitest';
import { withoutPrices } from './prices-behind.rule.ts';

test.each([
  ['6205 ZZ 10 250 2500', '6205 ZZ 10 nos'],
  ['6205 ZZ 10 Nos 250.00 2,500.00', '6205 ZZ 10 Nos'],
  ['NU 210 4.000 EA 1,250.50 5,002.00', 'NU 210 4 EA'],
  ['6205 ZZ 1,200 nos Rs. 250 Rs. 3,00,000', '6205 ZZ 1200 nos'],
  ['3 6205 ZZ 10 250.00 2500.00', '6205 ZZ 10 nos'],
  ['6205 ZZ 10 nos 250.00', '6205 ZZ 10 nos'],
  ['6205 ZZ 10 nos @ 250', '6205 ZZ 10 nos'],
  ['6205 ZZ 10 nos AED 12.50', '6205 ZZ 10 nos'],
  ['6205 ZZ 84821010 10 NOS 18%', '6205 ZZ 10 NOS'],
  ['6205 ZZ HSN 8482 10 NOS', '6205 ZZ 10 NOS'],
])('of %s is ordered: %s', (line, ordered) => {
  expect(withoutPrices(line)).toBe(ordered);
});

test.each([
  ['figures of which none is the product of the others', '6205 ZZ 10 250 2400'],
  ['a number with its sizes', '6205 25 52 15'],
  ['a seal and a quantity', '6205 RS 100'],
  ['a tariff number alone', '84821010'],
  ['a lead time', '6205 ZZ 10 nos 2 weeks'],
])('%s stay: %s', (_, line) => {
  expect(withoutPrices(line)).toBe(line);
});
