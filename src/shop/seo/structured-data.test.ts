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
const productFor = (change: Partial<ItemRow>, publicListPrices = false) =>
  productData({
    item: { ...item, ...change },
    site: { currency: 'INR', hasPublicListPrices: publicListPrices },
    canonical,
    images: ['https://p.example/7.png'],
  });

test('a product has its known properties, and no offer where prices need sign-in', () => {
  const product = productFor({ list_price: 412.5, your_price: 300 });
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

test.each([
  ['4006381333931', true],
  ['2000001000052', false],
  ['0212345678909', false],
])('the number %s, given worldwide: %s, is published only if it is', (gtin, isPublished) => {
  expect('gtin' in productFor({ gtin })).toBe(isPublished);
});

test('a product with a public price has an offer', () => {
  expect(productFor({ list_price: 412.5, Availability: 'Stock' }, true).offers).toMatchObject({
    price: '412.50',
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
  });
});

test('the organization has its name, address and search', () => {
  const [organization, search] = organizationData(sites.gwd, 'https://shop.gwd.example');
  expect(organization).toMatchObject({
    '@type': 'Organization',
    url: 'https://shop.gwd.example/',
    email: 'sales@gwd.example',
  });
  expect(JSON.stringify(search)).toContain('https://shop.gwd.example/listing?q={words}');
});

test('breadcrumbs are numbered from the outermost', () => {
  const breadcrumbs = breadcrumbData([
    { name: 'Home', address: 'https://a.example/' },
    { name: '6205', address: canonical },
  ]);
  expect(breadcrumbs.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
    { '@type': 'ListItem', position: 2, name: '6205', item: canonical },
  ]);
});
