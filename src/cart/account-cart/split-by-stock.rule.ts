// Of a line that wants more than is free, what is free can be ordered now and the rest asked for.

import { parseQuantity, quantityRulesOf } from '../lines/quantity.rule.ts';

type Wanted = {
  quantity: number;
  /** Free pieces for this customer. */
  free_stock: number;
  min_quantity: number;
  order_multiple: number;
  Availability: string;
  status: string;
};

export type StockSplit = { now: number; ask: number };

/**
 * How a line parts in two that can both be sold: as much as is free in whole multiples, and the rest. undefined for a
 * line that is in stock, quoted, or of which nothing can leave now.
 */
export function splitByStock(line: Wanted): StockSplit | undefined {
  if (line.Availability === 'Stock' || line.Availability === '' || line.status === '4') return undefined;
  const terms = quantityRulesOf(line);
  const now = Math.floor(line.free_stock / terms.orderMultiple) * terms.orderMultiple;
  const parts = { now, ask: line.quantity - now };
  const sold = [parts.now, parts.ask].every((pieces) => parseQuantity(String(pieces), terms) !== undefined);
  return sold ? parts : undefined;
}
