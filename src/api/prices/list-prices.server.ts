import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { findPriceOwner } from '../../catalogue/price-lists/price-owner.server.ts';
import { writePriceTarget } from '../../catalogue/price-lists/price-target.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { toPercent } from '../../lib/money.ts';
import { defineApiCall } from '../../server/calls/define-call.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { cursorOf, readCursor } from '../changes/cursor.rule.ts';
import { listPricesByApi } from './prices.contract.ts';
import { findPricesOfOwner, type SentPrice } from './prices.db.ts';

/** Here the cursor is the row that was read last: prices are listed whole, not by their changes. */
export const listPricesCall = defineApiCall(
  listPricesByApi,
  { requires: scopeOf('prices:read'), queue: 'lists' },
  async ({ owner: name, cursor, limit }, { db, site, now }) => {
    const after = readCursor(cursor);
    if (after === undefined) return refuse(listPricesByApi, 'unknown_cursor');
    const owner = await findPriceOwner(db, site.code, name);
    if (owner instanceof Refusal) return owner;
    const today = dayOf(now, site.calendar.timeZone);
    const found = await findPricesOfOwner(db, { site: site.code, ...owner, today, after, limit: limit + 1 });
    const rows = found.slice(0, limit);
    return { rows: rows.map(priceReply), cursor: cursorOf(rows.at(-1)?.id ?? after), more: found.length > limit };
  },
);

const priceReply = (row: SentPrice) => ({
  for: writePriceTarget(row.scope, row.target),
  min_qty: row.minQty,
  discount_percent: row.discountBp === null ? null : toPercent(row.discountBp),
  net_minor: row.netMinor,
  currency: row.currency,
  valid_from: row.validFrom,
  valid_to: row.validTo,
});
