import { addDays, type Day, dayOf } from '../../lib/dates.ts';
import { creditDays } from '../../payments/credit/credit.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { DocumentHeader, DocumentLine } from '../documents.table.ts';
import { wantEInvoice } from '../e-invoices.db.ts';
import { needsIrn } from '../needs-irn.rule.ts';
import { releasingStatuses } from '../order-state.rule.ts';
import { findOrderLines, lockOrder, type OrderRecord } from '../orders.db.ts';
import { buildDocumentHeader } from './document-header.server.ts';
import { documentLinesOf, documentTotals, type LinePieces } from './document-lines.server.ts';
import {
  financialYear,
  formatDocumentNumber,
  issueDay,
  type NumberedKind,
  seriesPrefix,
} from './document-number.rule.ts';
import {
  findDayInSeries,
  findInvoicedLines,
  findOrderDocuments,
  nextDocumentSerial,
  skipTakenSerials,
  writeDocument,
} from './documents.db.ts';
import type { GivenInvoice } from './given-invoice.rule.ts';

/** `given` is what the seller's program has numbered. */
export type IssueContext = { by: string; now: Date; given?: Pick<GivenInvoice, 'number' | 'issuedOn'> | undefined };
export type IssuedSummary = { id: number; number: string; totalMinor: number };

export type InvoicedPieces = {
  order: OrderRecord;
  pieces: readonly LinePieces[];
  dispatch: { id: number; name: string; carrier: string } | null;
};

export async function issueTaxInvoice(
  db: Db,
  site: Site,
  { order, pieces, dispatch }: InvoicedPieces,
  issuing: IssueContext,
): Promise<IssuedSummary> {
  const today = dayOf(issuing.now, site.calendar.timeZone);
  const days = await creditDays(db, order.customerId);
  const onCredit = order.paymentMode === 'Offline' && order.paymentOption === 'credit';
  const head = buildDocumentHeader(site, order, days, {
    suppliedOn: today,
    dueOn: onCredit ? addDays(issuing.given?.issuedOn ?? today, days ?? 0) : '',
    ...(dispatch && { dispatch: dispatch.name, carrier: dispatch.carrier }),
  });
  const lines = documentLinesOf(pieces, order.taxForm, await findInvoicedLines(db, { orderId: order.id }));
  const document = { order, kind: 'tax_invoice' as const, head, lines, dispatchId: dispatch?.id ?? null };
  return issueNumberedDocument(db, site, document, issuing);
}

type NumberedDocument = {
  order: OrderRecord;
  kind: NumberedKind;
  head: DocumentHeader;
  lines: readonly DocumentLine[];
  dispatchId?: number | null;
  withoutGoods?: boolean;
  ofDocumentId?: number;
};

/** Call it last in the transaction, because the series stays locked. */
export async function issueNumberedDocument(
  db: Db,
  site: Site,
  { order, kind, head, lines, dispatchId = null, withoutGoods = false, ofDocumentId }: NumberedDocument,
  { by, now, given }: IssueContext,
): Promise<IssuedSummary> {
  const totals = documentTotals(lines);
  const record = {
    ...totals,
    site: site.code,
    customerId: order.customerId,
    orderId: order.id,
    dispatchId,
    withoutGoods,
    kind,
  };
  const write = (as: { seriesId: number | null; number: string; issuedOn: Day }) =>
    writeDocument(
      db,
      { ...record, ofDocumentId: ofDocumentId ?? null, ...as, issuedAt: now, issuedBy: by, head },
      lines,
    );
  let numbered = given ? { seriesId: null, ...given } : await nextNumber(db, site, { order, kind, now });
  let id = await write(numbered);
  if (id === undefined && numbered.seriesId !== null) {
    // Another registration, or the seller's program, has numbered with the same beginning.
    const beginning = numbered.number.slice(0, numbered.number.lastIndexOf('/') + 1);
    await skipTakenSerials(db, { seriesId: numbered.seriesId, site: site.code, kind, beginning });
    numbered = await nextNumber(db, site, { order, kind, now });
    id = await write(numbered);
  }
  const { number } = numbered;
  if (id === undefined) throw new Error(`${number} was issued before`);
  const isGiven = given !== undefined;
  if (needsIrn({ kind, country: site.country, buyerTaxNumber: head.billTo.taxNumber, isGiven }))
    await wantEInvoice(db, { site: site.code, documentId: id, ofDocumentId: ofDocumentId ?? null, now });
  return { id, number, totalMinor: totals.totalMinor };
}

type ToNumber = Pick<NumberedDocument, 'order' | 'kind'> & { now: Date };

async function nextNumber(db: Db, site: Site, { order, kind, now }: ToNumber) {
  const today = dayOf(now, site.calendar.timeZone);
  const year = financialYear(site.country, today);
  const prefix = seriesPrefix(order.invoicePrefix, kind);
  const registration = order.branchTaxNumber;
  const [next] = await nextDocumentSerial(db, { site: site.code, registration, kind, year, prefix });
  if (!next) throw new Error('a series gave no number');
  const numberOf = (serial: number) => formatDocumentNumber(prefix, year, serial);
  // Behind the lock of the series, so that the document with the number before is seen.
  const [before] = await findDayInSeries(db, {
    site: site.code,
    kind,
    seriesId: next.id,
    number: numberOf(next.serial - 1),
  });
  return { seriesId: next.id, number: numberOf(next.serial), issuedOn: issueDay(today, before?.issuedOn) };
}

/** Issues the proforma of a confirmed order when it is first opened, dated the day of confirmation; none once it is cancelled. */
export async function ensureProforma(database: Database, site: Site, order: OrderRecord, now: Date): Promise<void> {
  if (!(await findMissingProforma(database, order))) return;
  await database.transaction(async (db) => {
    // Pieces may be cancelled meanwhile.
    const [locked] = await lockOrder(db, { site: site.code, number: order.number });
    const missing = locked && (await findMissingProforma(db, locked));
    if (missing) await writeProforma(db, site, locked, { ...missing, now });
  });
}

async function findMissingProforma(db: Db, { id, status, confirmedAt }: OrderRecord) {
  if (releasingStatuses.includes(status) || confirmedAt === null) return undefined;
  const there = await findOrderDocuments(db, { orderId: id });
  return there.some(({ kind }) => kind === 'proforma') ? undefined : { confirmedAt };
}

async function writeProforma(
  db: Db,
  site: Site,
  order: OrderRecord,
  { confirmedAt, now }: { confirmedAt: Date; now: Date },
): Promise<void> {
  const rows = await findOrderLines(db, { orderId: order.id });
  const lines = documentLinesOf(
    rows.flatMap((line) => (line.ordered > line.cancelled ? [{ line, quantity: line.ordered - line.cancelled }] : [])),
    order.taxForm,
  );
  const head = buildDocumentHeader(site, order, await creditDays(db, order.customerId));
  const record = { ...documentTotals(lines), site: site.code, customerId: order.customerId, orderId: order.id, head };
  await writeDocument(
    db,
    {
      ...record,
      dispatchId: null,
      ofDocumentId: null,
      kind: 'proforma',
      seriesId: null,
      number: order.number,
      issuedOn: dayOf(confirmedAt, site.calendar.timeZone),
      issuedAt: now,
      issuedBy: 'system',
    },
    lines,
  );
}
