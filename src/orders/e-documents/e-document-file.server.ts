import type { Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { findDocumentsById } from '../documents/documents.db.ts';
import { needsIrn } from '../needs-irn.rule.ts';
import type { EDocumentForm } from './e-document-forms.data.ts';
import { buildInv01 } from './e-invoice.rule.ts';
import { inv01Problems } from './e-invoice-problems.rule.ts';
import { buildEwayBill, ewayBillProblems } from './eway-bill.rule.ts';
import { findTaxDocument } from './tax-documents.db.ts';
import { readTransport, transportProblem } from './transport.rule.ts';

export type EDocumentFile = { fileName: string; mediaType: string; content: string };

type Wanted = { number: string; document: string; form: EDocumentForm };

/** A file that staff upload at a portal by hand. Refuses what the portal would refuse. */
export async function eDocumentFile(db: Db, site: Site, wanted: Wanted): Promise<EDocumentFile | Refusal> {
  const about = { site: site.code, order: wanted.number, number: wanted.document };
  const [found] = await findTaxDocument(db, about);
  const [document] = found ? await findDocumentsById(db, { site: site.code, ids: [found.id] }) : [];
  if (!found || !document)
    return new Refusal('unknown_document', `Order ${wanted.number} has no tax document ${wanted.document}.`);
  const name = `${wanted.document.replaceAll('/', '-')}-${wanted.form}`;
  if (wanted.form === 'eway-bill') {
    if (!site.ewayBill || found.dispatchId === null)
      return new Refusal('not_needed', `${wanted.document} needs no e-way bill.`);
    const transport = readTransport(found.carrier ?? '', found.docket ?? '');
    const bill = buildEwayBill(document, transport);
    const missing = transportProblem(transport);
    return jsonFile(name, bill, [...ewayBillProblems(bill), ...(missing ? [missing] : [])]);
  }
  if (!needsIrn({ ...found, country: site.country }))
    return new Refusal('not_needed', `${wanted.document} needs no IRN.`);
  const invoice = buildInv01(document);
  return jsonFile(name, [invoice], inv01Problems(invoice));
}

const jsonFile = (name: string, value: object, problems: readonly string[]): EDocumentFile | Refusal =>
  problems.length > 0
    ? new Refusal('cannot_be', problems.join(' '))
    : { fileName: `${name}.json`, mediaType: 'application/json', content: JSON.stringify(value, null, 2) };
