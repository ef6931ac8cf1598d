import { expect, test } from 'vitest';
import { type ItemGroup, splitIntoFiles } from './catalogue-files.rule.ts';

const bearings = (category: string, subCategory: string, items: number): ItemGroup => ({
  ...{ bearingType: 'deep groove ball', superCategory: 'Bearings', category, subCategory, items },
});
const goods = (superCategory: string, category: string, items: number): ItemGroup => ({
  ...{ bearingType: '', superCategory, category, subCategory: '', items },
});
const groups = [
  bearings('Deep groove ball', '62 series', 30),
  bearings('Deep groove ball', '62 series, sealed', 30),
  bearings('Deep groove ball', '63 series', 25),
  bearings('Deep groove ball', '160 series', 40),
  bearings('Cylindrical roller', 'NU2 series', 250),
  goods('Lubricants', 'Grease', 10),
];
const told = (most: number) =>
  splitIntoFiles(groups, most).map(({ slug, part, parts, items, from, to }) => [slug, part, parts, items, from, to]);

test('a catalogue that is not larger than a file is one file', () => {
  expect(splitIntoFiles(groups, 385)).toMatchObject([{ section: '', part: 1, parts: 1, items: 385, groups, skip: 0 }]);
});

test('a larger one is a file for each section, in the order of the catalogue', () => {
  expect(told(384)).toEqual([
    ['cylindrical-roller', 1, 1, 250, 'NU2 series', 'NU2 series'],
    ['deep-groove-ball', 1, 1, 125, '62 series', '160 series'],
    ['lubricants', 1, 1, 10, 'Grease', 'Grease'],
  ]);
});

test('a section larger than a file is cut between its series, and a series only when it is larger itself', () => {
  expect(told(100)).toEqual([
    ['cylindrical-roller', 1, 3, 100, 'NU2 series', 'NU2 series'],
    ['cylindrical-roller', 2, 3, 100, 'NU2 series', 'NU2 series'],
    ['cylindrical-roller', 3, 3, 50, 'NU2 series', 'NU2 series'],
    ['deep-groove-ball', 1, 2, 85, '62 series', '63 series'],
    ['deep-groove-ball', 2, 2, 40, '160 series', '160 series'],
    ['lubricants', 1, 1, 10, 'Grease', 'Grease'],
  ]);
  const cut = splitIntoFiles(groups, 100).slice(0, 3);
  expect(cut.map(({ skip, groups: held }) => [skip, held])).toEqual([0, 100, 200].map((skip) => [skip, [groups[4]]]));
});

test('no file is larger than a file may be, and no item is in none or in two', () => {
  for (let most = 1; most < 400; most += 7) {
    const files = splitIntoFiles(groups, most);
    expect(Math.max(...files.map(({ items }) => items))).toBeLessThanOrEqual(most);
    expect(files.reduce((sum, { items }) => sum + items, 0)).toBe(385);
  }
});

test('each section has an address of its own, whatever its title', () => {
  const odd = ['Seals & rings', 'Seals / Rings', '轴承', '***'].map((title) => bearings(title, '1 series', 5));
  expect(
    splitIntoFiles(odd, 5)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(['other', 'seals-rings', 'seals-rings-2', '轴承'].toSorted());
});

test('there is no file of a catalogue without items', () => {
  expect(splitIntoFiles([])).toEqual([]);
});
