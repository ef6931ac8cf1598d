import { inspectPaper } from '../../account/papers/inspect-paper.server.ts';
import { paperProblems } from '../../account/papers/paper-file.rule.ts';
import { translate } from '../../lib/i18n.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { documentRefusals } from '../order-refusals.ts';
import { findTaxInvoice, replacePdf } from './documents.db.ts';

export type InvoiceFile = { number: string; pdf: Buffer; by: string; now: Date };

/** The PDF of an invoice that the seller's program made; until it comes, the store prints one. Call it in the queue 'papers'. */
export async function storeInvoiceFile(
  database: Database,
  site: Site,
  { number, pdf, by, now }: InvoiceFile,
): Promise<Refusal<'file' | 'unknown_invoice' | 'not_yours'> | undefined> {
  const inspected = await inspectPaper(pdf);
  if ('problem' in inspected)
    return refuse(documentRefusals, 'file', { reason: translate(paperProblems[inspected.problem]) });
  if (inspected.type !== 'pdf') return refuse(documentRefusals, 'file.no_pdf');
  return database.transaction(async (db) => {
    const [invoice] = await findTaxInvoice(db, { site: site.code, number });
    if (!invoice) return refuse(documentRefusals, 'unknown_invoice', { site: site.name, number });
    if (!invoice.isGiven) return refuse(documentRefusals, 'not_yours', { site: site.name, number });
    const { id, orderNumber: subject, customerId } = invoice;
    const [kept] = await replacePdf(db, { site: site.code, documentIds: String(id), pdf, now });
    if (!kept) return undefined;
    const details = { invoice: number, bytes: pdf.byteLength };
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'invoice file received',
      subject,
      customerId,
      details,
    });
    return undefined;
  });
}
