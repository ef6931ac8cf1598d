// What a buyer's account may do depends on its standing; what is not listed is open to every verified user.

import type { Standing } from './standing.rule.ts';

const permissions = {
  /** In search, lists and on item pages. */
  'see-prices': ['active', 'overdue'],
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
} as const satisfies Readonly<Record<string, readonly Standing[]>>;

export type Capability = keyof typeof permissions;

/** `standing` is undefined for a visitor. */
export function can(standing: Standing | undefined, capability: Capability): boolean {
  const allowed: readonly (Standing | undefined)[] = permissions[capability];
  return allowed.includes(standing);
}

/** For the options of a call. */
export const requires = (capability: Capability) => ({
  capability,
  isMet: (standing: Standing | undefined) => can(standing, capability),
});
