import { brandPages } from '../bearings/makers.js';
import { calculateNames } from '../catalogue/calculate/calculate-query.rule.js';
import { rangeFilters, valueFilters } from '../catalogue/listing/listing-query.rule.js';
import { sizeSearchNames } from '../catalogue/size-search/size-query.rule.js';

const listingNames = [
  ...['q', 'page', 'sort'],
  ...valueFilters,
  ...rangeFilters.flatMap((size) => [`${size}_min`, `${size}_max`]),
];
const itemNames = ['item', 'sub_category', 'super_category'];

/** Pages that are the same for every visitor, with the query parameters that their loaders read. */
const publicPages = new Map                           ([
  ...[
    ...['/', '/home', '/nodHome', '/about', '/nodAbout', '/nodAboutMobile'],
    ...Object.keys(brandPages).map((brand) => `/${brand}`),
    ...['/catalogue', '/privacy-policy', '/terms-condition', '/disclaimer'],
    ...['/login', '/forget-password', '/existingCustomerRegister', '/quick-order'],
  ].map((path)                     => [path, []]),
  ['/signup', ['kind']],
  ['/contact', ['about']],
  ['/nodContact', ['about']],
  ['/listing', listingNames],
  ['/size-search', sizeSearchNames],
  ['/compare', ['item']],
  ['/calculate', calculateNames],
  ...['/product-category', '/nod-product-category', '/productDetail'].map((path)                     => [
    path,
    itemNames,
  ]),
]);

const shareLink = /^\/productDetail\/[a-z]+:\d{1,15}$/i;
const maxAddressLength = 300;

/**
 * The normalized address of a page that is the same for every visitor; undefined for other pages, spellings and query
 * parameters.
 */
export function publicAddress({ pathname, searchParams }     )                     {
  const names = publicPages.get(pathname) ?? (shareLink.test(pathname) ? [] : undefined);
  if (!names || ![...searchParams.keys()].every((name) => names.includes(name))) return undefined;
  const query = searchParams.toString();
  const address = query ? `${pathname}?${query}` : pathname;
  return address.length <= maxAddressLength ? address : undefined;
}

export const isSearch = ({ pathname, searchParams }     )          =>
  pathname === '/listing' && (searchParams.get('q') ?? '').trim() !== '';
