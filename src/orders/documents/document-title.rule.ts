import type { DocumentKind } from '../document-kinds.data.ts';
// Each kind of document has one name; the law requires 'Tax Invoice' in print.

import { msg, translate } from '../../lib/i18n.ts';

const titles: Record<DocumentKind, string> = {
  proforma: msg('Proforma invoice'),
  tax_invoice: msg('Tax invoice'),
  credit_note: msg('Credit note'),
  debit_note: msg('Debit note'),
};

export const documentTitle = (kind: DocumentKind): string => translate(titles[kind]);

/** A credit note under VAT is printed as 'Tax Credit Note'. */
export function printedTitle(kind: DocumentKind, taxForm: string): string {
  if (kind === 'credit_note' && taxForm === 'vat') return 'Tax Credit Note';
  if (kind === 'debit_note' && taxForm === 'vat') return 'Tax Debit Note';
  return titles[kind].replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
