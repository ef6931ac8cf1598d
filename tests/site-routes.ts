import { type SiteCode, siteCodes } from '../src/sites/site.ts';
import { sites } from '../src/sites/which-site.ts';

/** What a route shows, or where it sends its reader. */
export type Answers = 'page' | { to: string };

export type SiteRoute = {
  /** As the specification spells it; {item} is an item of the site, {brand} its code. */
  path: string;
  sites: readonly SiteCode[];
  visitor: Answers;
  /** An Active customer. */
  customer: Answers;
};

const nod: readonly SiteCode[] = ['nod'];
const where = (has: (code: SiteCode) => boolean) => siteCodes.filter(has);

/** The same for who is signed in and who is not. */
const open = (path: string, on: readonly SiteCode[] = siteCodes): SiteRoute => ({
  path,
  sites: on,
  visitor: 'page',
  customer: 'page',
});

/** Of who is signed in; a visitor signs in and comes back. */
const own = (path: string, on: readonly SiteCode[] = siteCodes, customer: Answers = 'page'): SiteRoute => ({
  path,
  sites: on,
  visitor: { to: `/login?next=${encodeURIComponent(path)}` },
  customer,
});

/** Every route of the specification §2, and ours beside them, with the sites that each belongs to. */
export const siteRoutes: readonly SiteRoute[] = [
  ...['/', '/home', '/about', '/signup', '/forget-password', '/cart'].map((path) => open(path)),
  ...['/existingCustomerRegister', '/existingCustomerSignUp', '/privacy-policy', '/terms-condition'].map((path) =>
    open(path),
  ),
  ...['/login', '/emailverification'].map(
    (path): SiteRoute => ({ path, sites: siteCodes, visitor: 'page', customer: { to: '/' } }),
  ),
  ...['/rfq', '/order-history', '/my-profile', '/rfq-review', '/rfq-history', '/orderPlaced'].map((path) => own(path)),
  own('/register', siteCodes, { to: '/my-profile' }),
  own('/order-detail', siteCodes, { to: '/order-history' }),
  own(
    '/shipping',
    where((code) => sites[code].pages.review === '/shipping'),
  ),
  ...['/shippingnod', '/shippingNod'].map((path) =>
    own(
      path,
      where((code) => sites[code].pages.review === '/shippingnod'),
    ),
  ),
  ...['/product-category?item={item}', '/nod-product-category?item={item}', '/productDetail?item={item}'].map((path) =>
    open(path),
  ),
  open('/productDetail/{brand}:{item}'),
  ...['/product-category', '/nod-product-category', '/productDetail'].map(
    (path): SiteRoute => ({ path, sites: siteCodes, visitor: { to: '/listing' }, customer: { to: '/listing' } }),
  ),
  open('/listing'),
  open('/listing?q=6205'),
  ...['/nodHome', '/nodContact', '/nodAbout', '/nodAboutMobile'].map((path) => open(path, nod)),
  ...['/koyo', '/dpi', '/zwz', '/wzwn', '/iko'].map((path) => open(path, nod)),
  open('/catalogue'),
  open('/catalogue/koyo', nod),
  open(
    '/contact',
    where((code) => sites[code].pages.contact === '/contact'),
  ),
  open('/quick-order'),
  open('/outbox'),
  own('/wishlist'),
  own('/statement'),
];

/** Pages that look like another of the table: it under a second address, or its maker's. */
export const twins: readonly string[] = [
  ...['/home', '/nodHome', '/nodAbout', '/nodAboutMobile', '/shippingNod', '/listing', '/orderPlaced'],
  ...['/nod-product-category?item={item}', '/productDetail?item={item}', '/productDetail/{brand}:{item}'],
  ...['/dpi', '/zwz', '/wzwn', '/iko'],
];

/** Addresses of no site. */
export const elsewhere: readonly string[] = [
  '/nowhere',
  '/home/more',
  '/productDetail/other:{item}',
  '/productDetail/{brand}:999999999',
  '/product-category?item=999999999',
];
