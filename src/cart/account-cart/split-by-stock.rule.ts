// A line of more pieces than are free is split: the free ones can be ordered now, the rest requested.

import { parseQuantity, quantityRulesOf } from '../lines/quantity.rule.ts';

type Wanted = {
  quantity: number;
  free_stock: number;
  min_quantity: number;
  order_multiple: number;
  Availability: string;
  status: string;
};

export type StockSplit = { now: number; ask: number };

/** Undefined if a line is in stock or quoted, or if either part could not be sold. */
export function splitByStock(line: Wanted): StockSplit | undefined {
  if (line.Availability === 'Stock' || line.Availability === '' || line.status === '4') return undefined;
  const terms = quantityRulesOf(line);
  const now = Math.floor(line.free_stock / terms.orderMultiple) * terms.orderMultiple;
  const parts = { now, ask: line.quantity - now };
  const sold = [parts.now, parts.ask].every((pieces) => parseQuantity(String(pieces), terms) !== undefined);
  return sold ? parts : undefined;
}
