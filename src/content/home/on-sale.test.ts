import { expect, test } from 'vitest';
import { siteModules } from '../../sites/site.ts';
import { bearingsByForm } from './bearing-types.data.ts';
import { type OnSale, shownBrands, shownGroups, shownTiles, shownTypes } from './on-sale.ts';

const { types } = bearingsByForm.counter;
const { productGroups } = bearingsByForm['trading-house'];
const sold = (of: Partial<NonNullable<OnSale>>): OnSale => ({ categories: [], types: [], makers: [], ...of });
const maker = (name: string, count: number, bearings = count) => ({ maker: name, count, bearings, categories: [] });

test('a type is shown with its category, else with what the designations say, else not at all', () => {
  const shown = shownTypes(
    types,
    sold({
      categories: [
        { category: 'Tapered roller', count: 3 },
        { category: 'Ball Bearings', count: 9 },
      ],
      types: [{ type: 'deep groove ball', count: 8 }],
    }),
  );
  expect(shown.map(({ title, to, count }) => [title, to, count])).toEqual([
    ['Deep groove ball', '/listing?type=deep+groove+ball', 8],
    ['Tapered roller', '/listing?category=Tapered+roller', 3],
  ]);
});

test('a shop without any of these types shows its own categories, one without items nothing', () => {
  const own = sold({ categories: [{ category: 'V-belts', count: 3 }] });
  expect(shownTypes(types, own)).toMatchObject([{ title: 'V-belts', to: '/listing?category=V-belts', count: 3 }]);
  expect(shownTypes(types, sold({}))).toEqual([]);
  expect(shownTypes([], own)).toEqual([]);
});

test('groups keep the categories that have items', () => {
  const shown = shownGroups(productGroups, sold({ categories: [{ category: 'Grease', count: 4 }] }));
  expect(shown).toMatchObject([{ name: 'Lubricants', categories: [{ category: 'Grease', count: 4 }] }]);
  expect(shownGroups(productGroups, sold({ categories: [{ category: 'V-belts', count: 3 }] }))).toMatchObject([
    { to: '/listing?', categories: [{ category: 'V-belts', count: 3 }] },
  ]);
  expect(shownGroups(productGroups, sold({}))).toEqual([]);
});

test('makers on sale are shown, first those that the site describes', () => {
  const shown = shownBrands(
    siteModules.nod.home.brands,
    siteModules.nod.facts,
    sold({ makers: [maker('SKF', 90), maker('Mobil', 30, 0), maker('Koyo', 4)] }),
  );
  expect(shownBrands(undefined, { brandPages: [] }, sold({ makers: [maker('Mobil', 30, 0)] }))).toMatchObject([
    { name: 'Mobil', to: '/listing?brand=Mobil' },
  ]);
  expect(shown).toMatchObject([
    { name: 'Koyo', to: '/koyo', sells: 'Ball, tapered and cylindrical' },
    { name: 'SKF', to: '/brands/SKF', count: 90 },
  ]);
});

test('a tile of a category without items is left out', () => {
  const { tiles = [] } = siteModules.zwz.home;
  const shown = shownTiles(tiles, sold({ categories: [{ category: 'Thrust ball', count: 1 }] }));
  expect(shown.map(({ name }) => name)).toEqual(['MB Type SRB', 'Thrust Bearing']);
});
