export type MenuEntry = {
  label: string;
  to: string;
  title?: string;
  /** Other pages on which this entry is the current one; '?name' where the address must name it first. */
  also?: readonly string[];
};

/** Every page of the menu that exists; a page to come adds its line here. */
export const mainMenu: readonly MenuEntry[] = [
  { label: 'Home', to: '/', also: ['/home'] },
  { label: 'Products', to: '/listing', also: ['/product-category', '/nod-product-category'] },
  { label: 'Quick order', to: '/quick-order' },
];

/** Shown only to who is signed in. */
export const accountMenu: readonly MenuEntry[] = [
  { label: 'Wishlist', to: '/wishlist' },
  { label: 'RFI History', to: '/rfq-history', title: 'Request For Information', also: ['/rfq', '/order-detail?rfi'] },
  { label: 'Order History', to: '/order-history', also: ['/order-detail?order'] },
  { label: 'Account', to: '/my-profile', also: ['/register'] },
];

/** Shown only to who is not. */
export const visitorMenu: readonly MenuEntry[] = [
  { label: 'SignIn', to: '/login' },
  { label: 'SignUp', to: '/signup' },
];

/** In the footer of who is not. */
export const visitorLinks: readonly MenuEntry[] = [
  ...visitorMenu,
  { label: 'Existing customer', to: '/existingCustomerRegister' },
];

/** In the footer of who is signed in. */
export const accountLinks: readonly MenuEntry[] = [
  { label: 'RFI', to: '/rfq-history' },
  { label: 'Orders', to: '/order-history' },
  { label: 'Account', to: '/my-profile' },
];

/** The path as the tables write it: small, without a slash at the end. */
function plainPath(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}

export function isHome(path: string): boolean {
  return ['/', '/home'].includes(plainPath(path));
}

/** `address` is a path with its query. */
export function isCurrent({ to, also = [] }: MenuEntry, address: string): boolean {
  const [path = '', query = ''] = address.split('?');
  const plain = plainPath(path);
  return [to, ...also].some((page) => page === plain || page === `${plain}?${query.split('=')[0]}`);
}

const noWayHome = ['/register', '/emailverification'];

/** Whether a press on the logo goes home: only when signed in, and not while an account is being made or its e-mail proved. */
export function logoLeadsHome(signedIn: boolean, path: string): boolean {
  return signedIn && !noWayHome.includes(plainPath(path));
}

const statuses = ['Active', 'Verification Pending', 'Approval Pending'];

/** The account's status in the two or three words that fit the header; an overdue account's is a whole sentence. */
export function accountLine(status: string): string {
  return `Account ${statuses.includes(status) ? status : 'overdue'}`;
}
