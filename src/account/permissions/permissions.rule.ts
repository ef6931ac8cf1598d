// Who may do what: for each capability the kinds of callers that have it.

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
  /** With e-mail verification and a forgotten password. */
  'sign-in': everyone,
  /** The reply says more than 'unknown' only to the buyer who started the payment. */
  'see-payment': everyone,
  /** Only where demo data is loaded. */
  'see-outbox': everyone,

  'sign-out': signedIn,
  'see-account': signedIn,
  'keep-wishlist': signedIn,

  'manage-sessions': verified,
  'complete-profile': verified,
  'manage-addresses': verified,
  'keep-cart': verified,
  'send-rfi': verified,
  'see-rfis': verified,
  'see-orders': verified,
  'cancel-order': verified,
  'see-credit': verified,
  'see-statement': verified,
  /** Confirm or cancel an online payment that was started. */
  'finish-payment': verified,

  /** In search, lists and on item pages. */
  'see-prices': ['active', 'overdue'],
  /** Asked by pages: a visitor's cart is kept in the browser. */
  'fill-cart': ['visitor', 'active', 'overdue'],
  'add-to-cart': ['active', 'overdue'],
  /** In the cart, in RFIs and on the review page. */
  'see-cart-prices': ['approval', 'active', 'overdue'],
  order: ['approval', 'active', 'overdue'],
  'pay-on-credit': ['active'],
  'pay-online': ['active', 'overdue'],
  'pay-by-transfer': ['approval'],
  /** Once staff have agreed to it. */
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
