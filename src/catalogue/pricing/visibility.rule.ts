// Prices and stock are for active customers; a site may show its list prices and the word of availability to everyone.

/** What a caller may see of an item beside its facts; the rest is sent empty. */
export type Visibility = {
  listPrice: boolean;
  yourPrice: boolean;
  /** The word of availability. */
  availability: boolean;
  /** Pieces, what is on its way, and the expected day. */
  quantity: boolean;
};

/** `standing` of the caller, undefined for an anonymous visitor; overdue customers count as active. */
export function visibilityFor(
  standing: 'active' | 'approval' | 'pending' | undefined,
  publicListPrices: boolean,
): Visibility {
  const active = standing === 'active';
  return {
    listPrice: active || publicListPrices,
    yourPrice: active,
    availability: active || publicListPrices,
    quantity: active,
  };
}
