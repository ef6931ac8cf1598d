// A price below the site's lowest margin, or below cost, is quoted only with a reason.

import { formatMoney,            } from '../../lib/money.js';
import { priceForMargin } from './margin.rule.js';

/** In minor units; the cost is null where it is not known. */
                                                                       

export function isBelowFloor(unitMinor        , { costMinor, floorBp }            )          {
  return costMinor !== null && unitMinor < priceForMargin(costMinor, floorBp);
}

/** What is wrong with the price and the lowest one that is right; '' where it is. */
export function floorWarning(unitMinor        , floor            , currency                   )         {
  const { costMinor, floorBp } = floor;
  if (costMinor === null || !isBelowFloor(unitMinor, floor)) return '';
  const money = (minor        ) => formatMoney({ minor, currency });
  const lowest = money(priceForMargin(costMinor, floorBp));
  const what = unitMinor < costMinor ? `the cost of ${money(costMinor)}` : `the lowest margin of ${floorBp / 100}%`;
  return `${money(unitMinor)} is below ${what}; ${lowest} keeps the margin.`;
}
