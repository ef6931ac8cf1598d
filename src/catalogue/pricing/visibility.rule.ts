// Prices and stock are for active customers; a site may show list prices and availability status to everyone.

import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
export type Visibility = {
  listPrice: boolean;
  yourPrice: boolean;
  availability: boolean;
  quantity: boolean;
};

export function visibilityFor(standing: Standing | undefined, publicListPrices: boolean): Visibility {
  const active = can(standing, 'see-prices');
  return {
    listPrice: active || publicListPrices,
    yourPrice: active,
    availability: active || publicListPrices,
    quantity: active,
  };
}
