import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { type ComparedItem, comparedRows, marksOf, verdictText } from './compared-facts.rule.ts';

const item = (change: Partial<ItemRow> = {}, form: Partial<ComparedItem> = {}): ComparedItem => ({
  row: sampleItemRow(change),
  bore: 'cylindrical',
  cage: '',
  ...form,
});

const differing = (first: ComparedItem, second: ComparedItem) =>
  comparedRows(first, second).flatMap(({ label, values, differs, mark }) =>
    differs ? [[label, ...values, mark]] : [],
  );

test('what differs is marked, and numbered where the drawing shows it', () => {
  const other = item({ Dimension_OW: 18, seal: 'shield x2', clearance: 'CN', dynamic_load: 15.5 }, { cage: 'brass' });
  expect(differing(item(), other)).toEqual([
    ['Width B, mm', '15', '18', 1],
    ['Seals', 'Contact, two sides', 'Shields, two sides', 2],
    ['Clearance', 'C3, 13–28 µm', 'CN, 5–20 µm', undefined],
    ['Cage', 'standard', 'brass cage', 3],
    ['Load rating C, kN', '14.0', '15.5', undefined],
  ]);
  expect(marksOf(comparedRows(item(), other))).toEqual({ width: 1, seal: 2, cage: 3 });
});

test('the same item differs in nothing', () => {
  expect(differing(item(), item())).toEqual([]);
  expect(marksOf(comparedRows(item(), item()))).toEqual({});
});

test('a fact that is known of neither is left out, one known of one of them is shown', () => {
  const labels = (first: ComparedItem, second: ComparedItem) => comparedRows(first, second).map(({ key }) => key);
  expect(labels(item({ speed_oil: 0 }), item({ speed_oil: 0 }))).not.toContain('oil');
  expect(labels(item({ speed_oil: 0 }), item())).toContain('oil');
});

test('a clearance is told in micrometres where the standard has a table for type and bore', () => {
  const clearanceOf = (one: ComparedItem) => comparedRows(one, one).find(({ key }) => key === 'clearance')?.values[0];
  expect(clearanceOf(item())).toBe('C3, 13–28 µm');
  expect(clearanceOf(item({ itemtype: 'cylindrical roller' }))).toBe('C3, 35–60 µm');
  expect(clearanceOf(item({ itemtype: 'angular contact ball' }))).toBe('C3');
  expect(clearanceOf(item({}, { bore: 'taper 1:12' }))).toBe('C3');
});

test('of other goods only what they have is compared', () => {
  const noSizes = { Dimension_ID: 0, Dimension_OD: 0, Dimension_OW: 0 };
  const grease = item({ itemtype: '', itemname: 'Gadus S2', ...noSizes });
  const keys = comparedRows(grease, grease).map(({ key }) => key);
  expect(keys).toContain('weight');
  expect(keys).not.toContain('bore');
  expect(keys).not.toContain('dynamic');
});

test('of parts that are not drawn the sizes are compared, and no cage', () => {
  const part = { itemtype: '', seal: '', clearance: '', Dimension_OD: 0, dynamic_load: 0, static_load: 0 };
  const nut = (Dimension_ID: number) => item({ ...part, Dimension_ID, speed_grease: 0, speed_oil: 0 }, { bore: '' });
  expect(differing(nut(25), nut(40))).toEqual([['Bore d, mm', '25', '40', 1]]);
  expect(comparedRows(nut(25), nut(40)).map(({ key }) => key)).not.toContain('cage');
  expect(comparedRows(nut(25), item()).find(({ key }) => key === 'cage')?.values).toEqual(['NA', 'standard']);
});

test.each(['adapter sleeve', 'inner ring', 'spherical plain'])('a part of the type %s has no cage', (itemtype) => {
  const part = item({ itemtype });
  expect(comparedRows(part, part).map(({ key }) => key)).not.toContain('cage');
  expect(comparedRows(part, item({}, { cage: 'brass' })).find(({ key }) => key === 'cage')?.values).toEqual([
    'NA',
    'brass cage',
  ]);
});

test('a nut of two makers is the same part, no bearing', () => {
  const nut = sampleItemRow({ itemname: 'KM5', itemtype: '', dynamic_load: 0 });
  expect(verdictText('identical', nut, nut)).toBe('The same part.');
});

test.each([
  ['identical', 14, 14, 'The same bearing.'],
  ['different', 14, 28, 'Not interchangeable: one does not take the place of the other. B carries 100% more than A.'],
  ['same-size', 20, 14, 'Same size only: what differs matters for what it is used for. A carries 43% more than B.'],
  ['interchangeable', 14, 14.1, 'Interchangeable: same size and function. B carries 1% more than A.'],
  ['interchangeable', 0, 14, 'Interchangeable: same size and function.'],
  [undefined, 14, 14, ''],
] as const)('%s with %d and %d kN: %s', (level, first, second, text) => {
  const named = (itemname: string, dynamic_load: number) => sampleItemRow({ itemname, dynamic_load });
  expect(verdictText(level, named('A', first), named('B', second))).toBe(text);
});
