import type { Day } from '../../lib/dates.ts';
import { prorate } from '../../lib/money.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { priceFor, unitPriceOf } from '../pricing/price.rule.ts';
import type { PriceSnapshot } from '../pricing/prices.table.ts';
import type { PriceMove } from './listed-price.contract.ts';
import type { PriceBook, PriceEdit } from './price-book.ts';
import type { NamedOwner } from './price-owner.server.ts';
import { findItemPrices, type ItemPrices } from './price-rows.db.ts';
import { writePriceTarget } from './price-target.rule.ts';

/** Stands for the list price of a group. */
const whole = 100_00;

type EditedPrices = { owner: NamedOwner; edits: readonly PriceEdit[]; book: PriceBook; today: Day };

/** The largest first; lines that move nothing are left out. */
export async function movesOf(
  db: Db,
  site: SiteCode,
  { owner, edits, book, today }: EditedPrices,
): Promise<PriceMove[]> {
  const ids = [...new Set(edits.flatMap(({ wanted }) => (wanted.scope === 'item' ? [Number(wanted.scopeKey)] : [])))];
  const found = await findItemPrices(db, { site, ids, priceListId: owner.listId, customerId: owner.customerId ?? 0 });
  const items = new Map(found.map((item) => [item.id, item]));
  return edits
    .flatMap((edit): PriceMove[] => {
      const { line, wanted, kind } = edit;
      const item = wanted.scope === 'item' ? items.get(Number(wanted.scopeKey)) : undefined;
      const [before, after] = unitsOf(wanted, item, book, wanted.validFrom ?? today);
      if (kind === 'end' || before === 0 || before === after) return [];
      const label = item ? item.name : writePriceTarget(wanted.scope, wanted.scopeKey);
      return [
        { line, label, isItem: item !== undefined, before, after, changeBp: prorate(after - before, 100_00, before) },
      ];
    })
    .sort((a, b) => Math.abs(b.changeBp) - Math.abs(a.changeBp) || a.line - b.line);
}

function unitsOf(wanted: PriceSnapshot, item: ItemPrices | undefined, book: PriceBook, day: Day): [number, number] {
  if (wanted.scope !== 'item') {
    const current = book.rowOn(wanted, day);
    const after = wanted.netMinor === null ? unitPriceOf(whole, wanted) : 0;
    return [current?.netMinor === null ? unitPriceOf(whole, current) : after, after];
  }
  if (!item) return [0, 0];
  return [priceFor(item.listMinor, item.prices, wanted.minQty, day).unitMinor, unitPriceOf(item.listMinor, wanted)];
}
