import type { DocumentKind } from '../document-kinds.data.ts';
// In which table of GSTR-1 a tax document belongs: by the buyer's GSTIN, the state, the amount and the kind.

import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import type { Day } from '../../lib/dates.ts';
import { isSezSupply } from '../documents/declarations.rule.ts';

/** A line of a tax document with what its document says. */
export type TaxedSupply = {
  kind: DocumentKind;
  number: string;
  issuedOn: Day;
  /** The seller's GSTIN or TRN. */
  registration: string;
  buyerTaxNumber: string;
  buyerName: string;
  buyerRegion: string;
  taxForm: TaxTreatment;
  placeOfSupply: string;
  /** The first one, which tells a supply to an SEZ; or ''. */
  declaration: string;
  totalMinor: number;
  /** The total of the invoice of a credit note; null for an invoice. */
  ofTotalMinor: number | null;
  /** Whether it is cancelled at the portal, or the credit note of such an invoice. */
  isVoid: boolean;
  lineNo: number;
  itemName: string;
  maker: string;
  hsn: string;
  unit: string;
  quantity: number;
  taxBp: number;
  taxableMinor: number;
  centralMinor: number;
  stateMinor: number;
  wholeMinor: number;
};
export type OutwardTable = 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur' | 'void';

/** The limit for an invoice across states to a buyer without a GSTIN; larger ones are listed one by one. Since August 2024. */
export const largeInvoiceMinor = 1_00_000_00;

type DocumentFacts = Pick<
  TaxedSupply,
  'kind' | 'buyerTaxNumber' | 'taxForm' | 'totalMinor' | 'ofTotalMinor' | 'isVoid'
>;

export function outwardTable(supply: DocumentFacts): OutwardTable {
  const { kind, buyerTaxNumber, taxForm, totalMinor, ofTotalMinor, isVoid } = supply;
  if (isVoid) return 'void';
  const isNote = kind !== 'tax_invoice';
  if (buyerTaxNumber !== '') return isNote ? 'cdnr' : 'b2b';
  const isAcrossStates = taxForm === 'integrated';
  const isLarge = isAcrossStates && (isNote ? (ofTotalMinor ?? 0) : totalMinor) > largeInvoiceMinor;
  if (!isLarge) return 'b2cs';
  return isNote ? 'cdnur' : 'b2cl';
}

/** The offline tool of the tax office has these names. */
export function invoiceType({ taxForm, declaration }: Pick<TaxedSupply, 'taxForm' | 'declaration'>): string {
  if (taxForm === 'none') return 'SEZ supplies without payment';
  return isSezSupply([declaration]) ? 'SEZ supplies with payment' : 'Regular B2B';
}

/** 'Maharashtra (27)' as '27-Maharashtra'. */
export const placeOfSupplyText = (placeOfSupply: string): string =>
  placeOfSupply.replace(/^(.*) \((\d{2})\)$/, '$2-$1');

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** '2026-11-05' as '05-Nov-2026'. */
export function returnDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
}

export const signOf = ({ kind }: Pick<TaxedSupply, 'kind'>): 1 | -1 => (kind === 'credit_note' ? -1 : 1);
