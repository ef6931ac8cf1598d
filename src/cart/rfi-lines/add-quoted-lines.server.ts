import type { RequestOf } from '../../lib/contract.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { t, translate } from '../../lib/i18n.ts';
import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { HttpError, type Refusal, refuse } from '../../server/refuse.server.ts';
import { addItem } from '../cart.contract.ts';
import { lockCart } from '../cart-writes.db.ts';
import { type QuotedLine, removeOtherChoices, upsertQuotedLines } from './quoted-lines.db.ts';

/**
 * The lines of a customer's own RFI that name an item. Locks the customer, as orders do, so that no line can be ordered
 * meanwhile. Implemented by the rfi area.
 */
export type FindQuotedLines = (
  db: Db,
  request: { customerId: number; userId: number; rfi: string; today: Day },
) => Promise<QuotedLine[]>;

declare module '../../server/calls/services.ts' {
  interface Services {
    findQuotedLines: FindQuotedLines;
  }
}

type Line = RequestOf<typeof addItem>['item_info'][number];

/** All or none; returns the cart, locked. */
export async function addQuotedLines(
  { db, site, caller, now, services }: CallContext<Caller>,
  lines: readonly Line[],
): Promise<Refusal<'alternatives' | 'no_such_quote' | 'quote_closed' | 'two_rfis'> | { cartId: number }> {
  const rfi = lines[0]?.rfq_id ?? '';
  if (lines.some((line) => line.rfq_id !== lines[0]?.rfq_id)) return refuse(addItem, 'two_rfis');
  const today = dayOf(now, site.calendar.timeZone);
  const quoted = await services.findQuotedLines(db, { ...caller, rfi, today });
  const chosen = new Map<number, QuotedLine>();
  for (const line of lines) {
    const name = line.item_id ?? line.itemcode;
    const candidates = quoted.filter(
      (one) =>
        (one.code === name || String(one.itemId) === name) && (line.rfi_line_id ?? one.rfiLineId) === one.rfiLineId,
    );
    const open = candidates.filter((one) => one.state === 'Stock');
    const quotedLine = open.find((one) => !chosen.has(one.rfiLineId)) ?? open[0] ?? candidates[0];
    const item = line.item_name || name || t`this item`;
    if (!quotedLine)
      return rfi === ''
        ? refuse(addItem, 'no_such_quote.no_rfi', { item })
        : refuse(addItem, 'no_such_quote', { item, rfi });
    if (quotedLine.state !== 'Stock')
      return refuse(addItem, 'quote_closed', { item: quotedLine.name, state: translate(quotedLine.state) });
    if (chosen.has(quotedLine.rfiLineId)) throw new HttpError(400, t`${quotedLine.name} appears twice.`);
    const other = [...chosen.values()].find((one) => one.choiceOf === quotedLine.choiceOf);
    if (other) return refuse(addItem, 'alternatives', { item: quotedLine.name, other: other.name });
    chosen.set(quotedLine.rfiLineId, quotedLine);
  }
  const cartId = await lockCart(db, { site: site.code, ...caller, now });
  const others = quoted.filter((one) =>
    [...chosen.values()].some((line) => line.choiceOf === one.choiceOf && line.rfiLineId !== one.rfiLineId),
  );
  if (others.length > 0) await removeOtherChoices(db, { cartId, rfiLineIds: others.map((one) => one.rfiLineId) });
  await upsertQuotedLines(db, site.code, { cartId, lines: [...chosen.values()], now });
  return { cartId };
}
