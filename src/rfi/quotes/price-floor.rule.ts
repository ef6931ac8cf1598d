// A price below the site's lowest margin, or below cost, is quoted only with a reason.

import { formatMoney, type Money } from '../../lib/money.ts';
import { priceForMargin } from './margin.rule.ts';

/** The cost is in minor units, and null where it is not known. */
export type PriceFloor = { costMinor: number | null; floorBp: number };

export function isBelowFloor(unitMinor: number, { costMinor, floorBp }: PriceFloor): boolean {
  return costMinor !== null && unitMinor < priceForMargin(costMinor, floorBp);
}

/** What is wrong with the price and the lowest one that is right; '' where it is. */
export function floorWarning(unitMinor: number, floor: PriceFloor, currency: Money['currency']): string {
  const { costMinor, floorBp } = floor;
  if (costMinor === null || !isBelowFloor(unitMinor, floor)) return '';
  const money = (minor: number) => formatMoney({ minor, currency });
  const lowest = money(priceForMargin(costMinor, floorBp));
  const what = unitMinor < costMinor ? `the cost of ${money(costMinor)}` : `the lowest margin of ${floorBp / 100}%`;
  return `${money(unitMinor)} is below ${what}; ${lowest} keeps the margin.`;
}
