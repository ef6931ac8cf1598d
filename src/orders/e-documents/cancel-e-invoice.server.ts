import type { Database } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { recordCancelError, recordCancelled } from '../e-invoices.db.ts';
import { canCancelIrn, cancellableHours } from '../needs-irn.rule.ts';
import { eDocumentRefusals } from '../order-refusals.ts';
import { lockOrder } from '../orders.db.ts';
import { answerOfPortal, findPortalAndDocument } from './ask-portal.server.ts';
import type { CancelReason } from './cancel-reasons.data.ts';
import { cancelReasons } from './cancel-reasons.data.ts';
import type { InvoicePortals } from './create-invoice-portals.server.ts';
import { PortalUnavailableError } from './invoice-portal.ts';
import { portalText } from './portal-text.rule.ts';
import type { TaxDocument } from './tax-documents.db.ts';

export type CancelRequest = {
  number: string;
  document: string;
  reason: CancelReason;
  remark: string;
  by: string;
  now: Date;
};

const maxRemarkLength = 100;

/** The portal cancels it within a day. The books keep the invoice until a credit note takes it back. */
export async function cancelEInvoice(
  portals: InvoicePortals,
  database: Database,
  site: Site,
  { number, document: documentNumber, reason, remark, by, now }: CancelRequest,
): Promise<Refusal<'cannot_cancel' | 'no_portal' | 'portal' | 'unknown_document'> | undefined> {
  const found = await findPortalAndDocument(portals, database, site, { number, document: documentNumber });
  if (found instanceof Refusal) return found;
  const { access, document } = found;
  const against = reasonAgainst(document, now);
  if (against) return refuse(eDocumentRefusals, 'cannot_cancel', { reason: against });
  const { sellerTaxNumber: gstin, irn } = document;
  const code = cancelReasons[reason].code;
  const text = portalText(remark || cancelReasons[reason].text, maxRemarkLength);
  // Stays when this process ends before it knows the answer.
  await recordCancelError(database, {
    documentId: document.id,
    error: notKnown(document, 'The portal has not answered.'),
  });
  const answer = await answerOfPortal(access.portal.cancel({ gstin, irn: irn ?? '', reason: code, remark: text, now }));
  if (answer instanceof Error) return notCancelled(database, document, answer);
  await database.transaction(async (db) => {
    // Credit notes are issued behind this lock.
    await lockOrder(db, { site: site.code, number });
    const cancelled = { documentId: document.id, cancelledAt: answer, by, reason: text, now };
    const [written] = await recordCancelled(db, cancelled);
    if (!written) return;
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'e-invoice cancelled',
      subject: number,
      customerId: document.customerId,
      details: { document: documentNumber, reason: text },
    });
  });
  return undefined;
}

const notKnown = ({ number }: TaxDocument, why: string) =>
  `It is not known whether ${number} is cancelled. ${why} Please cancel it again.`;

/** A lost answer is kept with the document, as the portal may have cancelled it. */
async function notCancelled(database: Database, document: TaxDocument, answer: Error) {
  const isLost = answer instanceof PortalUnavailableError;
  const message = isLost
    ? notKnown(document, answer.message)
    : `${document.number} is not cancelled. ${answer.message}`;
  await recordCancelError(database, { documentId: document.id, error: isLost ? message : '' });
  return refuse(eDocumentRefusals, 'portal', { reason: message });
}

function reasonAgainst(document: TaxDocument, now: Date): string | undefined {
  const { kind, number, state, ackAt, error, isCredited, ewayBill } = document;
  if (kind !== 'tax_invoice')
    return `${number} is a ${kind === 'debit_note' ? 'debit' : 'credit'} note; only an invoice is cancelled.`;
  if (state !== 'registered' || ackAt === null) return `${number} is not registered.`;
  if (!canCancelIrn(ackAt, now, Boolean(error)))
    return `${number} was registered more than ${cancellableHours} hours ago. Take the goods back with a credit note.`;
  // What the portal was asked before has to be known; a credit note that was issued meanwhile waits for it.
  if (isCredited && !error) return `${number} has a credit note, which takes it back.`;
  if (ewayBill) return `${number} has the e-way bill ${ewayBill}. Cancel that first and clear its number.`;
  return undefined;
}
