import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { eDocumentRefusals } from '../order-refusals.ts';
import type { InvoicePortals, PortalAccess } from './create-invoice-portals.server.ts';
import { PortalRefusalError, PortalUnavailableError } from './invoice-portal.ts';
import { findTaxDocument, type TaxDocument } from './tax-documents.db.ts';

/** Refuses where the site has no portal, or the order no such document. */
export async function findPortalAndDocument(
  portals: InvoicePortals,
  db: Db,
  site: Site,
  { number, document: documentNumber }: { number: string; document: string },
): Promise<{ access: PortalAccess; document: TaxDocument } | Refusal<'no_portal' | 'unknown_document'>> {
  const access = portals(site);
  if (!access) return refuse(eDocumentRefusals, 'no_portal', { site: site.name });
  const [document] = await findTaxDocument(db, { site: site.code, order: number, number: documentNumber });
  if (!document) return refuse(eDocumentRefusals, 'unknown_document.of_order', { number, document: documentNumber });
  return { access, document };
}

/** Resolves to the answer of the portal, or as a value to why it did not do it. */
export const answerOfPortal = <Answer>(
  asked: Promise<Answer>,
): Promise<Answer | PortalRefusalError | PortalUnavailableError> =>
  asked.catch((cause: unknown) => {
    if (cause instanceof PortalRefusalError || cause instanceof PortalUnavailableError) return cause;
    throw cause;
  });
