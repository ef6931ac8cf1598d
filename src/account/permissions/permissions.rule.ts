// Who may do what: for each capability the kinds of callers that have it, and at the desk the roles.

import { standings } from './standing.rule.ts';

/** A visitor, a user whose e-mail address is not verified, and verified users by the standing of their account. */
export const callerKinds = ['visitor', 'unverified', ...standings] as const;
export type CallerKind = (typeof callerKinds)[number];

const everyone = callerKinds;
const signedIn = ['unverified', ...standings] as const;
const verified = standings;

export const permissions = {
  /** Search, lists, item pages, quick order, catalogues. */
  browse: everyone,
  'contact-us': everyone,
  'sign-up': everyone,
  /** Includes e-mail verification and a forgotten password. */
  'sign-in': everyone,
  /** The signed link of a mail is enough. */
  'stop-stock-alerts': everyone,
  /** The link that the sales desk sent is enough. */
  'answer-prepared-order': everyone,
  /** The reply says more than 'unknown' only to the buyer who started the payment. */
  'see-payment': everyone,
  /** The outbox is shown only where demo data is loaded. */
  'see-outbox': everyone,

  'sign-out': signedIn,
  'see-account': signedIn,
  'see-wishlist': signedIn,
  'keep-wishlist': signedIn,

  'manage-sessions': verified,
  'complete-profile': verified,
  /** One's own e-mail address and mobile number. */
  'change-contacts': verified,
  /** States and cities to choose from. */
  'see-regions': verified,
  'manage-addresses': verified,
  /** Further GSTINs or TRNs, and which one an address names. */
  'manage-registrations': verified,
  /** Certificates that staff check. */
  'see-papers': verified,
  'manage-papers': verified,
  'see-cart': verified,
  'keep-cart': verified,
  'send-rfi': verified,
  'see-rfis': verified,
  'see-orders': verified,
  /** The whole order, or what is not packed of a line. */
  'cancel-order': verified,
  /** The PO number of an order, and links that open its documents for everybody. */
  'change-order': verified,
  /** Ask to return goods of a tax invoice. */
  'request-return': verified,
  'see-credit': verified,
  'see-statement': verified,
  /** Open invoices online, whole or in part: whoever owes may pay. */
  'pay-invoices': verified,
  /** Confirm or cancel an online payment that was started. */
  'finish-payment': verified,

  /** The prices in search, in lists and on item pages. */
  'see-prices': ['active', 'overdue'],
  'see-stock-alerts': ['active', 'overdue'],
  /** Ask to be told when an item is in stock. */
  'ask-for-stock': ['active', 'overdue'],
  /** Asked by pages: a visitor's cart is kept in the browser. */
  'fill-cart': ['visitor', 'active', 'overdue'],
  'add-to-cart': ['active', 'overdue'],
  /** The prices in the cart, in RFIs and on the review page. */
  'see-cart-prices': ['approval', 'active', 'overdue'],
  order: ['approval', 'active', 'overdue'],
  'pay-on-credit': ['active'],
  'pay-online': ['active', 'overdue'],
  /** Money on account, for invoices to come. */
  'pay-in-advance': ['approval', 'active', 'overdue'],
  'pay-by-transfer': ['approval'],
  /** Holds once staff have agreed to it. */
  'pay-by-agreed-transfer': ['active'],
  /** Tax number, name and billing address. */
  'edit-profile': ['pending', 'approval'],
} as const satisfies Readonly<Record<string, readonly CallerKind[]>>;

export type Capability = keyof typeof permissions;

/** `caller` is undefined for a visitor. */
export function can(caller: CallerKind | undefined, capability: Capability): boolean {
  const allowed: readonly CallerKind[] = permissions[capability];
  return allowed.includes(caller ?? 'visitor');
}

/** What staff may do who see the shop as a customer: read, and end it. */
const viewerCapabilities: readonly Capability[] = [
  'browse',
  'sign-in',
  'sign-out',
  'see-account',
  'see-papers',
  'see-regions',
  'see-wishlist',
  'see-stock-alerts',
  'see-cart',
  'see-rfis',
  'see-orders',
  'see-credit',
  'see-statement',
];

export const isOpenToViewers = (capability: Capability): boolean => viewerCapabilities.includes(capability);

