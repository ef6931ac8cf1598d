// A line of more pieces than are free is split: the free ones can be ordered now, the rest requested.

import { parseQuantity, quantityRulesOf } from '../lines/quantity.rule.ts';

type SplittableLine = {
  quantity: number;
  free_stock: number;
  min_quantity: number;
  order_multiple: number;
  Availability: string;
  status: string;
};

export type StockSplit = { now: number; rfi: number };

/** Undefined if a line is in stock or quoted, or if either part could not be sold. */
export function splitByStock(line: SplittableLine): StockSplit | undefined {
  if (line.Availability === 'Stock' || line.Availability === '' || line.status === '4') return undefined;
  const rules = quantityRulesOf(line);
  const now = Math.floor(line.free_stock / rules.orderMultiple) * rules.orderMultiple;
  const split = { now, rfi: line.quantity - now };
  const canSell = [split.now, split.rfi].every((pieces) => parseQuantity(String(pieces), rules) !== undefined);
  return canSell ? split : undefined;
}
