import type { BankLineEdit } from '../../payments/bank-statement/line-state.server.ts';
import { loadBankLine } from '../../payments/bank-statement/list-bank-lines.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import { findAwaitedOrders } from './awaited-orders.server.ts';
import { bookBankLine } from './receive-transfer.server.ts';

export type CertainLines = {
  /** The lines as staff saw them: one that somebody decided on since is refused. */
  lines: readonly { id: number; version: number }[];
  by: string;
  now: Date;
};

export type BookedCertainly = {
  booked: { id: number; receiptNumber: string; company: string; amountMinor: number }[];
  refused: { id: number; text: string; message: string; refusal: string }[];
};

/** Books each line whose suggestion is certain, one receipt each; what needs a person is told and left. */
export async function bookCertainLines(
  database: Database,
  site: Site,
  { lines, by, now }: CertainLines,
): Promise<BookedCertainly> {
  const done: BookedCertainly = { booked: [], refused: [] };
  for (const { id, version } of lines) {
    const found = await loadBankLine(database, site, id, findAwaitedOrders);
    const text = found instanceof Refusal ? '' : found.line.text;
    const result =
      found instanceof Refusal ? found : await book(database, site, found, { lineId: id, version, by, now });
    if (result instanceof Refusal) done.refused.push({ id, text, message: result.message, refusal: result.refusal });
    else done.booked.push(result);
  }
  return done;
}

type Found = Exclude<Awaited<ReturnType<typeof loadBankLine>>, Refusal<string>>;

async function book(database: Database, site: Site, { line, group, suggestions }: Found, edit: BankLineEdit) {
  const [best] = suggestions;
  if (line.state === 'open' && (group !== 'suggested' || !best)) return refuse(fulfilmentRefusals, 'not_certain');
  const { customerId = 0, orderNumber = '', parts = [] } = best ?? {};
  const booking = { ...edit, customerId, orderNumber, parts, unpaidBalances: [], note: '', allowDuplicate: false };
  const booked = await bookBankLine(database, site, booking);
  if (booked instanceof Refusal) return booked;
  return { id: line.id, receiptNumber: booked.number, company: booked.company, amountMinor: line.amountMinor };
}