export const staffRoles = ['sales', 'accounts', 'catalogue', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

const everyRole = staffRoles;

/** Roles are given for each site. */
export const staffPermissions = {
  /** Today, search and lists of what others work on. */
  'use-desk': everyRole,
  'see-customers': ['sales', 'accounts', 'admin'],
  /** Verify, reject or hold accounts, addresses, tax numbers and papers. */
  'decide-accounts': ['sales', 'accounts', 'admin'],
  /** Limit, days, grace, agreed transfer, automatic approval. */
  'set-credit-terms': ['accounts', 'admin'],
  'assign-price-list': ['sales', 'accounts', 'admin'],
  /** Name, e-mail address and tax number of a customer. */
  'correct-customers': ['accounts', 'admin'],
  /** New customers, their contacts, and who is invited to the shop. */
  'keep-customers': ['sales', 'accounts', 'admin'],
  /** Notes, and who looks after a customer. */
  'keep-customer-notes': ['sales', 'accounts', 'admin'],
  /** All that is stored of a person as a file; the person erased. */
  'erase-persons': ['admin'],
  'see-shop-as-customer': ['sales', 'admin'],
  'see-items-at-desk': everyRole,
  /** Facts, pictures and categories of items, what is retired, and search words. */
  'edit-items': ['catalogue', 'admin'],
  /** Add and take off pieces, receive goods, count shelves. */
  'adjust-stock': ['sales', 'catalogue', 'admin'],
  'see-prices-at-desk': everyRole,
  'edit-prices': ['catalogue', 'admin'],
  /** Items, stock and prices from files. */
  'import-catalogue': ['catalogue', 'admin'],
  /** The customer list from files. */
  'import-customers': ['accounts', 'admin'],
  /** Files of the two kinds, as far as the role may bring them in. */
  'import-files': ['accounts', 'catalogue', 'admin'],
  /** Items, stock and prices as files. */
  'export-catalogue': ['catalogue', 'admin'],
  /** Customers with their addresses and contacts as files. */
  'export-customers': ['accounts', 'admin'],
  /** Orders and RFIs with their lines as files. */
  'export-orders': ['sales', 'accounts', 'admin'],
  /** One archive of all of it. */
  'export-everything': ['admin'],
  /** Files of these kinds, as far as the role may take them out. */
  'export-files': everyRole,
  'see-rfis-at-desk': everyRole,
  'answer-rfis': ['sales', 'admin'],
  /** Orders, quotes and links to confirm, for a customer who calls or writes; shows cost and margin. */
  'enter-orders': ['sales', 'admin'],
  'see-orders-at-desk': everyRole,
  'decide-orders': ['sales', 'admin'],
  /** Put orders on hold, and release them. */
  'hold-orders': ['sales', 'accounts', 'admin'],
  'dispatch-orders': ['sales', 'admin'],
  /** Cancel lines, take goods back, issue credit notes. */
  'cancel-and-return': ['sales', 'accounts', 'admin'],
  /** Register invoices at the portal of the tax office, and cancel them there. */
  'register-e-invoices': ['sales', 'accounts', 'admin'],
  /** Receipts, bank lines, receivables, online payments. */
  'see-money': ['sales', 'accounts', 'admin'],
  'record-money': ['accounts', 'admin'],
  /** Beyond what the settings allow of one invoice. */
  'write-off-any-amount': ['admin'],
  /** What was sold to whom, with margins; quotes, stock that lies, customers who stopped. */
  'see-reports': ['sales', 'accounts', 'admin'],
  'send-reminders': ['accounts', 'admin'],
  'export-accounts': ['accounts', 'admin'],
  'answer-messages': ['sales', 'admin'],
  'manage-staff': ['admin'],
  /** The seller's facts, texts and terms of a site. */
  'change-settings': ['admin'],
  /** The checklist of the opening; opens and closes the shop. */
  'open-shop': ['admin'],
  /** Tokens of programs and endpoints of webhooks. */
  'manage-integrations': ['admin'],
  /** The trail has what all staff of the site did. */
  'see-audit-trail': ['admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type StaffCapability = keyof typeof staffPermissions;

export function canAtDesk(roles: readonly string[], capability: StaffCapability): boolean {
  const allowed: readonly string[] = staffPermissions[capability];
  return roles.some((role) => allowed.includes(role));
}
