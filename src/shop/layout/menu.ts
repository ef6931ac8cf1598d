import { signInPath } from '../../account/sign-in/sign-in-path.rule.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { trimEndChars } from '../../lib/text-runs.ts';
import type { Site } from '../../sites/site.ts';

export type MenuEntry = {
  label: string;
  to: string;
  title?: string;
  /** Other pages on which this entry is the current one; '?name' where the address must name it first. */
  aliases?: readonly string[];
  /** Drawn by the server alone: the link loads the whole page. */
  reloadsDocument?: boolean;
};

const home: MenuEntry = { label: msg('Home'), to: '/', aliases: ['/home', '/nodhome'], reloadsDocument: true };
const products: MenuEntry = {
  label: msg('Products'),
  to: '/listing',
  aliases: ['/product-category', '/nod-product-category', '/productdetail'],
};
const quickOrder: MenuEntry = { label: msg('Quick order'), to: '/quick-order' };

type MenuFacts = Pick<Site, 'pages' | 'brandPages'>;

/** What everybody finds in the menu; Brands where makers have pages of their own. */
export function mainMenu({ pages, brandPages }: MenuFacts): readonly MenuEntry[] {
  const makers = brandPages.map((maker) => `/${maker}`);
  const brands: MenuEntry = { label: msg('Brands'), to: '/#brands', aliases: makers, reloadsDocument: true };
  return [home, products, ...(makers.length > 0 ? [brands] : []), ...companyMenu({ pages }), quickOrder];
}

/** The pages about the house itself. */
export function companyMenu({ pages }: Pick<MenuFacts, 'pages'>): readonly MenuEntry[] {
  return [
    { label: msg('About'), to: pages.about, aliases: ['/about', '/nodabout', '/nodaboutmobile'] },
    { label: msg('Contact'), to: pages.contact, aliases: ['/contact', '/nodcontact'] },
  ];
}

/** Shown only to who is signed in, as the two menus below are. */
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

/** In the row of wide screens the statement belongs to the account. */
export const accountMenu: readonly MenuEntry[] = [...buyerMenu, { ...account, aliases: ['/register', statement.to] }];

/** The menu of narrow screens has the statement by itself, for who has credit terms. */
export const narrowAccountMenu = (hasCredit: boolean): readonly MenuEntry[] => [
  ...buyerMenu,
  account,
  ...(hasCredit ? [statement] : []),
];

/** Shown only to who is not. */
export const visitorMenu: readonly MenuEntry[] = [
  { label: msg('SignIn'), to: '/login' },
  { label: msg('SignUp'), to: '/signup' },
];

/** In the footer of who is not. */
export const visitorFooterLinks: readonly MenuEntry[] = [
  ...visitorMenu,
  { label: msg('Existing customer'), to: '/existingCustomerRegister' },
];

/** In the footer of who is signed in. */
export const accountFooterLinks: readonly MenuEntry[] = [
  { label: msg('RFI'), to: '/rfq-history' },
  { label: msg('Orders'), to: '/order-history' },
  { label: msg('Account'), to: '/my-profile' },
];

/** The path as the tables write it: small, without a slash at the end. */
function normalizePath(path: string): string {
  const plain = path.toLowerCase();
  return plain.charAt(0) + trimEndChars(plain.slice(1), '/');
}

/** /nodHome belongs to the site whose pages are named so. */
export function isHome(path: string, { pages }: Pick<Site, 'pages'>): boolean {
  const plain = normalizePath(path);
  return ['/', '/home'].includes(plain) || (plain === '/nodhome' && pages.about === '/nodAbout');
}

/** `address` is a path with its query. */
export function isCurrentPage({ to, aliases = [] }: MenuEntry, address: string): boolean {
  const [path = '', query = ''] = address.split('?');
  const plain = normalizePath(path);
  return [to.toLowerCase(), ...aliases].some((page) => page === plain || page === `${plain}?${query.split('=')[0]}`);
}

const signInPaths = ['/login', '/signup'];

/** Where an account's entry leads: from the sign-in and sign-up pages by way of signing in, and then there. */
export function accountHref({ to }: MenuEntry, path: string): string {
  return signInPaths.includes(normalizePath(path)) ? signInPath(to) : to;
}

/** Whether the site leaves its footer out on this page. */
export function hasFooter({ footer }: Pick<Site, 'footer'>, path: string): boolean {
  return !footer.leftOutOn.includes(normalizePath(path));
}

const pathsWithoutLogoLink = ['/register', '/emailverification'];

/** Whether a press on the logo goes home: only when signed in, and not while an account is being made or its e-mail proved. */
export function logoLinksHome(signedIn: boolean, path: string): boolean {
  return signedIn && !pathsWithoutLogoLink.includes(normalizePath(path));
}

const statuses: readonly string[] = [msg('Active'), msg('Verification Pending'), msg('Approval Pending')];

/** The account's status in the two words that fit the header; an overdue account's is a whole sentence. */
export const shortStatusLabel = (status: string): string =>
  translate(statuses.includes(status) ? status : msg('overdue'));

/** The same for who does not see that it speaks of the account. */
export const accountStatusText = (status: string): string => t`Account ${shortStatusLabel(status)}`;
