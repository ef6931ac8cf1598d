import { expect, test } from 'vitest';
import { isSearch, publicAddress } from './public-pages.ts';

const addressOf = (path: string) => publicAddress(new URL(path, 'http://anything.example:8080'));

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/login', '/login'],
  ['/listing?q=6205+2RS&page=2', '/listing?q=6205+2RS&page=2'],
  ['/listing?q=6205%202RS', '/listing?q=6205+2RS'],
  ['/listing?brand=Koyo&brand=NSK&bore_min=20', '/listing?brand=Koyo&brand=NSK&bore_min=20'],
  ['/nod-product-category?item=12&sub_category=Sealed', '/nod-product-category?item=12&sub_category=Sealed'],
  ['/compare?item=12&item=34', '/compare?item=12&item=34'],
  ['/size-search?bore=25&width_tolerance=0', '/size-search?bore=25&width_tolerance=0'],
  ['/productDetail/NOD:12', '/productDetail/NOD:12'],
  ['/koyo', '/koyo'],
  ['/contact?about=retrofit-kit', '/contact?about=retrofit-kit'],
])('%s is the same for every visitor, as %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
});

test.each([
  '/cart',
  '/order-history',
  '/emailverification?token=secret',
  '/confirm-email?token=secret',
  '/stop-email-change?token=secret',
  '/stop-stock-alerts?user=1&until=2&sign=secret',
  '/login?next=/cart',
  '/?utm_source=letter',
  '/listing?q=6205&q2=x',
  '/compare?item=12&q=6205',
  '/product-category?item=12&seal=2RS',
  '/Listing',
  '/listing/',
  '/listing.data',
  '/productDetail/NOD:12/datasheet.pdf',
  '/toString',
  `/listing?q=${'6'.repeat(300)}`,
])('%s is rendered for each visitor', (path) => {
  expect(addressOf(path)).toBeUndefined();
});

test('a listing with a search text is a search, the whole catalogue is not', () => {
  const searches = ['/listing?q=6205&page=2', '/listing', '/listing?q=+', '/koyo?q=6205'].map((path) =>
    isSearch(new URL(path, 'http://anything.example')),
  );
  expect(searches).toEqual([true, false, false, false]);
});
