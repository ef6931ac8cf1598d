import { expect, test } from 'vitest';
import { choiceOf, sampleFamily } from '../../../tests/fixtures/variant-family.ts';
import { sites } from '../../sites/resolve-site.ts';
import { choiceAt, optionHref } from './variant-address.rule.ts';
import { findVariant } from './variant-choice.rule.ts';

const nod = sites.nod;
const from = { itemid: 1, choice: choiceOf() };
const hrefOf = (pathname: string, choice: ReturnType<typeof choiceOf>) =>
  optionHref({ pathname }, nod, { choice, variant: findVariant(sampleFamily, choice) }, from);

test.each([
  ['/product-category', choiceOf('2Z'), '/product-category?item=3'],
  ['/product-category', choiceOf('2RS', 'C4'), '/product-category?item=1&seal=2RS&clearance=C4'],
  ['/productDetail', choiceOf('', 'CN', 'brass'), '/productDetail?item=1&cage=brass'],
  ['/productDetail/NOD:1', choiceOf('2Z'), '/productDetail/NOD:3'],
  ['/productDetail/NOD:1', choiceOf('2RS'), '/productDetail/NOD:1?seal=2RS'],
])('on %s a choice has the address %s %s', (pathname, choice, href) => {
  expect(hrefOf(pathname, choice)).toBe(href);
  const { pathname: path, search } = new URL(href, 'http://nod.localhost');
  expect(choiceAt({ pathname: path, search }, sampleFamily, nod.code)).toEqual(choice);
});

test('a bore and an open bearing are written in an address as well', () => {
  const tapered = { ...choiceOf(), bore: 'taper 1:12' as const };
  expect(hrefOf('/product-category', tapered)).toBe('/product-category?item=1&bore=K');
  expect(choiceAt({ pathname: '/product-category', search: '?item=3&seal=open' }, sampleFamily, nod.code)).toEqual(
    choiceOf(),
  );
  expect(choiceAt({ pathname: '/productDetail/NOD%3A3', search: '' }, sampleFamily, nod.code)).toEqual(choiceOf('2Z'));
});

test('what an address cannot mean is left out', () => {
  const search = '?item=3&seal=rubber&clearance=&bore=square&cage=gold';
  expect(choiceAt({ pathname: '/product-category', search }, sampleFamily, nod.code)).toEqual(choiceOf('2Z'));
});

test.each([
  ['/product-category', '?item=99'],
  ['/product-category', ''],
  ['/productDetail/ZWZ:1', ''],
  ['/listing', '?q=6205'],
])('%s%s is not an address of the family', (pathname, search) => {
  expect(choiceAt({ pathname, search }, sampleFamily, nod.code)).toBeUndefined();
});
