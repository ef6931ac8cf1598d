import type { FindQuotedLines } from '../../cart/rfi-lines/add-quoted-lines.server.ts';
import { detachQuotes } from '../../cart/rfi-lines/quoted-lines.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { endedByOrder } from '../alternatives.rule.ts';
import { findRfi, lockRequester } from '../rfi.db.ts';
import { rfiLineState } from '../rfi-line-state.rule.ts';
import { findOtherChoices } from './alternatives.db.ts';
import { lockOpenQuotes, markLinesOrdered, recordRfiEvents, saveWithdrawal } from './answer-rfi.db.ts';

export const findQuotedLines: FindQuotedLines = async (db, { customerId, userId, rfi, today }) => {
  await lockRequester(db, { customerId, userId });
  const rows = await findRfi(db, { customerId, number: rfi });
  return rows.flatMap((row) => {
    if (row.itemId === null) return [];
    const { itemId, lineId: rfiLineId, itemCode: code, itemName: name, validUntil, heldAt } = row;
    const quoted = {
      quantity: row.quotedQuantity ?? row.quantityAsked,
      unitMinor: row.quotedMinor ?? 0,
      expectedOn: row.quotedOn,
    };
    const choiceOf = row.alternativeTo ?? row.lineNo;
    return [
      { rfiLineId, itemId, code, name, state: rfiLineState(row, today), validUntil, heldAt, choiceOf, ...quoted },
    ];
  });
};

/** Runs in the transaction of the order. The customer is locked, so the lines are still open. */
export async function markQuotesOrdered(
  db: Db,
  site: Site,
  rfiLineIds: readonly number[],
  now: Date,
  by = 'buyer',
): Promise<void> {
  if (rfiLineIds.length === 0) return;
  const ordered = await markLinesOrdered(db, { rfiLineIds: [...rfiLineIds], now });
  if (ordered.length < rfiLineIds.length) throw new Error('a quoted line has been ordered already');
  await recordRfiEvents(db, {
    site: site.code,
    lineIds: [...rfiLineIds],
    step: 'ordered',
    by,
    note: null,
    now,
  });
  await endOtherChoices(db, site, rfiLineIds, now);
}

/** Only one of a line and its alternatives is ordered; the quotes of the others end. */
async function endOtherChoices(db: Db, site: Site, rfiLineIds: readonly number[], now: Date): Promise<void> {
  const others = (await findOtherChoices(db, { rfiLineIds: [...rfiLineIds] })).filter((one) => one.isOpen);
  if (others.length === 0) return;
  const lineIds = others.map((one) => one.lineId);
  await endQuotes(db, site, { lineIds, by: endedByOrder, note: null, now });
}

type Ending = { lineIds: number[]; by: string; note: string | null; now: Date };

async function endQuotes(db: Db, site: Site, ending: Ending): Promise<void> {
  await detachQuotes(db, ending.lineIds);
  await saveWithdrawal(db, ending);
  await recordRfiEvents(db, { ...ending, site: site.code, step: 'withdrawn' });
}

/** Ends quotes of an order that is not placed, without a mail: the customer knows of the order only. */
export async function endUnusedQuotes(
  db: Db,
  site: Site,
  { lineIds, ...ending }: Omit<Ending, 'lineIds'> & { lineIds: readonly (number | null)[] },
): Promise<void> {
  const quoted = lineIds.filter((id) => id !== null);
  if (quoted.length === 0) return;
  const open = await lockOpenQuotes(db, { site: site.code, lineIds: quoted });
  if (open.length > 0) await endQuotes(db, site, { ...ending, lineIds: open.map(({ lineId }) => lineId) });
}

/** These lines and all of which the buyer orders one of them only. */
export async function withOtherChoices(db: Db, rfiLineIds: readonly number[]): Promise<number[]> {
  if (rfiLineIds.length === 0) return [];
  const others = await findOtherChoices(db, { rfiLineIds: [...rfiLineIds] });
  return [...rfiLineIds, ...others.map((one) => one.lineId)];
}
