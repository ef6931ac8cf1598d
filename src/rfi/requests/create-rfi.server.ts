import { priceFor } from '../../catalogue/pricing/price.rule.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import { insertRfi, type Requester, type RfiItemFacts } from '../rfi.db.ts';
import type { BuyerNotes, RequestedLine } from './requested-line.ts';
import { rfiSentMails } from './rfi-sent.mail.ts';

type Priced = Omit<RfiItemFacts, 'unit' | 'minQty' | 'orderMultiple' | 'costMinor' | 'free' | 'incoming'>;

export function requestedItemLine(item: Priced, quantity: number, today: Day): RequestedLine {
  return {
    itemId: item.id,
    askedAs: '',
    itemCode: item.code,
    itemName: item.name,
    maker: item.maker,
    superCategory: item.superCategory,
    category: item.category,
    origin: item.origin,
    weightKg: item.weightKg,
    quantity,
    listMinor: item.listMinor,
    yourMinor: priceFor(item.listMinor, item.prices, quantity, today).unitMinor,
    taxBp: item.taxBp,
  };
}

export const requestedTextLine = (text: string, quantity: number): RequestedLine => ({
  itemId: null,
  askedAs: text,
  itemCode: '',
  itemName: text,
  maker: '',
  superCategory: '',
  category: '',
  origin: '',
  weightKg: null,
  quantity,
  listMinor: 0,
  yourMinor: 0,
  taxBp: 0,
});

/** The caller has locked the customer. Returns the number of the RFI. */
export async function createRfi(
  { db, site, caller, now }: Pick<CallContext<Caller>, 'db' | 'site' | 'caller' | 'now'>,
  requester: Requester,
  lines: readonly RequestedLine[],
  notes: BuyerNotes,
): Promise<string> {
  const year = Number(dayOf(now, site.calendar.timeZone).slice(0, 4));
  const rfi = {
    site: site.code,
    customer_id: caller.customerId,
    user_id: caller.userId,
    currency: site.currency,
    wished_date: notes.wishedDate ?? null,
    reference: notes.reference || null,
    remark: notes.remark || null,
    asked_at: now,
  };
  const [written] = await insertRfi(db, {
    rfi: JSON.stringify(rfi),
    lines: JSON.stringify(lines.map(lineRecord)),
    site: site.code,
    year,
    prefix: `${site.name}R${String(year).slice(2)}`,
  });
  if (!written) throw new Error('the RFI could not be created');
  const { number: rfiNumber } = written;
  await queueMessages(db, site.code, now, rfiSentMails(site, requester, { rfiNumber, lines, notes, now }));
  return rfiNumber;
}

const lineRecord = (line: RequestedLine, index: number) => ({
  line_no: index + 1,
  item_id: line.itemId,
  asked_as: line.askedAs,
  item_code: line.itemCode,
  item_name: line.itemName,
  maker: line.maker,
  super_category: line.superCategory,
  category: line.category,
  origin: line.origin,
  weight_kg: line.weightKg,
  quantity_asked: line.quantity,
  list_minor: line.listMinor,
  your_minor: line.yourMinor,
  tax_bp: line.taxBp,
});
