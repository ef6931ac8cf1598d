import { parseQuantity } from '../../cart/lines/quantity.rule.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import type { EntryChannel } from '../entry-channel.data.ts';
import { answerLines } from '../quotes/answer-rfi.server.ts';
import { findItems, findLineIds, lockCustomerForRfi } from '../rfi.db.ts';
import { rfiRefusals } from '../rfi-refusals.ts';
import { requestedItemLine, writeRfi } from './create-rfi.server.ts';
import type { BuyerNotes } from './requested-line.ts';

export type EnteredRfiLine = {
  itemId: number;
  quantity: number;
  /** Minor units for one piece, before tax. */
  unitMinor: number;
  expectedOn: Day;
  validUntil: Day;
  note: string;
  /** Why the price is below the lowest margin; '' where it is not. */
  floorReason: string;
};

export type EnteredRfi = {
  customerId: number;
  lines: readonly EnteredRfiLine[];
  notes: BuyerNotes;
  via: EntryChannel;
  by: string;
  staffId: number;
  now: Date;
  isMailed: boolean;
};

/** An RFI that staff enter for a customer and answer at once. `lineIds` are in the order of the lines. */
export async function enterRfi(
  db: Db,
  site: SellerSite,
  { customerId, lines, notes, via, by, staffId, now, isMailed }: EnteredRfi,
) {
  const [customer] = await lockCustomerForRfi(db, { site: site.code, customerId });
  if (!customer) throw notFound('The customer');
  const offer = { customerId, priceListId: customer.priceListId, now };
  const items = await findItems(db, { ...offer, site: site.code, ids: lines.map(({ itemId }) => itemId), codes: [] });
  const today = dayOf(now, site.calendar.timeZone);
  const requested = [];
  for (const [index, { itemId, quantity }] of lines.entries()) {
    const item = items.find(({ id }) => id === itemId);
    const lineNo = index + 1;
    if (!item) return refuse(rfiRefusals, 'unknown_item.retired', { lineNo });
    if (parseQuantity(String(quantity), item) === undefined)
      return refuse(rfiRefusals, 'bad_quote', { lineNo, problem: 'This quantity of the item is not sold.' });
    requested.push(requestedItemLine(item, quantity, today));
  }
  const asker = { customerId, userId: null, enteredBy: by, enteredVia: via };
  const number = await writeRfi(db, site, asker, requested, notes, now);
  const answers = lines.map(({ note, unitMinor, quantity, expectedOn, validUntil, floorReason }, index) => ({
    lineNo: index + 1,
    note,
    quote: { unitMinor, quantity, expectedOn, validUntil, floorReason },
  }));
  const refused = await answerLines(db, site, { number, lines: answers, by, staffId, isMailed, now });
  // What else refuses an answer cannot be of an RFI that is new.
  if (refused) return refused.renamed(refused.refusal === 'below_floor' ? refused.refusal : 'bad_quote');
  const written = await findLineIds(db, { site: site.code, number });
  return { number, lineIds: written.map(({ lineId }) => lineId) };
}
