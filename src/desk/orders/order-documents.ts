import { sum } from '../../lib/sum.ts';
import { documentTitle } from '../../orders/documents/document-title.rule.ts';
import { keptMinor } from '../../orders/documents/tax-share.rule.ts';
import type { EDocumentForm } from '../../orders/e-documents/e-document-forms.data.ts';
import { canCancelIrn, needsIrn } from '../../orders/needs-irn.rule.ts';
import type { StaffOrder } from '../../orders/staff-view/order-for-staff.server.ts';
import type { Site } from '../../sites/site.ts';

/** `issuedOn` is null before it is issued. */
type ListedDocument = Omit<StaffOrder['documents'][number], 'issuedOn'> & { issuedOn: string | null };

/** A proforma is issued when it is first opened, so a confirmed order has one before it exists. */
export function documentsOf({ order, lines, documents: issued, eInvoices }: StaffOrder, site: Site, now: Date) {
  const hasProforma = issued.some((one) => one.kind === 'proforma');
  const isDue = order.confirmedAt !== null && order.status !== 'Cancelled' && !hasProforma;
  const proforma = {
    id: 0,
    kind: 'proforma' as const,
    number: order.number,
    issuedOn: null,
    dispatchId: null,
    totalMinor: sum(lines, (line) => keptMinor(line, order.taxForm)),
    unpaidMinor: 0,
    isGiven: false,
  };
  return [...(isDue ? [proforma] : []), ...issued].map((document) => {
    const { kind, isGiven } = document;
    const needed = needsIrn({ kind, country: site.country, buyerTaxNumber: order.billTo.taxNumber, isGiven });
    return {
      ...document,
      title: documentTitle(kind),
      eInvoice: needed ? eInvoiceOf(document, eInvoices, now) : null,
      files: filesOf(document, site, needed),
    };
  });
}

const notSent = { state: '' as const, irn: '', ackNo: '', ackAt: null, error: '', cancelledAt: null };

function eInvoiceOf({ id, kind }: ListedDocument, eInvoices: StaffOrder['eInvoices'], now: Date) {
  const row = eInvoices.find((one) => one.documentId === id) ?? notSent;
  const { state, ackAt, error } = row;
  const isRegistered = kind === 'tax_invoice' && state === 'registered';
  return { ...row, canCancel: isRegistered && ackAt !== null && canCancelIrn(ackAt, now, error !== '') };
}

function filesOf({ kind, dispatchId }: ListedDocument, site: Site, needed: boolean): EDocumentForm[] {
  if (kind === 'proforma') return [];
  if (site.country === 'AE') return ['pint-ae'];
  const forms: EDocumentForm[] = needed ? ['inv-01'] : [];
  return site.ewayBill && kind === 'tax_invoice' && dispatchId !== null ? [...forms, 'eway-bill'] : forms;
}
