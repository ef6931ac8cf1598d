import { expect, test } from 'vitest';
import { assortmentOf, maxMakers, maxOfMaker } from './assortment.rule.ts';

test('items are counted by category and by maker, the largest first', () => {
  const { categories, types, makers } = assortmentOf([
    { maker: 'IKO', category: 'Needle roller', type: 'needle roller', count: 5 },
    { maker: 'Koyo', category: 'Deep groove ball', type: 'deep groove ball', count: 4 },
    { maker: 'Koyo', category: 'Needle roller', type: '', count: 3 },
  ]);
  expect(categories).toEqual([
    { category: 'Needle roller', count: 8 },
    { category: 'Deep groove ball', count: 4 },
  ]);
  expect(types).toEqual([
    { type: 'needle roller', count: 5 },
    { type: 'deep groove ball', count: 4 },
  ]);
  expect(makers).toEqual([
    {
      maker: 'Koyo',
      count: 7,
      bearings: 4,
      categories: [
        { category: 'Deep groove ball', count: 4 },
        { category: 'Needle roller', count: 3 },
      ],
    },
    { maker: 'IKO', count: 5, bearings: 5, categories: [{ category: 'Needle roller', count: 5 }] },
  ]);
});

test('of many makers those with most items are named, each with its largest categories', () => {
  const items = Array.from({ length: 15 }, (_, maker) =>
    Array.from({ length: 6 }, (_, category) => ({
      maker: `M${maker}`,
      category: `C${category}`,
      type: '',
      count: 1 + maker,
    })),
  ).flat();
  const { makers } = assortmentOf(items);
  expect(makers).toHaveLength(maxMakers);
  expect(makers[0]).toMatchObject({ maker: 'M14', count: 90 });
  expect(makers[0]?.categories).toHaveLength(maxOfMaker);
});

test('a shop without items has neither', () => {
  expect(assortmentOf([])).toEqual({ categories: [], types: [], makers: [] });
});
