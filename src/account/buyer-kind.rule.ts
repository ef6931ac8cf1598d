// A buyer may say at sign-up whether it buys for its own use or for resale.

import { msg } from '../lib/i18n.ts';

export const buyerKinds = ['user', 'partner'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

export const buyerKindLabels: Readonly<Record<BuyerKind, { name: string; benefit: string }>> = {
  user: { name: msg('Actual user or OEM'), benefit: msg('A dedicated manager and direct support') },
  partner: { name: msg('Channel partner'), benefit: msg('Reseller pricing') },
};

export const parseBuyerKind = (text: string | null): BuyerKind | undefined => buyerKinds.find((kind) => kind === text);

export const signUpPath = (kind: BuyerKind): string => `/signup?kind=${kind}`;
