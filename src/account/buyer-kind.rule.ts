// Who signs up says whether it buys for its own use or to sell on; it may leave it unsaid.

import { msg } from '../lib/i18n.ts';

export const buyerKinds = ['user', 'partner'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** What each kind is called, and what it gets (specification §1). */
export const buyerKindLabels: Readonly<Record<BuyerKind, { name: string; gets: string }>> = {
  user: { name: msg('Actual user or OEM'), gets: msg('A dedicated manager and direct support') },
  partner: { name: msg('Channel partner'), gets: msg('Reseller pricing') },
};

/** The kind that an address names, '/signup?kind=partner'; undefined when it names none. */
export const parseBuyerKind = (text: string | null): BuyerKind | undefined => buyerKinds.find((kind) => kind === text);

/** The sign-up page with this choice made. */
export const signUpPath = (kind: BuyerKind): string => `/signup?kind=${kind}`;
