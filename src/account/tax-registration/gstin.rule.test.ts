import { expect, test } from 'vitest';
import { gstinCheckCharacter, gstinRegionId, isGstinChecksumValid } from './gstin.rule.ts';

test.each([
  '27AAPFU0939F1ZV',
  '29AAGCB7383J1Z4',
  '24AAACC1206D1ZM',
  '27AAACZ1234F1ZL',
  '07AAACZ1234F1ZN',
  '33AAACZ1234F1ZS',
  '19AAACZ1234F1ZI',
])('%s adds up', (gstin) => {
  expect(isGstinChecksumValid(gstin)).toBe(true);
});

test.each(['03AAJCR2207E1Z2', '22AAAAA0000A1Z5'])('%s does not add up', (gstin) => {
  expect(isGstinChecksumValid(gstin)).toBe(false);
});

test('the character that should stand there is known', () => {
  expect(gstinCheckCharacter('03AAJCR2207E1Z')).toBe('X');
});

test('one mistyped character or two swapped ones never pass', () => {
  const good = '27AAPFU0939F1ZV';
  const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (let i = 0; i < 14; i += 1) {
    for (const sign of signs)
      if (sign !== good.charAt(i))
        expect(isGstinChecksumValid(good.slice(0, i) + sign + good.slice(i + 1))).toBe(false);
    const swapped = good.slice(0, i) + good.charAt(i + 1) + good.charAt(i) + good.slice(i + 2);
    if (swapped !== good && i < 13) expect(isGstinChecksumValid(swapped)).toBe(false);
  }
});

test.each([
  ['27AAPFU0939F1ZV', 27],
  ['25AAPFU0939F1ZV', 26],
  ['28AAPFU0939F1ZV', 37],
  ['07AAPFU0939F1ZX', 7],
])('%s stands for state %i', (gstin, regionId) => {
  expect(gstinRegionId(gstin)).toBe(regionId);
});
