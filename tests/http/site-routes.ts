import { brandPages } from '../../src/bearings/makers.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';

export type ExpectedResponse = 'page' | { to: string };

export type SiteRoute = {
  /** {item} is an item of the site, {brand} its code. */
  path: string;
  sites: readonly SiteCode[];
  visitor: ExpectedResponse;
  customer: ExpectedResponse;
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

export const siteRoutes: readonly SiteRoute[] = [
  ...['/', '/home', '/about', '/signup', '/forget-password', '/cart'].map((path) => publicRoute(path)),
  publicRoute('/stop-email-change'),
  publicRoute('/stop-stock-alerts'),
  privateRoute('/confirm-email'),
  ...['/existingCustomerRegister', '/existingCustomerSignUp'].map((path) => publicRoute(path)),
  ...['/privacy-policy', '/terms-condition', '/disclaimer'].map((path) => publicRoute(path)),
  ...['/login', '/emailverification'].map(
    (path): SiteRoute => ({ path, sites: siteCodes, visitor: 'page', customer: { to: '/' } }),
  ),
  ...['/rfq', '/order-history', '/my-profile', '/rfq-review', '/rfq-history', '/orderPlaced'].map((path) =>
    privateRoute(path),
  ),
  privateRoute('/register', siteCodes, { to: '/my-profile' }),
  privateRoute('/order-detail', siteCodes, { to: '/order-history' }),
  privateRoute(
    '/shipping',
    sitesWhere((code) => sites[code].pages.review === '/shipping'),
  ),
  ...['/shippingnod', '/shippingNod'].map((path) =>
    privateRoute(
      path,
      sitesWhere((code) => sites[code].pages.review === '/shippingnod'),
    ),
  ),
  ...['/product-category?item={item}', '/nod-product-category?item={item}', '/productDetail?item={item}'].map((path) =>
    publicRoute(path),
  ),
  publicRoute('/productDetail/{brand}:{item}'),
  ...['/product-category', '/nod-product-category', '/productDetail'].map(
    (path): SiteRoute => ({ path, sites: siteCodes, visitor: { to: '/listing' }, customer: { to: '/listing' } }),
  ),
  publicRoute('/listing'),
  publicRoute('/listing?q=6205'),
  publicRoute('/compare'),
  publicRoute('/compare?item={item}'),
  publicRoute('/calculate'),
  publicRoute('/calculate?bearing=6308&fr=4.5&fa=1.2&n=1450'),
  publicRoute('/size-search'),
  publicRoute('/size-search?bore=25&outside=52&width=15.2'),
  ...['/nodHome', '/nodAbout', '/nodAboutMobile'].map((path) =>
    publicRoute(
      path,
      sitesWhere((code) => sites[code].pages.about === '/nodAbout'),
    ),
  ),
  publicRoute(
    '/nodContact',
    sitesWhere((code) => sites[code].pages.contact === '/nodContact'),
  ),
  ...makerPages.map((brand) =>
    publicRoute(
      `/${brand}`,
      sitesWhere((code) => sites[code].brandPages.includes(brand)),
    ),
  ),
  publicRoute('/catalogue'),
  publicRoute(
    '/catalogue/koyo',
    sitesWhere((code) => sites[code].brandPages.includes('koyo')),
  ),
  publicRoute(
    '/contact',
    sitesWhere((code) => sites[code].pages.contact === '/contact'),
  ),
  publicRoute('/quick-order'),
  publicRoute('/outbox'),
  privateRoute('/wishlist'),
  privateRoute('/statement'),
];

/** Pages that look the same as another one in the table. */
export const duplicatePages: readonly string[] = [
  ...['/home', '/nodHome', '/nodAbout', '/nodAboutMobile', '/shippingNod', '/listing', '/orderPlaced'],
  ...['/size-search', '/compare', '/calculate', '/terms-condition', '/disclaimer', '/catalogue/koyo'],
  ...['/nod-product-category?item={item}', '/productDetail?item={item}', '/productDetail/{brand}:{item}'],
  ...makerPages.slice(1).map((brand) => `/${brand}`),
];

export const unknownPaths: readonly string[] = [
  '/nowhere',
  '/home/more',
  '/productDetail/other:{item}',
  '/productDetail/{brand}:999999999',
  '/product-category?item=999999999',
];
