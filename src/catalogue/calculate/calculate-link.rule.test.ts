import { expect, test } from 'vitest';
import { itemCalculationHref } from './calculate-link.rule.ts';
import { readCalculateQuery } from './calculate-query.rule.ts';

test('the address of an item leads to the calculation of this item', () => {
  const href = itemCalculationHref({ itemname: '6205-2RS/C3', itemid: 7 });
  expect(href).toBe('/calculate?bearing=6205-2RS%2FC3&item=7');
  expect(readCalculateQuery(new URL(href, 'https://shop.example').searchParams)).toMatchObject({
    bearing: '6205-2RS/C3',
    itemId: 7,
  });
});
