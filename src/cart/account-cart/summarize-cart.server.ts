import { can } from '../../account/permissions/permissions.rule.ts';
import { drawingFieldsOf } from '../../catalogue/items/drawing-fields.rule.ts';
import { toMajor } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { type CartLineRow, findCart } from '../cart-lines.db.ts';
import { lineAmounts } from '../lines/line-amounts.rule.ts';
import { type BuyerContext, offerParams, siteDates } from '../pricing-context.server.ts';

export type CartSummary = {
  lines: number;
  /** Lines whose whole quantity is in stock or quoted, so that they can be ordered today. */
  ready: number;
  /** The total before tax; 0 for an account that may not see prices. */
  total: number;
  /** When a line was last added, ISO 8601; '' for an empty cart. */
  changed_at: string;
  newest: ReturnType<typeof presentLine>[];
};

/** The buyer's cart in figures, with the newest lines of it. */
export async function summarizeCart(context: BuyerContext, maxNewest: number): Promise<CartSummary> {
  const { db, site, caller, now } = context;
  const rows = await findCart(db, offerParams(context));
  // The tax treatment changes the tax alone, which is not summed.
  const at = { ...siteDates(site, now), taxTreatment: 'none' as const };
  const amounts = rows.map((row) => lineAmounts(row, at));
  const seesPrices = can(caller.standing, 'see-cart-prices');
  const ready = amounts.filter(({ word, unitMinor }) => unitMinor > 0 && word === 'Stock');
  return {
    lines: rows.length,
    ready: seesPrices ? ready.length : 0,
    total: seesPrices ? toMajor(sum(amounts, ({ totalMinor }) => totalMinor)) : 0,
    changed_at: rows[0]?.addedAt.toISOString() ?? '',
    newest: rows.slice(0, maxNewest).map(presentLine),
  };
}

const presentLine = (row: CartLineRow) => ({
  itemid: row.itemId,
  itemname: row.name,
  brandname: row.maker,
  cattype: row.superCategory,
  ...drawingFieldsOf(row),
  quantity: row.quantity,
});
