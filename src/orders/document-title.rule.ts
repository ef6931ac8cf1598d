import { said, word } from '../lib/say.ts';
import type { DocumentKind } from './documents.table.ts';

/** Each kind of document has one name; the law wants 'Tax Invoice' on the paper itself. */
const titles: Record<DocumentKind, string> = {
  proforma: word('Proforma invoice'),
  tax_invoice: word('Tax invoice'),
  credit_note: word('Credit note'),
};

/** As lists and mails call it. */
export const documentTitle = (kind: DocumentKind): string => said(titles[kind]);

/** As printed: 'Tax Invoice'; a credit note under VAT is a 'Tax Credit Note'. */
export function printedTitle(kind: DocumentKind, taxForm: string): string {
  if (kind === 'credit_note' && taxForm === 'vat') return 'Tax Credit Note';
  return titles[kind].replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
