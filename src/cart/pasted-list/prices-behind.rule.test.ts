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
  ['6205 ZZ @ 255.00', '6205 ZZ'],
  ['6205 ZZ @ Rs 255', '6205 ZZ'],
  ['6205 ZZ 10 nos AED 12.50', '6205 ZZ 10 nos'],
  ['6205 ZZ 84821010 10 NOS 18%', '6205 ZZ 10 NOS'],
  ['6205 ZZ HSN 8482 10 NOS', '6205 ZZ 10 NOS'],
  ['22216 EK C3 x 2 = 10800', '22216 EK C3 x 2'],
  ['6205 = 2 x 145 = 290', '6205 2 nos'],
  ['6205 ZZ x 2 nos = Rs 420', '6205 ZZ x 2 nos'],
  ['6206 2 pcs 840', '6206 2 pcs'],
  ['6206 ZZ 2 420.00', '6206 ZZ 2'],
  ['NUP 308 - 2 - 3500', 'NUP 308 - 2'],
  ['6305 qty 5 rate 320', '6305 qty 5'],
  ['6305 rate 320 qty 5', '6305 qty 5'],
  ['6205 ZZ (10 nos) 145/-', '6205 ZZ (10 nos)'],
  ['6205 10 nos Rs 420', '6205 10 nos'],
  ['6205 ZZ 10 nos, 255', '6205 ZZ 10 nos'],
  ['6205 ZZ Qty:10 Rate:255 Amt:2550', '6205 ZZ Qty:10'],
  ['6205 ZZ @240 10 nos', '6205 ZZ 10 nos'],
  ['6205 ZZ @ Rs 240 each, qty 10 nos', '6205 ZZ 10 nos'],
  ['6205 ZZ list price 255', '6205 ZZ'],
  ['6205 ZZ LP 255', '6205 ZZ'],
  ['6205 ZZ target price 240 qty 10', '6205 ZZ qty 10'],
  ['6205 ZZ 10 nos 12.50 AED', '6205 ZZ 10 nos'],
  ['6205 ZZ 10 nos at 255', '6205 ZZ 10 nos'],
  ['6205 ZZ 10 nos at Rs 255 each', '6205 ZZ 10 nos'],
  ['6205 ZZ 255/pc', '6205 ZZ'],
  ['6205 ZZ 10 nos 255 + GST', '6205 ZZ 10 nos'],
])('of %s is ordered: %s', (line, ordered) => {
  expect(withoutPrices(line)).toBe(ordered);
});

test.each([
  ['figures of which none is the product of the others', '6205 ZZ 10 250 2400'],
  ['a number with its sizes', '6205 25 52 15'],
  ['a seal and a quantity', '6205 RS 100'],
  ['a tariff number alone', '84821010'],
  ['another bearing', '6205 10 nos 6206'],
  ['another bearing of three figures', '6205 10 nos, 608'],
  ['what may be a quantity or a price', '6310 @ 5'],
  ['a sign and a quantity', '6205 = 2'],
  ['a lead time', '6205 ZZ 10 nos 2 weeks'],
])('%s stay: %s', (_, line) => {
  expect(withoutPrices(line)).toBe(line);
});
