import { sum } from '../../lib/sum.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type DocumentSummary, findDocumentsById, findTaxInvoice } from '../documents/documents.db.ts';
import type { OrderLineRow } from '../orders.db.ts';

export type ReturnableLine = { lineNo: number; itemName: string; quantity: number; left: number; unitMinor: number };
export type ReturnableInvoice = { invoice: string; lines: ReturnableLine[] };

/** The tax invoices of an order, with what has left and was not returned yet. */
export async function loadReturnable(
  db: Db,
  site: Site,
  rows: readonly OrderLineRow[],
  documents: readonly DocumentSummary[],
): Promise<ReturnableInvoice[]> {
  const invoices = documents.filter((one) => one.kind === 'tax_invoice');
  const issued = await findDocumentsById(db, { site: site.code, ids: invoices.map((one) => one.id) });
  return Promise.all(
    issued.map(async ({ number, lines }) => {
      const [found] = await findTaxInvoice(db, { site: site.code, number });
      const credited = found?.credited ?? [];
      const leftOf = (orderLineId: number, quantity: number) => {
        const row = rows.find((one) => one.id === orderLineId);
        const taken = credited.filter((one) => one.orderLineId === orderLineId);
        return Math.min(quantity - sum(taken, (one) => one.quantity), row ? row.dispatched - row.returned : 0);
      };
      return {
        invoice: number,
        lines: lines.map(({ lineNo, orderLineId, itemName, quantity, unitMinor }) => ({
          lineNo,
          itemName,
          quantity,
          left: leftOf(orderLineId, quantity),
          unitMinor,
        })),
      };
    }),
  );
}
