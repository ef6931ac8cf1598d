import { expect, test } from 'vitest';
import { isWorldwide, readGtin } from './gtin.rule.ts';

test.each([
  ['4006381333931', '4006381333931'],
  ['09501101530003', '9501101530003'],
  ['19501101530000', '19501101530000'],
  ['036000291452', '036000291452'],
  ['0036000291452', '036000291452'],
  ['96385074', '96385074'],
  [' 96385074 ', '96385074'],
])('%s is the GTIN %s', (text, gtin) => {
  expect(readGtin(text)).toBe(gtin);
});

test.each(['9501101530004', '950110153000', '6205', '00000000', '6205-2RS', ''])('%s is no GTIN', (text) => {
  expect(readGtin(text)).toBeUndefined();
});

test.each([
  ['4006381333931', true],
  ['036000291452', true],
  ['96385074', true],
  ['2000001000052', false],
  ['0212345678909', false],
  ['212345678909', false],
  ['0412345678903', false],
  ['12000001000059', false],
])('%s is given worldwide: %s', (gtin, is) => {
  expect(isWorldwide(gtin)).toBe(is);
});
