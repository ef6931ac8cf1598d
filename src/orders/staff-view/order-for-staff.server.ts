import { numbersForStaff } from '../../account/customers/staff-view.server.ts';
import { sum } from '../../lib/sum.ts';
import { creditDays } from '../../payments/credit/credit.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import { withLocale } from '../../server/http/locale.server.ts';
import type { RecordAct } from '../../server/security/audited-act.contract.ts';
import type { Site } from '../../sites/site.ts';
import { type DeliveryNote, findDeliveryNotes } from '../delivery-notes/delivery-notes.db.ts';
import { type DispatchRow, findDispatches, findLastTransport, type LastTransport } from '../dispatches.db.ts';
import { findBilledPieces, findInvoicedLines, findOrderDocuments } from '../documents/documents.db.ts';
import { paymentDescription } from '../documents/payment-description.rule.ts';
import { billedOrKeptMinor, type TaxedLinePieces } from '../documents/tax-share.rule.ts';
import { type EInvoiceRow, findEInvoices } from '../e-invoices.db.ts';
import { findOrderBalance, type OrderBalance } from '../fulfilment/order-balance.server.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import type { DocumentSummary } from '../order-rows.contract.ts';
import { findOrderLines, findSiteOrder, type OrderLineRow, type OrderRecord } from '../orders.db.ts';
import { orderTemplates } from '../orders.mail.ts';
import { findPackedCartons, findPicks, type PackedCarton, type PickRow } from '../picks.db.ts';
import { findReturnRequests, type ReturnRequest } from '../return-requests.db.ts';
import { findReturnPictures, type ReturnPicture } from '../returns/return-pictures.db.ts';
import {
  type DispatchedPieces,
  findDispatchedPieces,
  findOrderAudit,
  findOrderMessages,
  findOtherOrders,
  findStaffEvents,
  findStockOfOrder,
  type OrderBranchStock,
  type OrderMessage,
  type OtherOrder,
  type StaffEvent,
} from './order-for-staff.db.ts';

export type StaffOrder = {
  order: OrderRecord;
  lines: OrderLineRow[];
  dispatches: DispatchRow[];
  documents: DocumentSummary[];
  /** The lines of its tax invoices. */
  invoiced: TaxedLinePieces[];
  eInvoices: EInvoiceRow[];
  payment: string;
  money: OrderBalance;
  /** The cost of what is not cancelled. */
  keptMinor: number;
  /** The points that staff should check about the customer's tax number. */
  flags: string[];
};

export async function findOrderForStaff(db: Db, site: Site, number: string): Promise<StaffOrder | undefined> {
  const [order] = await findSiteOrder(db, { site: site.code, number: parseOrderNumber(number) });
  if (!order) return undefined;
  const of = { orderId: order.id };
  const [lines, dispatches, documents, billed, invoiced, eInvoices, days, account] = await Promise.all([
    findOrderLines(db, of),
    findDispatches(db, of),
    findOrderDocuments(db, of),
    findBilledPieces(db, of),
    findInvoicedLines(db, of),
    findEInvoices(db, of),
    creditDays(db, order.customerId),
    numbersForStaff(db, site, order.customerId),
  ]);
  const payment = paymentDescription({ ...order, creditDays: days });
  const money = await findOrderBalance(db, order, lines);
  const keptMinor = sum(lines, (line) => billedOrKeptMinor(line, order.taxForm, billed));
  const written = { documents, invoiced, eInvoices };
  return { order, lines, dispatches, ...written, payment, money, keptMinor, flags: account.flags };
}

export type OrderEvents = {
  events: StaffEvent[];
  stock: OrderBranchStock[];
  dispatched: DispatchedPieces[];
  picks: PickRow[];
  cartons: PackedCarton[];
  returns: ReturnRequest[];
  returnPictures: ReturnPicture[];
  deliveryNotes: DeliveryNote[];
  lastTransport: LastTransport | undefined;
  messages: (Omit<OrderMessage, 'template' | 'data'> & { subject: string })[];
  /** The entries are newest first; the id of the first is what staff have seen. */
  audit: RecordAct[];
  otherOrders: OtherOrder[];
};

const maxListed = 100;
const maxOtherOrders = 5;

export async function loadOrderHistory(db: Db, site: Site, order: OrderRecord, now: Date): Promise<OrderEvents> {
  const of = { orderId: order.id };
  const about = { site: site.code, number: order.number, max: maxListed };
  const [
    events,
    stock,
    dispatched,
    picks,
    cartons,
    returns,
    returnPictures,
    deliveryNotes,
    [lastTransport],
    messages,
    audit,
    otherOrders,
  ] = await Promise.all([
    findStaffEvents(db, of),
    findStockOfOrder(db, { ...of, now }),
    findDispatchedPieces(db, of),
    findPicks(db, of),
    findPackedCartons(db, of),
    findReturnRequests(db, of),
    findReturnPictures(db, of),
    findDeliveryNotes(db, of),
    findLastTransport(db, { branchId: order.branchId }),
    findOrderMessages(db, about),
    findOrderAudit(db, about),
    findOtherOrders(db, { ...of, customerId: order.customerId, max: maxOtherOrders }),
  ]);
  const listed = messages.map(({ template, data, ...message }) => ({
    ...message,
    subject: subjectOf(site, template, data),
  }));
  const sent = { dispatched, picks, cartons, deliveryNotes, lastTransport };
  return { events, stock, ...sent, returns, returnPictures, messages: listed, audit, otherOrders };
}

const subjectOf = (site: Site, template: string, data: Record<string, unknown>): string =>
  withLocale(site, () => orderTemplates[template]?.(data, { site, address: '' }).subject ?? template);
