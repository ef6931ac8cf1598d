import { brandPages } from '../../src/bearings/makers.ts';
import { shopPages } from '../../src/shop/shop-pages.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';

export type ExpectedResponse = 'page' | { to: string };

export type SiteRoute = {
  /** {item} is an item of the site, {brand} its code. */
  path: string;
  sites: readonly SiteCode[];
  visitor: ExpectedResponse;
  customer: ExpectedResponse;
  /** The address that the other sites lead to, where they know this one. */
  elsewhere?: (site: SiteCode) => string;
};

const makerPages = Object.keys(brandPages);
const sitesWhere = (has: (code: SiteCode) => boolean) => siteCodes.filter(has);

const publicRoute = (path: string, on: readonly SiteCode[] = siteCodes): SiteRoute => ({
  path,
  sites: on,
  visitor: 'page',
  customer: 'page',
});

const privateRoute = (
  path: string,
  on: readonly SiteCode[] = siteCodes,
  customer: ExpectedResponse = 'page',
): SiteRoute => ({
  path,
  sites: on,
  visitor: { to: `/login?next=${encodeURIComponent(path)}` },
  customer,
});

/** Pages with a query, on some sites only, or that answer otherwise than the list of pages lets expect. */
const special: readonly SiteRoute[] = [
  ...[
    '/ask-for-price',
    '/cart',
    '/confirm-order',
    '/invitation',
    '/outbox',
    '/sign-in-link',
    '/stop-email-change',
    '/stop-stock-alerts',
    '/existingCustomerSignUp',
  ].map((path) => publicRoute(path)),
  ...['/login', '/emailverification'].map(
    (path): SiteRoute => ({ path, sites: siteCodes, visitor: 'page', customer: { to: '/' } }),
  ),
  privateRoute('/register', siteCodes, { to: '/my-profile' }),
  privateRoute('/order-detail', siteCodes, { to: '/order-history' }),
  ...['/shipping', '/shippingnod', '/shippingNod'].map((path) => ({
    ...privateRoute(
      path,
      sitesWhere((code) => sites[code].pages.review === path.toLowerCase()),
    ),
    elsewhere: (site: SiteCode) => sites[site].pages.review,
  })),
  ...['/product-category?item={item}', '/nod-product-category?item={item}', '/productDetail?item={item}'].map((path) =>
    publicRoute(path),
  ),
  publicRoute('/productDetail/{brand}:{item}'),
  ...['/product-category', '/nod-product-category', '/productDetail'].map(
    (path): SiteRoute => ({ path, sites: siteCodes, visitor: { to: '/listing' }, customer: { to: '/listing' } }),
  ),
  publicRoute('/listing?q=6205'),
  publicRoute('/compare?item={item}'),
  publicRoute('/calculate?bearing=6308&fr=4.5&fa=1.2&n=1450'),
  publicRoute('/size-search?bore=25&outside=52&width=15.2'),
  ...['/nodHome', '/nodAbout', '/nodAboutMobile'].map((path) => ({
    ...publicRoute(
      path,
      sitesWhere((code) => sites[code].pages.about === '/nodAbout'),
    ),
    elsewhere: () => (path === '/nodHome' ? '/' : '/about'),
  })),
  ...['/contact', '/nodContact'].map((path) => ({
    ...publicRoute(
      path,
      sitesWhere((code) => sites[code].pages.contact === path),
    ),
    elsewhere: (site: SiteCode) => sites[site].pages.contact,
  })),
  ...makerPages.map((brand) =>
    publicRoute(
      `/${brand}`,
      sitesWhere((code) => sites[code].brandPages.includes(brand)),
    ),
  ),
  publicRoute(
    '/catalogue/koyo',
    sitesWhere((code) => sites[code].brandPages.includes('koyo')),
  ),
];

const isSpecial = (path: string) => special.some((route) => route.path === path);
/** Shows nothing of its own: it takes the ticket of staff and leaves (see-shop-as-customer.test.ts). */
const leavesAtOnce = '/view-shop';

/** All others: open to everybody where the page is the same for every visitor, else for customers. */
const others = shopPages
  .filter(({ path }) => !path.includes(':') && !isSpecial(path) && path !== leavesAtOnce)
  .map(({ path, sameForVisitors }) => (sameForVisitors ? publicRoute(path) : privateRoute(path)));

export const siteRoutes: readonly SiteRoute[] = [...others, ...special];

/** Pages that look the same as another one in the table. */
export const duplicatePages: readonly string[] = [
  '/home',
  '/nodHome',
  '/nodAbout',
  '/nodAboutMobile',
  '/shippingNod',
  '/listing',
  '/orderPlaced',
  '/size-search',
  '/compare',
  '/calculate',
  '/terms-condition',
  '/disclaimer',
  '/catalogue/koyo',
  '/nod-product-category?item={item}',
  '/productDetail?item={item}',
  '/productDetail/{brand}:{item}',
  ...makerPages.slice(1).map((brand) => `/${brand}`),
];

export const unknownPaths: readonly string[] = [
  '/nowhere',
  '/home/more',
  '/productDetail/other:{item}',
  '/productDetail/{brand}:999999999',
  '/product-category?item=999999999',
];
