import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { lockCustomerRow } from '../credit/ledger.db.ts';
import { bookInPlaceOfMoney, bookMoneyOut } from '../credit/ledger.server.ts';
import { debtorRefusals } from '../payment-refusals.ts';
import { findUnpaidInvoice } from '../receivables/receivables.db.ts';
import { type GivenUpKind, usualWriteOffMinor, writeOffRefusal } from './write-off.rule.ts';
import { findWriteOff, findWriteOffs, sumWrittenOff, type WriteOffRow } from './write-offs.db.ts';

export type WriteOff = {
  customerId: number;
  invoice: string;
  /** Given up, or given as a discount without tax: a financial credit note. */
  kind: GivenUpKind;
  amountMinor: number;
  reason: string;
  /** Without the limit of the site. */
  anyAmount: boolean;
  by: string;
  now: Date;
};

/** Gives up a part of an invoice that nobody will pay. In a transaction. */
export async function writeOff(
  db: Db,
  site: Site,
  { customerId, invoice: number, kind, amountMinor, anyAmount, by, now, ...given }: WriteOff,
): Promise<Refusal<'amount' | 'unknown_invoice' | 'write_off_reason'> | undefined> {
  const of = { site: site.code, customerId };
  const reason = given.reason.trim();
  await lockCustomerRow(db, of);
  const [invoice] = await findUnpaidInvoice(db, { ...of, number: number.trim() });
  if (!invoice) return refuse(debtorRefusals, 'unknown_invoice', { number });
  const [before] = await sumWrittenOff(db, { ...of, invoice: number.trim() });
  const refusal = writeOffRefusal({
    amountMinor,
    currency: site.currency,
    reason,
    openMinor: invoice.openMinor,
    writtenOffMinor: before?.minor ?? 0,
    limitMinor: anyAmount ? Number.POSITIVE_INFINITY : (site.bookkeeping.writeOffUpToMinor ?? usualWriteOffMinor),
  });
  if (refusal) return refuse(debtorRefusals, refusal.field, { reason: refusal.reason });
  const reference = number.trim();
  const booking = { orderId: null, currency: site.currency, reference, note: reason, by, now };
  await bookInPlaceOfMoney(db, { site, customerId }, kind, { ...booking, amountMinor: -amountMinor }, [
    { reference, amountMinor },
  ]);
  await recordAudit(db, {
    ...byStaff(site, { by, now }),
    action: kind === 'write_off' ? 'invoice written off' : 'discount without tax',
    subject: reference,
    customerId,
    details: { amountMinor, reason },
  });
  return undefined;
}

type TakenBack = { customerId: number; id: number; by: string; now: Date };

/** What it closed of the invoice is open again. */
export async function takeWriteOffBack(
  database: Database,
  site: Site,
  { customerId, id, by, now }: TakenBack,
): Promise<Refusal<'changed_since'> | undefined> {
  return database.transaction(async (db) => {
    await lockCustomerRow(db, { customerId });
    const [found] = await findWriteOff(db, { site: site.code, customerId, id });
    if (!found) return refuse(debtorRefusals, 'changed_since.no_write_off');
    const { amountMinor, invoice: reference, reason } = found;
    const kind = found.kind === 'cash_discount' ? found.kind : 'write_off';
    await bookMoneyOut(
      db,
      { site, customerId },
      kind,
      { entryId: id, openMinor: 0 },
      { orderId: null, amountMinor, currency: site.currency, reference, note: reason, by, now },
    );
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'write-off taken back',
      subject: reference,
      customerId,
      details: { amountMinor, reason },
    });
    return undefined;
  });
}

/** Those that were not taken back, newest first. */
export const listWriteOffs = (database: Database, site: Site, customerId: number): Promise<WriteOffRow[]> =>
  findWriteOffs(database, { site: site.code, customerId });
