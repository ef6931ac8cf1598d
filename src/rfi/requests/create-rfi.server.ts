import { accountBounds } from '../../account/bounds/account-bounds.data.ts';
import { boundOf, boundWords, countAct, mailsCausedBy } from '../../account/bounds/account-bounds.server.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { priceFor } from '../../catalogue/pricing/price.rule.ts';
import { type Day, dayOf, minutesAfter } from '../../lib/dates.ts';
import { queueMessages } from '../../messages/queue-message.server.ts';
import type { CallContext, Caller } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import type { EntryChannel } from '../entry-channel.data.ts';
import { countRequestedLines, insertRfi, type Requester, type RfiItemFacts } from '../rfi.db.ts';
import { type BuyerAsk, type BuyerNotes, nothingAsked, type RequestedLine } from './requested-line.ts';
import { rfiSentMails } from './rfi-sent.mail.ts';

type Priced = Omit<RfiItemFacts, 'unit' | 'minQty' | 'orderMultiple' | 'costMinor' | 'free' | 'incoming'>;

export function requestedItemLine(
  item: Priced,
  quantity: number,
  today: Day,
  ask: BuyerAsk = nothingAsked,
): RequestedLine {
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
    ...ask,
  };
}

export const requestedTextLine = (text: string, quantity: number, ask: BuyerAsk = nothingAsked): RequestedLine => ({
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
  ...ask,
});

type RfiContext = Pick<CallContext<Caller>, 'db' | 'database' | 'site' | 'caller' | 'now'>;

/** The caller has locked the customer. Returns the number of the RFI, or why the account may send no more now. */
export async function createRfi(
  context: RfiContext,
  requester: Requester,
  lines: readonly RequestedLine[],
  notes: BuyerNotes,
): Promise<string | Refusal<'too_many_lines' | 'too_many_rfis'>> {
  const refused = await refuseBeyondBounds(context, lines.length);
  if (refused) return refused;
  const { db, site, caller, now } = context;
  const rfiNumber = await writeRfi(
    db,
    site,
    { customerId: caller.customerId, userId: caller.userId },
    lines,
    notes,
    now,
  );
  const mails = rfiSentMails(site, requester, { rfiNumber, lines, notes, now });
  await queueMessages(db, site.code, now, mails, mailsCausedBy(caller));
  return rfiNumber;
}

/** Who asks, or who of the staff enters it and how the customer had asked. */
export type RfiAsker = { customerId: number } & (
  | { userId: number }
  | { userId: null; enteredBy: string; enteredVia: EntryChannel }
);

/** Returns the number. */
export async function writeRfi(
  db: Db,
  site: Site,
  asker: RfiAsker,
  lines: readonly RequestedLine[],
  notes: BuyerNotes,
  now: Date,
): Promise<string> {
  const year = Number(dayOf(now, site.calendar.timeZone).slice(0, 4));
  const rfi = {
    site: site.code,
    customer_id: asker.customerId,
    user_id: asker.userId,
    currency: site.currency,
    wished_date: notes.wishedDate ?? null,
    reference: notes.reference || null,
    remark: notes.remark || null,
    asked_at: now,
    ...(asker.userId === null && { entered_by: asker.enteredBy, entered_via: asker.enteredVia }),
  };
  const [written] = await insertRfi(db, {
    rfi: JSON.stringify(rfi),
    lines: JSON.stringify(lines.map(lineRecord)),
    files: JSON.stringify(lines.flatMap(({ fileIds }, index) => fileIds.map((id) => ({ id, line_no: index + 1 })))),
    site: site.code,
    year,
    prefix: `${site.numberPrefix}R${String(year).slice(2)}`,
  });
  if (!written) throw new Error('the RFI could not be created');
  return written.number;
}

/** Lines are counted where they are written, because the counters count one at a time. */
async function refuseBeyondBounds(
  context: RfiContext,
  lines: number,
): Promise<Refusal<'too_many_lines' | 'too_many_rfis'> | undefined> {
  const { db, caller, now } = context;
  const since = minutesAfter(now, -accountBounds.rfiLines.windowMinutes);
  const [before] = await countRequestedLines(db, { customerId: caller.customerId, since });
  if ((before?.lines ?? 0) + lines > boundOf(caller, 'rfiLines'))
    return refuse(sendRfi, 'too_many_lines', boundWords(context, 'rfiLines'));
  if (!(await countAct(context, 'rfis'))) return refuse(sendRfi, 'too_many_rfis', boundWords(context, 'rfis'));
  return undefined;
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
  target_minor: line.targetMinor,
  buyer_remark: line.buyerRemark || null,
  list_minor: line.listMinor,
  your_minor: line.yourMinor,
  tax_bp: line.taxBp,
});
