/** Goods on their way from a maker, and goods that are made for the seller. */
export const incomingKinds = ['arriving', 'production'] as const;
export type IncomingKind = (typeof incomingKinds)[number];
