import { addDays, type Day, dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { priceFor, unitPriceOf } from '../pricing/price.rule.ts';
import { countListedPrices, findListedPrices, type ListedPrice, type PriceRowState } from './list-price-rows.db.ts';
import type { ListedPriceRow } from './listed-price.contract.ts';
import { loadPriceOwner, type NamedOwner, type PriceOwner } from './price-owner.server.ts';
import { findItemPrices, findLastPriceChange, type ItemPrices } from './price-rows.db.ts';
import { writePriceTarget } from './price-target.rule.ts';

export type ListPriceRows = {
  owner: PriceOwner;
  state: PriceRowState;
  search: string;
  offset: number;
  limit: number;
  now: Date;
};

/** `unitMinor` is the price of one unit by this row; null for a group. */
export type PriceRowView = ListedPriceRow & { unitMinor: number | null };

export type PriceRowList = { owner: NamedOwner; rows: PriceRowView[]; total: number; lastChange: number };

const maxCounted = 10_000;
export const endsSoonDays = 30;

export async function listPriceRows(
  db: Db,
  site: Site,
  { owner: asked, state, search, offset, limit, now }: ListPriceRows,
): Promise<PriceRowList | Refusal<'unknown_owner'>> {
  const owner = await loadPriceOwner(db, site.code, asked);
  if (owner instanceof Refusal) return owner;
  const today = dayOf(now, site.calendar.timeZone);
  const params = { site: site.code, priceListId: owner.priceListId, customerId: owner.customerId };
  const text = escapeLike(search.trim().toUpperCase());
  const like = text === '' ? '%' : `%${text}%`;
  const filter = { ...params, state, today, soon: addDays(today, endsSoonDays), like };
  const [last] = await findLastPriceChange(db, params);
  const listed = await findListedPrices(db, { ...filter, limit, offset });
  const [counted] = await countListedPrices(db, { ...filter, most: maxCounted });
  const ids = [...new Set(listed.flatMap(({ itemId }) => itemId ?? []))];
  const prices = await findItemPrices(db, {
    site: site.code,
    ids,
    priceListId: owner.listId,
    customerId: owner.customerId ?? 0,
  });
  const byItem = new Map(prices.map((item) => [item.id, item]));
  const rows = listed.map((row) => viewOf(row, byItem.get(row.itemId ?? 0), today));
  return { owner, rows, total: counted?.count ?? 0, lastChange: last?.id ?? 0 };
}

function viewOf(row: ListedPrice, prices: ItemPrices | undefined, today: Day): PriceRowView {
  const { id, scope, scopeKey, minQty, discountBp, netMinor, validFrom, validTo, changedAt, changedBy } = row;
  const { code, name, maker, listMinor, costMinor } = row;
  const isKnown = code !== null && name !== null && maker !== null && listMinor !== null;
  return {
    id,
    scope,
    minQty,
    discountBp,
    netMinor,
    validFrom,
    validTo,
    changedAt,
    changedBy,
    for: writePriceTarget(scope, code ?? scopeKey),
    item: isKnown ? { code, name, maker, listMinor, costMinor, isRetired: row.isRetired } : null,
    unitMinor: listMinor === null ? null : unitPriceOf(listMinor, row),
    nowMinor: prices ? priceFor(prices.listMinor, prices.prices, minQty, today).unitMinor : null,
    isInForce: (validFrom ?? today) <= today && today <= (validTo ?? today),
    hasEnded: (validTo ?? today) < today,
    endsSoon: validTo !== null && !row.isFollowed && validTo >= today && validTo <= addDays(today, endsSoonDays),
  };
}
