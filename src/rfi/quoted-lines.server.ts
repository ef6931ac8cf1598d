import type { QuotedLines } from '../cart/add-quoted.server.ts';
import type { Db } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { noteSteps, writeOrdered } from './answer-rfi.db.ts';
import { findRfi, lockAsker } from './rfi.db.ts';
import { rfiLineState } from './rfi-line-state.rule.ts';

/** The cart's port: the lines of a customer's own RFI that name an item, read while the customer is locked. */
export const quotedLines: QuotedLines = async (db, { customerId, userId, rfi, today }) => {
  await lockAsker(db, { customerId, userId });
  const rows = await findRfi(db, { customerId, number: rfi });
  return rows.flatMap((row) => {
    if (row.itemId === null) return [];
    const { itemId, lineId: rfiLineId, itemCode: code, itemName: name, validUntil, heldAt } = row;
    const quoted = {
      quantity: row.quotedQuantity ?? row.quantityAsked,
      unitMinor: row.quotedMinor ?? 0,
      expectedOn: row.quotedOn,
    };
    return [{ rfiLineId, itemId, code, name, state: rfiLineState(row, today), validUntil, heldAt, ...quoted }];
  });
};

/** Marks quoted lines as ordered, in the transaction of their order. The customer is locked, so each is open still. */
export async function quotesOrdered(db: Db, site: Site, rfiLineIds: readonly number[], now: Date): Promise<void> {
  if (rfiLineIds.length === 0) return;
  const ordered = await writeOrdered(db, { rfiLineIds: [...rfiLineIds], now });
  if (ordered.length < rfiLineIds.length) throw new Error('a quoted line was ordered twice');
  await noteSteps(db, { site: site.code, lineIds: [...rfiLineIds], step: 'ordered', by: 'buyer', note: null, now });
}
