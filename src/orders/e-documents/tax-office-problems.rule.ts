// What the tax office would refuse of a tax invoice is known before the invoice has a number, which nothing takes back.

import { isTariffNumber } from '../../catalogue/items/tariff-number.rule.ts';
import type { Site } from '../../sites/site.ts';
import type { IssuedDocument } from '../documents.table.ts';
import { needsIrn } from '../needs-irn.rule.ts';
import type { PartyWithPincode } from '../parties.data.ts';
import { needsEwayBill } from '../shipment-details.rule.ts';
import { type GoodsTransport, readTransport } from '../transport.rule.ts';
import { buildInv01 } from './e-invoice.rule.ts';
import { inv01Problems } from './e-invoice-problems.rule.ts';
import { buildEwayBill, ewayBillProblems } from './eway-bill.rule.ts';
import { pintAeProblems } from './pint-ae-problems.rule.ts';

type SiteFacts = Pick<Site, 'country' | 'ewayBill' | 'branches'>;

/** Sentences for staff. How the goods move may be written down later: only what is already wrong counts. */
export function taxOfficeProblems(site: SiteFacts, invoice: IssuedDocument, transport: GoodsTransport): string[] {
  if (site.country === 'AE') return pintAeProblems(invoice, sellerLicence(site, invoice.head.seller.taxNumber));
  const buyerTaxNumber = invoice.head.billTo.taxNumber;
  const isRegistered = needsIrn({ kind: 'tax_invoice', country: site.country, buyerTaxNumber });
  const isMoved = needsEwayBill(site.ewayBill?.aboveMinor ?? null, invoice.totalMinor);
  if (!isRegistered && !isMoved) return [];
  const wrongHsn = invoice.lines.filter(({ hsn }) => !isTariffNumber(hsn, site.country));
  return [
    ...new Set([
      ...wrongHsn.map(({ lineNo }) => `Line ${lineNo}: the tariff number (HSN) has 4, 6 or 8 digits.`),
      ...(isRegistered ? inv01Problems(buildInv01(invoice)) : []),
      ...(isMoved ? ewayBillProblems(buildEwayBill(invoice, readTransport(transport))) : []),
    ]),
  ];
}

/** `path`: where at the desk it is corrected. `pincodeOf`: whose PIN code is corrected in the order. '' for neither. */
export type CorrectionPlace = { path: string; pincodeOf: '' | PartyWithPincode };

/** The party or line that the sentence is about tells the place. */
export function correctionOf(problem: string, customerId: number): CorrectionPlace {
  const isOf = (name: string) => problem.startsWith(name);
  const isPincode = problem.includes('PIN code');
  if (isPincode && isOf('The buyer')) return { path: '', pincodeOf: 'bill_to' };
  if (isPincode && (isOf('Deliver to') || problem.includes('delivery address')))
    return { path: '', pincodeOf: 'deliver_to' };
  if (isOf('The seller') || problem.includes('of the seller')) return { path: 'settings/branches', pincodeOf: '' };
  if (isOf('The buyer') || isOf('Deliver to')) return { path: `customers/${customerId}`, pincodeOf: '' };
  const isTariffNumber = isOf('Line') || isOf('Each line');
  return { path: isTariffNumber ? 'items?view=wrong_hsn' : '', pincodeOf: '' };
}

/** The trade licence of the branch that sells, as the seller's facts have it now: documents do not print it. */
export const sellerLicence = ({ branches }: Pick<Site, 'branches'>, taxNumber: string) =>
  (branches.find((branch) => branch.taxNumber === taxNumber) ?? branches[0])?.tradeLicence;
