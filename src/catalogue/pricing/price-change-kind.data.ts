/** How a price row was changed. */
export const priceChangeKinds = ['begun', 'changed', 'ended', 'removed'] as const;
export type PriceChangeKind = (typeof priceChangeKinds)[number];
