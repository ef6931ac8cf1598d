import { expect, test } from 'vitest';
import { type CatalogueItem, groupIntoSections } from './catalogue-sections.rule.ts';

const bearing = (name: string, [d, D, B]: readonly [number, number, number], changes: Partial<CatalogueItem> = {}) => ({
  name,
  maker: 'ZWZ',
  superCategory: 'Bearings',
  category: 'Deep groove ball',
  subCategory: '62 series',
  description: '',
  bearingType: 'deep groove ball',
  seal: 'open',
  boreMm: d,
  outsideMm: D,
  widthMm: B,
  weightKg: 0.13,
  dynamicKn: 14,
  staticKn: 7.8,
  ...changes,
});
const grease = (name: string): CatalogueItem => ({
  ...bearing(name, [0, 0, 0]),
  maker: 'Glydon',
  superCategory: 'Lubricants',
  category: 'Grease',
  subCategory: 'Lithium',
  bearingType: '',
  boreMm: null,
  outsideMm: null,
  widthMm: null,
  weightKg: null,
  dynamicKn: null,
  staticKn: null,
});
const size6205 = [25, 52, 15] as const;

test('variants of one size and maker share a line, the plain one first', () => {
  const sealed = { subCategory: '62 series, sealed' };
  const items = [bearing('6205-2RS/C3', size6205, sealed), bearing('6205', size6205), bearing('6205/C3', size6205)];
  const [section] = groupIntoSections(items);
  expect(section?.series).toMatchObject([
    { title: '62 series', lines: [{ plain: { name: '6205' }, names: ['6205', '6205/C3', '6205-2RS/C3'] }] },
  ]);
});

test('each maker has its own line', () => {
  const items = [bearing('6205', size6205), bearing('6205 C3', size6205, { maker: 'DPI' })];
  expect(groupIntoSections(items)[0]?.series[0]?.lines.map(({ names }) => names)).toEqual([['6205'], ['6205 C3']]);
});

test('lines are ordered by size, series by number', () => {
  const items = [
    bearing('6310', [50, 110, 27], { subCategory: '63 series' }),
    bearing('6210', [50, 90, 20]),
    bearing('6209', [45, 85, 19]),
    bearing('16009', [45, 75, 10], { subCategory: '160 series' }),
  ];
  const [section] = groupIntoSections(items);
  expect(section?.series.map(({ title }) => title)).toEqual(['62 series', '63 series', '160 series']);
  expect(section?.series[0]?.lines.map(({ plain }) => plain.name)).toEqual(['6209', '6210']);
});

test('bearings come first, the largest category first; other goods are grouped by super category', () => {
  const roller = { category: 'Cylindrical roller', bearingType: 'cylindrical roller', subCategory: 'NU2 series' };
  const items = [grease('EP 2'), grease('EP 3'), grease('LT 2'), bearing('6205', size6205)];
  const rollers = [bearing('NU205', size6205, roller), bearing('NU206', [30, 62, 16], roller)];
  const sections = groupIntoSections([...items, ...rollers]);
  expect(sections.map(({ title, items: count }) => [title, count])).toEqual([
    ['Cylindrical roller', 2],
    ['Deep groove ball', 1],
    ['Lubricants', 3],
  ]);
  expect(sections[2]?.series).toMatchObject([{ title: 'Grease', lines: [{}, {}, {}] }]);
});

test('no item is lost', () => {
  const items = Array.from({ length: 50 }, (_, n) => bearing(`6205-${n}`, [20 + (n % 7), 52, 15]));
  const names = groupIntoSections(items).flatMap(({ series }) =>
    series.flatMap(({ lines }) => lines.flatMap((l) => l.names)),
  );
  expect(names.toSorted()).toEqual(items.map(({ name }) => name).toSorted());
});
