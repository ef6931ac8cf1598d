import { expect, test } from 'vitest';
import type { ItemRow } from '../../catalogue/items/item.contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { breadcrumbData, organizationData, productData } from './structured-data.ts';

const item = {
  itemid: 7,
  itemname: '6205-2RS',
  itemcode: 'NK-6205',
  brandname: 'Koyo',
  catname: 'Deep groove ball bearings',
  itemtype: 'deep groove ball',
  descript: '',
  Dimension_ID: 25,
  Dimension_OD: 52,
  Dimension_OW: 0,
  Weight: 0.128,
  price: 0,
  Availability: '',
} as ItemRow;
const canonical = 'https://shop.nod.example/nod-product-category?item=7';
const shown = (change: Partial<ItemRow>, publicListPrices = false) =>
  productData({
    item: { ...item, ...change },
    site: { currency: 'INR', hasPublicListPrices: publicListPrices },
    canonical,
    picture: 'https://p.example/7.png',
  });

test('a product says what is known of it, and no offer where prices are for customers', () => {
  const product = shown({ list_price: 412.5, your_price: 300 });
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Koyo 6205-2RS',
    sku: 'NK-6205',
    brand: { name: 'Koyo' },
    url: canonical,
    weight: { value: 0.128, unitCode: 'KGM' },
    additionalProperty: [
      { name: 'Bore d', value: 25, unitCode: 'MMT' },
      { name: 'Outside D', value: 52 },
    ],
  });
  expect(product).not.toHaveProperty('offers');
});

test('a product whose price everybody sees is offered at it', () => {
  expect(shown({ list_price: 412.5, Availability: 'Stock' }, true).offers).toMatchObject({
    price: '412.50',
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
  });
});

test('the house names itself, its address and its search', () => {
  const [house, search] = organizationData(sites.gwd, 'https://shop.gwd.example');
  expect(house).toMatchObject({
    '@type': 'Organization',
    url: 'https://shop.gwd.example/',
    email: 'sales@gwd.example',
  });
  expect(JSON.stringify(search)).toContain('https://shop.gwd.example/listing?q={words}');
});

test('the way to a page is counted from the outermost step', () => {
  const way = breadcrumbData([
    { name: 'Home', address: 'https://a.example/' },
    { name: '6205', address: canonical },
  ]);
  expect(way.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
    { '@type': 'ListItem', position: 2, name: '6205', item: canonical },
  ]);
});
