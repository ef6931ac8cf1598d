// Who signs up says whether it buys for its own use or to sell on; it may leave it unsaid.

import { word } from '../lib/say.ts';

export const buyerKinds = ['user', 'partner'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** What each kind is called, and what it gets (specification §1). */
export const buyerKindWords: Readonly<Record<BuyerKind, { name: string; gets: string }>> = {
  user: { name: word('Actual user or OEM'), gets: word('A dedicated manager and direct support') },
  partner: { name: word('Channel partner'), gets: word('Reseller pricing') },
};

/** The kind that an address names, '/signup?kind=partner'; undefined when it names none. */
export const buyerKindOf = (text: string | null): BuyerKind | undefined => buyerKinds.find((kind) => kind === text);

/** The sign-up page with this choice made. */
export const signUpAs = (kind: BuyerKind): string => `/signup?kind=${kind}`;
