import type { DocumentKind } from './document-kinds.data.ts';
// In India a tax invoice or credit note to a registered buyer needs an invoice reference number (IRN) of the portal.

import type { Country } from '../sites/site-facts.ts';

type DocumentFacts = {
  kind: DocumentKind;
  country: Country;
  buyerTaxNumber: string;
  /** Whether the seller's own program made the document, and registers it too. */
  isGiven?: boolean;
};

/** An SEZ is registered too. `isInvoiceCancelled`: of a credit note whose invoice was cancelled at the portal. */
export function needsIrn(
  { kind, country, buyerTaxNumber, isGiven = false }: DocumentFacts,
  isInvoiceCancelled = false,
): boolean {
  return country === 'IN' && kind !== 'proforma' && buyerTaxNumber !== '' && !isGiven && !isInvoiceCancelled;
}

/** Documents are cancelled at the portal within a day; afterwards a credit note takes the invoice back. */
export const cancellableHours = 24;

/** Where the portal was asked in time and its answer was lost, it is asked again at any time: only it knows. */
export const canCancelIrn = (ackAt: Date, now: Date, isAnswerLost: boolean): boolean =>
  isAnswerLost || now.getTime() - ackAt.getTime() < cancellableHours * 3_600_000;
