import { signInPath } from '../account/sign-in-path.rule.ts';
import { said, say, word } from '../lib/say.ts';
import { withoutAtEnd } from '../lib/text-runs.ts';
import type { Site } from '../sites/site.ts';

export type MenuEntry = {
  label: string;
  to: string;
  title?: string;
  /** Other pages on which this entry is the current one; '?name' where the address must name it first. */
  also?: readonly string[];
  /** Drawn by the server alone: the link loads the whole page. */
  whole?: boolean;
};

const home: MenuEntry = { label: word('Home'), to: '/', also: ['/home', '/nodhome'], whole: true };
const products: MenuEntry = {
  label: word('Products'),
  to: '/listing',
  also: ['/product-category', '/nod-product-category', '/productdetail'],
};
const quickOrder: MenuEntry = { label: word('Quick order'), to: '/quick-order' };

type MenuFacts = Pick<Site, 'pages' | 'brandPages'>;

/** What everybody finds in the menu; Brands where makers have pages of their own. */
export function mainMenu({ pages, brandPages }: MenuFacts): readonly MenuEntry[] {
  const makers = brandPages.map((maker) => `/${maker}`);
  const brands: MenuEntry = { label: word('Brands'), to: '/#brands', also: makers, whole: true };
  return [home, products, ...(makers.length > 0 ? [brands] : []), ...houseMenu({ pages }), quickOrder];
}

/** The pages about the house itself. */
export function houseMenu({ pages }: Pick<MenuFacts, 'pages'>): readonly MenuEntry[] {
  return [
    { label: word('About'), to: pages.about, also: ['/about', '/nodabout', '/nodaboutmobile'] },
    { label: word('Contact'), to: pages.contact, also: ['/contact', '/nodcontact'] },
  ];
}

/** Shown only to who is signed in, as the two menus below are. */
const buyerMenu: readonly MenuEntry[] = [
  { label: word('Wishlist'), to: '/wishlist' },
  {
    label: word('RFI History'),
    to: '/rfq-history',
    title: word('Request For Information'),
    also: ['/rfq', '/order-detail?rfi'],
  },
  { label: word('Order History'), to: '/order-history', also: ['/order-detail?order'] },
];

const account: MenuEntry = { label: word('Account'), to: '/my-profile', also: ['/register'] };
const statement: MenuEntry = { label: word('Account Statement'), to: '/statement' };

/** In the row of wide screens the statement belongs to the account. */
export const accountMenu: readonly MenuEntry[] = [...buyerMenu, { ...account, also: ['/register', statement.to] }];

/** The menu of narrow screens has the statement by itself, for who has credit terms. */
export const accountPages = (hasCredit: boolean): readonly MenuEntry[] => [
  ...buyerMenu,
  account,
  ...(hasCredit ? [statement] : []),
];

/** Shown only to who is not. */
export const visitorMenu: readonly MenuEntry[] = [
  { label: word('SignIn'), to: '/login' },
  { label: word('SignUp'), to: '/signup' },
];

/** In the footer of who is not. */
export const visitorLinks: readonly MenuEntry[] = [
  ...visitorMenu,
  { label: word('Existing customer'), to: '/existingCustomerRegister' },
];

/** In the footer of who is signed in. */
export const accountLinks: readonly MenuEntry[] = [
  { label: word('RFI'), to: '/rfq-history' },
  { label: word('Orders'), to: '/order-history' },
  { label: word('Account'), to: '/my-profile' },
];

/** The path as the tables write it: small, without a slash at the end. */
function plainPath(path: string): string {
  const plain = path.toLowerCase();
  return plain.charAt(0) + withoutAtEnd(plain.slice(1), '/');
}

/** /nodHome belongs to the site whose pages are named so. */
export function isHome(path: string, { pages }: Pick<Site, 'pages'>): boolean {
  const plain = plainPath(path);
  return ['/', '/home'].includes(plain) || (plain === '/nodhome' && pages.about === '/nodAbout');
}

/** `address` is a path with its query. */
export function isCurrent({ to, also = [] }: MenuEntry, address: string): boolean {
  const [path = '', query = ''] = address.split('?');
  const plain = plainPath(path);
  return [to.toLowerCase(), ...also].some((page) => page === plain || page === `${plain}?${query.split('=')[0]}`);
}

const signsIn = ['/login', '/signup'];

/** Where an account's entry leads: from the sign-in and sign-up pages by way of signing in, and then there. */
export function accountHref({ to }: MenuEntry, path: string): string {
  return signsIn.includes(plainPath(path)) ? signInPath(to) : to;
}

/** Whether the site leaves its footer out on this page. */
export function hasFooter({ footer }: Pick<Site, 'footer'>, path: string): boolean {
  return !footer.leftOutOn.includes(plainPath(path));
}

const noWayHome = ['/register', '/emailverification'];

/** Whether a press on the logo goes home: only when signed in, and not while an account is being made or its e-mail proved. */
export function logoLeadsHome(signedIn: boolean, path: string): boolean {
  return signedIn && !noWayHome.includes(plainPath(path));
}

const statuses: readonly string[] = [word('Active'), word('Verification Pending'), word('Approval Pending')];

/** The account's status in the two words that fit the header; an overdue account's is a whole sentence. */
export const standing = (status: string): string => said(statuses.includes(status) ? status : word('overdue'));

/** The same for who does not see that it speaks of the account. */
export const accountLine = (status: string): string => say`Account ${standing(status)}`;
