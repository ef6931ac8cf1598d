import { createHash } from 'node:crypto';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { findDocumentsById } from '../documents/documents.db.ts';
import type { IssuedDocument } from '../documents.table.ts';
import { needsIrn } from '../needs-irn.rule.ts';
import { eDocumentRefusals } from '../order-refusals.ts';
import { needsEwayBill } from '../shipment-details.rule.ts';
import { readTransport, transportProblem } from '../transport.rule.ts';
import type { EDocumentForm } from './e-document-forms.data.ts';
import { buildInv01 } from './e-invoice.rule.ts';
import { inv01Problems } from './e-invoice-problems.rule.ts';
import { buildEwayBill, ewayBillDetails, ewayBillProblems } from './eway-bill.rule.ts';
import { pintAe } from './pint-ae.rule.ts';
import { pintAeProblems } from './pint-ae-problems.rule.ts';
import { portalDay } from './portal-text.rule.ts';
import { findTaxDocument, type TaxDocument } from './tax-documents.db.ts';
import { sellerLicence } from './tax-office-problems.rule.ts';

export type EDocumentFile = { fileName: string; mediaType: string; content: string };

type Wanted = { number: string; document: string; form: EDocumentForm };

/** A file that staff upload at a portal by hand. Refuses what the portal would refuse. */
export async function eDocumentFile(
  db: Db,
  site: Site,
  wanted: Wanted,
): Promise<EDocumentFile | Refusal<'cannot_be' | 'not_needed' | 'unknown_document'>> {
  const about = { site: site.code, order: wanted.number, number: wanted.document };
  const [found] = await findTaxDocument(db, about);
  const [document] = found ? await findDocumentsById(db, { site: site.code, ids: [found.id] }) : [];
  if (!found || !document)
    return refuse(eDocumentRefusals, 'unknown_document.of_order', { number: wanted.number, document: wanted.document });
  const name = `${wanted.document.replaceAll('/', '-')}-${wanted.form}`;
  if (wanted.form === 'eway-bill') {
    if (!site.ewayBill || !found.transport)
      return refuse(eDocumentRefusals, 'not_needed.eway_bill', { document: wanted.document });
    const transport = readTransport(found.transport);
    const bill = buildEwayBill(document, transport);
    const missing = transportProblem(transport);
    return jsonFile(name, bill, [...ewayBillProblems(bill), ...(missing ? [missing] : [])]);
  }
  if (wanted.form === 'pint-ae') {
    if (site.country !== 'AE') return refuse(eDocumentRefusals, 'not_needed.emirates', { document: wanted.document });
    const licence = sellerLicence(site, document.head.seller.taxNumber);
    const problems = pintAeProblems(document, licence);
    if (!licence || problems.length > 0) return refuse(eDocumentRefusals, 'cannot_be', { reason: problems.join(' ') });
    const uuid = documentUuid(site.code, wanted.document);
    const content = pintAe(document, { uuid, licence, customerId: found.customerId });
    return { fileName: `${name}.xml`, mediaType: 'application/xml', content };
  }
  if (!needsIrn({ ...found, country: site.country }))
    return refuse(eDocumentRefusals, 'not_needed.irn', { document: wanted.document });
  const invoice = { ...buildInv01(document), ...ewayBillWith(site, document, found) };
  return jsonFile(name, [invoice], inv01Problems(invoice));
}

/** Where all of it is known, the portal makes the e-way bill that the goods need together with the registration. */
function ewayBillWith(
  site: Site,
  { totalMinor, issuedOn }: IssuedDocument,
  { transport: written, ewayBill }: TaxDocument,
) {
  const transport = written && readTransport(written);
  const isNeeded = needsEwayBill(site.ewayBill?.aboveMinor ?? null, totalMinor);
  if (!transport || !isNeeded || ewayBill || transportProblem(transport)) return {};
  return { EwbDtls: ewayBillDetails(transport, portalDay(transport.docketDay || issuedOn)) };
}

const jsonFile = (name: string, value: object, problems: readonly string[]): EDocumentFile | Refusal<'cannot_be'> =>
  problems.length > 0
    ? refuse(eDocumentRefusals, 'cannot_be', { reason: problems.join(' ') })
    : { fileName: `${name}.json`, mediaType: 'application/json', content: JSON.stringify(value, null, 2) };

/** A UUID of version 8 made of the site and the number, so that a document has the same one in every file. */
function documentUuid(site: string, number: string): string {
  const hash = createHash('sha256').update(`${site} ${number}`).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) % 4) + 8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
