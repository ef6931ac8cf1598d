import { expect, onTestFinished, test } from 'vitest';
import { setLocaleProvider } from '../../lib/i18n.ts';
import {
  availabilityDateText,
  availableQuantityText,
  countOrNA,
  facetValueText,
  hsnText,
  loadText,
  matchLevelText,
  nameWithMaker,
  packingText,
  quantityText,
  sealText,
  sizesInMm,
  sizesText,
  sizeText,
  textOrNA,
  totalText,
  typeText,
  weightText,
  widthLetter,
} from './item-format.rule.ts';

test('the known sizes are joined into one text', () => {
  expect(sizesText({ Dimension_ID: 25, Dimension_OD: 52, Dimension_OW: 15.25 })).toBe('25 × 52 × 15.25 mm');
  expect(sizesText({ Dimension_ID: 0, Dimension_OD: 52, Dimension_OW: 0 })).toBe('52 mm');
  expect(sizesText({ Dimension_ID: 0, Dimension_OD: 0, Dimension_OW: 0 })).toBe('');
});

test('in Arabic sizes are read from the bore to the width, also where no word stands beside them', () => {
  const before = setLocaleProvider(() => ({ language: 'ar-AE' }));
  onTestFinished(() => void setLocaleProvider(before));
  const item = { Dimension_ID: 25, Dimension_OD: 52, Dimension_OW: 15 };
  expect(sizesInMm(item)).toBe('\u206825 × 52 × 15\u2069');
  expect(sizesText(item)).toContain('\u206825 × 52 × 15\u2069');
});

test('a quantity has its unit behind it, where the item has one', () => {
  expect(quantityText(1200, 'NOS')).toBe('1,200 NOS');
  expect(quantityText(8, '')).toBe('8');
});

test('the maker comes before the name, unless the name already begins with it', () => {
  expect(nameWithMaker({ brandname: 'Koyo', itemname: '6205 2RS' })).toBe('Koyo 6205 2RS');
  expect(nameWithMaker({ brandname: 'Kelvar', itemname: 'Kelvar F48 traction battery' })).toBe(
    'Kelvar F48 traction battery',
  );
  expect(nameWithMaker({ brandname: 'DPI', itemname: 'DPIX 5' })).toBe('DPI DPIX 5');
});

test('unknown size, weight, load, carton or text reads NA', () => {
  expect([sizeText(0), weightText(0, 2), weightText(0, 3), loadText(0), countOrNA(0), textOrNA('')]).toEqual(
    Array(6).fill('NA'),
  );
  expect(packingText('', 0)).toBe('NA');
  expect(hsnText('')).toBe('NA');
  expect(sealText('')).toBe('NA');
  expect(sealText('__proto__')).toBe(facetValueText('seal', '__proto__'));
});

test.each([
  [25, '25'],
  [25.25, '25.25'],
  [19.05, '19.05'],
  [0.6, '0.6'],
])('a size of %d mm reads %s', (mm, text) => {
  expect(sizeText(mm)).toBe(text);
});

test.each([
  [0.13, 2, '0.13'],
  [0.13, 3, '0.130'],
  [0.004, 2, '< 0.01'],
  [0.005, 2, '0.01'],
  [0.004, 3, '0.004'],
  [0.0004, 3, '< 0.001'],
  [1240, 2, '1,240.00'],
] as const)('a weight of %d kg with %d decimals reads %s', (kg, decimals, text) => {
  expect(weightText(kg, decimals)).toBe(text);
});

test('a load rating has one decimal, below 1 kN two', () => {
  expect([loadText(14), loadText(1), loadText(0.63)]).toEqual(['14.0', '1.0', '0.63']);
});

test.each([
  ['Carton', 100, '100 per carton'],
  ['', 1200, '1,200 per carton'],
  ['Spray can', 12, 'Spray can, 12 per carton'],
  ['Carton', 0, 'Carton'],
])('packing %s of %d reads %s', (packing, quantity, text) => {
  expect(packingText(packing, quantity)).toBe(text);
});

test('an HSN code is written in groups', () => {
  expect(['84821020', '848210', '8482', '848210201', 'A84821020'].map(hsnText)).toEqual([
    '8482 10 20',
    '8482 10',
    '8482',
    '848210201',
    'A84821020',
  ]);
});

test.each([
  ['Stock', '2026-11-23', 'Delivery Mon 23 Nov'],
  ['Arriving Shortly', '2026-12-04', 'Arrives Fri 4 Dec'],
  ['PRODUCTION', '2026-12-14', 'Ready Mon 14 Dec'],
  ['Stock', '', undefined],
  ['On Demand', '2026-12-14', undefined],
  ['', '', undefined],
])('%s on %s reads %s', (word, day, text) => {
  expect(availabilityDateText(word, day)).toBe(text);
});

test.each([
  [1240, 600, '2026-12-04', '1,240 in stock. 600 more by Fri 4 Dec.'],
  [1240, 0, '', '1,240 in stock.'],
  [0, 600, '2026-12-04', '600 by Fri 4 Dec.'],
  [0, 600, '', undefined],
])('%d available and %d on %s reads %s', (free, quantity, day, text) => {
  const lots = quantity > 0 ? [{ kind: 'arriving' as const, quantity, on: day }] : [];
  expect(availableQuantityText(free, lots)).toBe(text);
});

test('a total is exact below 1,000', () => {
  expect([totalText(0), totalText(999), totalText(1000)]).toEqual(['0', '999', '1,000+']);
});

test('facet values read as text', () => {
  expect(facetValueText('seal', 'shield x2')).toBe('Shields, two sides');
  expect(facetValueText('type', 'needle drawn cup open')).toBe('Needle drawn cup, open');
  expect(facetValueText('brand', 'ZWZ')).toBe('ZWZ');
});

test('seals and types read as text', () => {
  expect(sealText('contact seal x2')).toBe('Contact, two sides');
  expect(typeText('deep groove ball')).toBe('Deep groove ball');
  expect(typeText('tapered roller inch')).toBe('Tapered roller, inch');
  expect(typeText('cam follower')).toBe('Track roller');
});

test('the letter of the width depends on the bearing type', () => {
  expect(
    ['deep groove ball', 'tapered roller inch', 'thrust ball', 'spherical roller thrust'].map(widthLetter),
  ).toEqual(['B', 'T', 'H', 'H']);
});

test('a match level reads as text', () => {
  expect(matchLevelText('same-size')).toBe('Same size only');
});
