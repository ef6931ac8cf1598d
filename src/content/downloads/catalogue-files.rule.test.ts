import { expect, test } from 'vitest';
import { type ItemGroup, splitIntoFiles } from './catalogue-files.rule.ts';

const bearings = (category: string, subCategory: string, items: number): ItemGroup => ({
  bearingType: 'deep groove ball',
  superCategory: 'Bearings',
  category,
  subCategory,
  items,
});
const goods = (superCategory: string, category: string, items: number): ItemGroup => ({
  bearingType: '',
  superCategory,
  category,
  subCategory: '',
  items,
});
const groups = [
  bearings('Deep groove ball', '62 series', 30),
  bearings('Deep groove ball', '62 series, sealed', 30),
  bearings('Deep groove ball', '63 series', 25),
  bearings('Deep groove ball', '160 series', 40),
  bearings('Cylindrical roller', 'NU2 series', 250),
  goods('Lubricants', 'Grease', 10),
];
const split = (maxItems: number) =>
  splitIntoFiles(groups, maxItems).map(({ slug, part, parts, items, from, to }) => [
    slug,
    part,
    parts,
    items,
    from,
    to,
  ]);

test('a catalogue that fits into one file is one file', () => {
  expect(splitIntoFiles(groups, 385)).toMatchObject([{ section: '', part: 1, parts: 1, items: 385, groups, skip: 0 }]);
});

test('a larger catalogue is split by section, in catalogue order', () => {
  expect(split(384)).toEqual([
    ['cylindrical-roller', 1, 1, 250, 'NU2 series', 'NU2 series'],
    ['deep-groove-ball', 1, 1, 125, '62 series', '160 series'],
    ['lubricants', 1, 1, 10, 'Grease', 'Grease'],
  ]);
});

test('a section too large for a file is split between series, and a series only if it is too large itself', () => {
  expect(split(100)).toEqual([
    ['cylindrical-roller', 1, 3, 100, 'NU2 series', 'NU2 series'],
    ['cylindrical-roller', 2, 3, 100, 'NU2 series', 'NU2 series'],
    ['cylindrical-roller', 3, 3, 50, 'NU2 series', 'NU2 series'],
    ['deep-groove-ball', 1, 2, 85, '62 series', '63 series'],
    ['deep-groove-ball', 2, 2, 40, '160 series', '160 series'],
    ['lubricants', 1, 1, 10, 'Grease', 'Grease'],
  ]);
  const cut = splitIntoFiles(groups, 100).slice(0, 3);
  expect(cut.map(({ skip, groups: itemGroups }) => [skip, itemGroups])).toEqual(
    [0, 100, 200].map((skip) => [skip, [groups[4]]]),
  );
});

test('no file exceeds the limit, and every item is in exactly one file', () => {
  for (let maxItems = 1; maxItems < 400; maxItems += 7) {
    const files = splitIntoFiles(groups, maxItems);
    expect(Math.max(...files.map(({ items }) => items))).toBeLessThanOrEqual(maxItems);
    expect(files.reduce((sum, { items }) => sum + items, 0)).toBe(385);
  }
});

test('each section has a unique path, whatever its title', () => {
  const odd = ['Seals & rings', 'Seals / Rings', '轴承', '***'].map((title) => bearings(title, '1 series', 5));
  expect(
    splitIntoFiles(odd, 5)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(['other', 'seals-rings', 'seals-rings-2', '轴承'].toSorted());
});

test('a catalogue without items has no files', () => {
  expect(splitIntoFiles([])).toEqual([]);
});
