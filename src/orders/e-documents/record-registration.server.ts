import { dayOf, minutesAfter } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { findDocumentsById } from '../documents/documents.db.ts';
import { leaseEInvoice, recordRegistered } from '../e-invoices.db.ts';
import { needsIrn } from '../needs-irn.rule.ts';
import { eDocumentRefusals } from '../order-refusals.ts';
import { findQrProblem, type QrKeys } from './check-signed-qr.server.ts';
import { buildInv01 } from './e-invoice.rule.ts';
import type { TypedRegistration } from './portal-reply.rule.ts';
import { portalMoment } from './portal-text.rule.ts';
import { findTaxDocument } from './tax-documents.db.ts';

export type RecordedRegistration = TypedRegistration & { number: string; document: string; by: string; now: Date };

/** Records what the portal gave for a file that staff uploaded by hand. It stands on the PDF from then on. */
export const recordRegistration = (
  database: Database,
  site: Site,
  qrKeys: QrKeys,
  typed: RecordedRegistration,
): Promise<
  Refusal<'ack_at' | 'ack_no' | 'irn' | 'not_needed' | 'sent_before' | 'signed_qr' | 'unknown_document'> | undefined
> => database.transaction((db) => recordInTransaction(db, site, qrKeys, typed));

async function recordInTransaction(db: Db, site: Site, qrKeys: QrKeys, typed: RecordedRegistration) {
  const { number, document: documentNumber, by, now } = typed;
  const [document] = await findTaxDocument(db, { site: site.code, order: number, number: documentNumber });
  const [issued] = document ? await findDocumentsById(db, { site: site.code, ids: [document.id] }) : [];
  if (!document || !issued)
    return refuse(eDocumentRefusals, 'unknown_document.of_order', { number, document: documentNumber });
  if (!needsIrn({ ...document, country: site.country }, document.isInvoiceCancelled))
    return refuse(eDocumentRefusals, 'not_needed.irn', { document: documentNumber });
  const read = readTyped(typed, issued.issuedOn, site, now);
  if (read instanceof Refusal) return read;
  const keys = qrKeys(site.code);
  const problem = findQrProblem(read, buildInv01(issued), keys);
  if (problem !== undefined) return refuse(eDocumentRefusals, 'signed_qr', { reason: problem });
  const [lease] = await leaseEInvoice(db, {
    site: site.code,
    documentId: document.id,
    now,
    until: minutesAfter(now, 1),
  });
  if (!lease) return refuse(eDocumentRefusals, 'sent_before', { document: documentNumber });
  await recordRegistered(db, { id: lease.id, ...read, now });
  await recordAudit(db, {
    ...byStaff(site, { by, now }),
    action: 'e-invoice registration typed',
    subject: number,
    customerId: document.customerId,
    details: {
      document: documentNumber,
      irn: read.irn,
      acknowledgement: read.ackNo,
      signatureChecked: keys.length > 0,
    },
  });
  return undefined;
}

function readTyped(
  { irn: typedIrn, ackNo, ackAt: typedAt, signedQr }: TypedRegistration,
  issuedOn: string,
  site: Site,
  now: Date,
) {
  const irn = typedIrn.toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(irn)) return refuse(eDocumentRefusals, 'irn');
  if (!/^[0-9]{5,20}$/.test(ackNo)) return refuse(eDocumentRefusals, 'ack_no');
  const ackAt = portalMoment(typedAt);
  if (!ackAt) return refuse(eDocumentRefusals, 'ack_at.none');
  if (ackAt > minutesAfter(now, 5)) return refuse(eDocumentRefusals, 'ack_at.future');
  if (dayOf(ackAt, site.calendar.timeZone) < issuedOn) return refuse(eDocumentRefusals, 'ack_at.too_old');
  return { irn, ackNo, ackAt, signedQr };
}
