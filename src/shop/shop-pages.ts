import { brandPages } from '../bearings/makers.ts';
import { calculateNames } from '../catalogue/calculate/calculate-query.rule.ts';
import { sizeNames } from '../catalogue/items/size-names.data.ts';
import { valueFilters } from '../catalogue/listing/listing-query.rule.ts';
import { sizeSearchNames } from '../catalogue/size-search/size-query.rule.ts';
import type { Site } from '../sites/site.ts';

export type ShopPage = {
  path: string;
  /** The route of the page, below `src/shop`. */
  module: string;
  /** The query parameters the loader reads, for a page that is the same for all visitors, and so may be kept. */
  sameForVisitors?: readonly string[];
  /** Whether the sitemap of a site names it. */
  inSitemap?: (site: Site) => boolean;
};

const listingNames = [
  'q',
  'page',
  'sort',
  ...valueFilters,
  ...sizeNames.flatMap((size) => [`${size}_min`, `${size}_max`]),
];
const itemNames = ['item', 'sub_category', 'super_category'];

const always = () => true;
const home = { module: 'content/home.route.tsx', sameForVisitors: [] };
const item = { module: 'catalogue/item.route.tsx', sameForVisitors: itemNames };
const legal = { module: 'content/legal.route.tsx', sameForVisitors: [], inSitemap: always };
const about = { module: 'content/about.route.tsx', sameForVisitors: [] };
const contact = { module: 'content/contact.route.tsx', sameForVisitors: ['about'] };
const review = { module: 'orders/review.route.tsx' };

/** Every page of the shop. Routes, the pages that are kept, the sitemap and the pages that tests visit follow from it. */
export const shopPages: readonly ShopPage[] = [
  { path: '/', ...home, inSitemap: always },
  { path: '/home', ...home },
  { path: '/nodHome', ...home },
  { path: '/listing', module: 'catalogue/listing.route.tsx', sameForVisitors: listingNames, inSitemap: always },
  { path: '/quick-order', module: 'cart/quick-order.route.tsx', sameForVisitors: [], inSitemap: always },
  {
    path: '/size-search',
    module: 'catalogue/size-search.route.tsx',
    sameForVisitors: sizeSearchNames,
    inSitemap: always,
  },
  { path: '/compare', module: 'catalogue/compare.route.tsx', sameForVisitors: ['item'] },
  { path: '/calculate', module: 'catalogue/calculate.route.tsx', sameForVisitors: calculateNames, inSitemap: always },
  { path: '/product-category', ...item },
  { path: '/nod-product-category', ...item },
  { path: '/productDetail', ...item },
  { path: '/productDetail/:share', module: 'catalogue/shared-item.route.tsx' },
  { path: '/about', ...about, inSitemap: ({ pages }) => pages.about === '/about' },
  { path: '/nodAbout', ...about, inSitemap: ({ pages }) => pages.about === '/nodAbout' },
  { path: '/nodAboutMobile', ...about },
  { path: '/contact', ...contact, inSitemap: ({ pages }) => pages.contact === '/contact' },
  { path: '/nodContact', ...contact, inSitemap: ({ pages }) => pages.contact === '/nodContact' },
  ...Object.keys(brandPages).map((brand) => ({
    path: `/${brand}`,
    module: 'content/brand.route.tsx',
    sameForVisitors: [],
    inSitemap: (site: Site) => site.brandPages.includes(brand),
  })),
  { path: '/brands/:maker', module: 'content/brand.route.tsx' },
  { path: '/catalogue', module: 'content/catalogue.route.tsx', sameForVisitors: [] },
  { path: '/catalogue/:brand', module: 'content/catalogue.route.tsx' },
  { path: '/ask-for-price', module: 'content/price-request.route.tsx' },
  { path: '/privacy-policy', ...legal },
  { path: '/terms-condition', ...legal },
  { path: '/disclaimer', ...legal },
  { path: '/login', module: 'account/login.route.tsx', sameForVisitors: [] },
  { path: '/signup', module: 'account/signup.route.tsx', sameForVisitors: ['kind'], inSitemap: always },
  { path: '/existingCustomerRegister', module: 'account/existing-customer.route.tsx', sameForVisitors: [] },
  { path: '/existingCustomerSignUp', module: 'account/existing-customer-sign-up.route.tsx' },
  { path: '/emailverification', module: 'account/email-verification.route.tsx' },
  { path: '/invitation', module: 'account/invitation.route.tsx' },
  { path: '/sign-in-link', module: 'account/sign-in-link.route.tsx' },
  { path: '/confirm-email', module: 'account/confirm-email.route.tsx' },
  { path: '/stop-email-change', module: 'account/stop-email-change.route.tsx' },
  { path: '/stop-stock-alerts', module: 'catalogue/stop-stock-alerts.route.tsx' },
  { path: '/register', module: 'account/register.route.tsx' },
  { path: '/forget-password', module: 'account/forget-password.route.tsx', sameForVisitors: [] },
  { path: '/my-profile', module: 'account/my-profile.route.tsx' },
  { path: '/view-shop', module: 'account/view-shop.route.tsx' },
  { path: '/outbox', module: 'account/outbox.route.tsx' },
  { path: '/wishlist', module: 'catalogue/wishlist.route.tsx' },
  { path: '/cart', module: 'cart/cart.route.tsx' },
  { path: '/rfq-review', module: 'rfi/rfq-review.route.tsx' },
  { path: '/rfq', module: 'rfi/rfq.route.tsx' },
  { path: '/rfq-history', module: 'rfi/rfq-history.route.tsx' },
  { path: '/order-detail', module: 'orders/order-detail.route.tsx' },
  { path: '/shipping', ...review },
  { path: '/shippingnod', ...review },
  { path: '/confirm-order', module: 'orders/confirm-order.route.tsx' },
  { path: '/orderPlaced', module: 'orders/order-placed.route.tsx' },
  { path: '/order-history', module: 'orders/order-history.route.tsx' },
  { path: '/statement', module: 'orders/statement.route.tsx' },
];
