import { expect, test } from 'vitest';
import {
  countOrPrice,
  doubtfulQuantity,
  joinedQuantity,
  quantityInFront,
  secondNumber,
  thousandsOrGrease,
} from './doubtful-quantity.rule.ts';

test.each([
  ['6205 ZZ 10 or 20 nos', '6205 ZZ', '10 or 20'],
  ['6205 ZZ - 10 to 12', '6205 ZZ', '10 to 12'],
  ['NU 210 10/20', 'NU 210', '10/20'],
  ['6205 ZZ 10+5', '6205 ZZ', '10+5'],
  ['6212 - 2 (DE) + 2 (NDE)', '6212', '2 (DE) + 2 (NDE)'],
  ['6215 - approx 20', '6215', 'approx 20'],
  ['6215 ~ 20 nos', '6215', '~ 20'],
  ['6310@5', '6310', '@5'],
  ['6310 @ 5', '6310', '@ 5'],
  ['6205 ZZ 250/-', '6205 ZZ', '250/-'],
  ['6205 ZZ = 255', '6205 ZZ', '= 255'],
  ['6205 ZZ stock 250', '6205 ZZ', 'stock 250'],
  ['6205 ZZ for machine 12', '6205 ZZ', 'for machine 12'],
  ['6205 ZZ m/c no. 12', '6205 ZZ', 'm/c no. 12'],
  ['6205 ZZ, item no 12', '6205 ZZ', 'item no 12'],
  ['6204-2RS 1000PCS/CTN', '6204-2RS', '1000PCS/CTN'],
  ['6205 ZZ => 255', '6205 ZZ', '=> 255'],
  ['6205 ZZ 1 box', '6205 ZZ', '1 box'],
  ['6205 ZZ, 2 cartons', '6205 ZZ', '2 cartons'],
  ['6205 ZZ 10 250', '6205 ZZ', '10 250'],
  ['6205 10 250.00', '6205', '10 250.00'],
])('how many %s orders is asked', (line, designation, quantity) => {
  expect(doubtfulQuantity(line)).toEqual({ designation, quantity });
});

test.each([
  '6205 ZZ 10',
  '6205 ZZ 10 nos',
  'HK 16 12 10',
  'K 20 24 10 5',
  '6205 ZZ 2021 10',
  '30205 or 30206',
  'Grease 5 packs',
  '6205 ZZ stock 250 req 20',
  '6205 ZZ SKF 20',
])('%s leaves no doubt of this kind', (line) => {
  expect(doubtfulQuantity(line)).toBeUndefined();
});

test.each([
  ['6205 ZZ 255.00', '6205 ZZ', '255.00'],
  ['6205 = 255.00', '6205', '255.00'],
  ['6205 ZZ, 255.00', '6205 ZZ', '255.00'],
  ['6205 ZZ, 1,255.00', '6205 ZZ', '1,255.00'],
  ['6205 ZZ 1,255.00', '6205 ZZ', '1,255.00'],
  ['6205 ZZ\t255.00', '6205 ZZ', '255.00'],
  ['6308,5.00', '6308', '5.00'],
])('whether %j orders or names a price is asked', (line, designation, quantity) => {
  expect(countOrPrice(line)).toEqual({ designation, quantity });
});

test.each([
  ['6205 ZZ 10 nos, 608', '6205 ZZ', '10 nos, 608'],
  ['NU 210 4 nos x 1250', 'NU 210', '4 nos x 1250'],
  ['6205 ZZ (4) 1250', '6205 ZZ', '(4) 1250'],
])('what the second number of %s says is asked', (line, designation, quantity) => {
  expect(secondNumber(line)).toEqual({ designation, quantity });
});

test.each(['6205 ZZ 10 250.00', '6205 ZZ, 10, 255.00', '25.00 52.00 15.00'])('%s says how many', (line) => {
  expect(countOrPrice(line)).toBeUndefined();
});

test.each([
  ['6205 ZZ 5k', '6205 ZZ', '5k'],
  ['6205 ZZ, 12K', '6205 ZZ', '12K'],
  ['608 2.5k', '608', '2.5k'],
])('whether %s counts in thousands is asked', (line, designation, quantity) => {
  expect(thousandsOrGrease(line)).toEqual({ designation, quantity });
});

test.each(['22220 EK', '222 20K', '6204LLBCM/5K', '62 05K', 'NN 3010K', 'HM88649 K', '22220-2K'])(
  'the K of %s counts nothing',
  (line) => {
    expect(thousandsOrGrease(line)).toBeUndefined();
  },
);

test.each([
  ['6205-4', '6205', '-4'],
  ['6205ZZ-10', '6205ZZ', '-10'],
  ['6205/10', '6205', '/10'],
  ['6205_10', '6205', '_10'],
])('what is joined to %s may be a quantity', (line, designation, quantity) => {
  expect(joinedQuantity(line)).toEqual({ designation, quantity });
});

test.each(['6203-10', 'UC205-16', '62/22', '6205-2RS', '25-52-15'])('what is joined to %s is a part of it', (line) => {
  expect(joinedQuantity(line)).toBeUndefined();
});

test.each([
  ['10 6205', '6205', '10'],
  ['4 6205-2RS', '6205-2RS', '4'],
  ['12 NU 210', 'NU 210', '12'],
  ['20 608 ZZ', '608 ZZ', '20'],
  ['3 6207', '6207', '3?'],
  ['3 6207 30', '6207', '3 or 30'],
  ['1 6205 10', '6205', '1 or 10'],
])('the number in front of %s counts it, or is asked about', (line, designation, quantity) => {
  expect(quantityInFront(line)).toEqual({ designation, quantity });
});

test.each(['NU 210', '6 205 ZZ', '23 120 CC', '25 52 15', '22220 EK', '6205 10'])(
  '%s has no quantity in front',
  (line) => {
    expect(quantityInFront(line)).toBeUndefined();
  },
);
