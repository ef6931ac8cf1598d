// Prices and stock are for active customers; a site may show list prices and availability status to everyone.

export type Visibility = {
  listPrice: boolean;
  yourPrice: boolean;
  availability: boolean;
  quantity: boolean;
};

/** `standing` is undefined for a visitor; overdue customers count as active. */
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
