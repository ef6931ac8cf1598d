import { type Standing, standingLabels } from '../../account/permissions/standing.rule.ts';
import { signInPath } from '../../account/sign-in/sign-in-path.rule.ts';
import { hasPagesOfMakers } from '../../content/listing-links.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { trimEndChars } from '../../lib/text-runs.ts';
import type { Site } from '../../sites/site.ts';

export type MenuEntry = {
  label: string;
  to: string;
  title?: string;
  /** Other pages on which this entry is current; '?name' if the query must begin with that parameter. */
  aliases?: readonly string[];
};

const home: MenuEntry = { label: msg('Home'), to: '/', aliases: ['/home', '/nodhome'] };
const products: MenuEntry = {
  label: msg('Products'),
  to: '/listing',
  aliases: ['/product-category', '/nod-product-category', '/productdetail'],
};
const quickOrder: MenuEntry = { label: msg('Quick order'), to: '/quick-order' };

type MenuFacts = Pick<Site, 'pages' | 'brandPages' | 'hasMakerPages'>;

export function mainMenu(site: MenuFacts): readonly MenuEntry[] {
  const makers = site.brandPages.map((maker) => `/${maker}`);
  const brands: MenuEntry = { label: msg('Brands'), to: '/#brands', aliases: makers };
  return [home, products, ...(hasPagesOfMakers(site) ? [brands] : []), ...companyMenu(site), quickOrder];
}

export function companyMenu({ pages }: Pick<MenuFacts, 'pages'>): readonly MenuEntry[] {
  return [
    { label: msg('About'), to: pages.about, aliases: ['/about', '/nodabout', '/nodaboutmobile'] },
    { label: msg('Contact'), to: pages.contact, aliases: ['/contact', '/nodcontact'] },
  ];
}

/** Shown to signed-in users, as are the two menus below. */
const buyerMenu: readonly MenuEntry[] = [
  { label: msg('Wishlist'), to: '/wishlist' },
  {
    label: msg('RFI History'),
    to: '/rfq-history',
    title: msg('Request For Information'),
    aliases: ['/rfq', '/order-detail?rfi'],
  },
  { label: msg('Order History'), to: '/order-history', aliases: ['/order-detail?order'] },
];

const account: MenuEntry = { label: msg('Account'), to: '/my-profile', aliases: ['/register'] };
const statement: MenuEntry = { label: msg('Account Statement'), to: '/statement' };

export const accountMenu = (hasCredit: boolean): readonly MenuEntry[] => [
  ...buyerMenu,
  ...(hasCredit ? [statement] : []),
  account,
];

export const visitorMenu: readonly MenuEntry[] = [
  { label: msg('SignIn'), to: '/login' },
  { label: msg('SignUp'), to: '/signup' },
];

export const visitorFooterLinks: readonly MenuEntry[] = [
  ...visitorMenu,
  { label: msg('Existing customer'), to: '/existingCustomerRegister' },
];

export const accountFooterLinks = (hasCredit: boolean): readonly MenuEntry[] => [
  { label: msg('RFI'), to: '/rfq-history' },
  { label: msg('Orders'), to: '/order-history' },
  ...(hasCredit ? [statement] : []),
  { label: msg('Account'), to: '/my-profile' },
];

/** Lower case, without a trailing slash. */
function normalizePath(path: string): string {
  const normalized = path.toLowerCase();
  return normalized.charAt(0) + trimEndChars(normalized.slice(1), '/');
}

/** /nodHome exists only on the site that uses /nodAbout. */
export function isHome(path: string, { pages }: Pick<Site, 'pages'>): boolean {
  const normalized = normalizePath(path);
  return ['/', '/home'].includes(normalized) || (normalized === '/nodhome' && pages.about === '/nodAbout');
}

/** `address` is path and query. */
export function isCurrentPage({ to, aliases = [] }: MenuEntry, address: string): boolean {
  const [path = '', query = ''] = address.split('?');
  const normalized = normalizePath(path);
  return [to.toLowerCase(), ...aliases].some(
    (page) => page === normalized || page === `${normalized}?${query.split('=')[0]}`,
  );
}

const signInPaths = ['/login', '/signup'];

/** From the sign-in and sign-up pages, the entry leads through sign-in first. */
export function accountHref({ to }: MenuEntry, path: string): string {
  return signInPaths.includes(normalizePath(path)) ? signInPath(to) : to;
}

export function hasFooter({ footer }: Pick<Site, 'footer'>, path: string): boolean {
  return !footer.leftOutOn.includes(normalizePath(path));
}

const checkoutPaths = ['/cart', '/shipping', '/shippingnod', '/rfq-review'];

/** In a checkout the footer has what may be needed there: whom to ask, and the terms. */
export const isCheckout = (path: string): boolean => checkoutPaths.includes(normalizePath(path));

const pathsWithoutLogoLink = ['/register', '/emailverification'];

/** The logo is a link only when signed in, and not during registration or e-mail verification. */
export function logoLinksHome(signedIn: boolean, path: string): boolean {
  return signedIn && !pathsWithoutLogoLink.includes(normalizePath(path));
}

export const shortStatusLabel = (standing: Standing): string =>
  standing === 'overdue' ? t`overdue` : translate(standingLabels[standing]);
export const accountStatusText = (standing: Standing): string => t`Account ${shortStatusLabel(standing)}`;
