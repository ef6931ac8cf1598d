import type { PartySnapshot } from '../order-rows.contract.ts';
// What the rules of PINT AE would refuse is said before a file is made.

import type { TradeLicence } from '../../sites/site-facts.ts';
import type { IssuedDocument } from '../documents.table.ts';
import { emirateCode } from './pint-codes.rule.ts';

/** A tax number of the Emirates (ibr-132-ae). */
const taxNumberPattern = /^1[0-9]{12}03$/;
const standardRateBp = 5_00;

/** Sentences for staff; none where the document keeps the rules that are known here. */
export function pintAeProblems({ head, lines, kind }: IssuedDocument, licence: TradeLicence | undefined): string[] {
  const rates = new Set(lines.map(({ taxBp }) => taxBp));
  return [
    ...partyProblems('The seller', head.seller),
    ...partyProblems('The buyer', head.billTo),
    ...(head.seller.taxNumber ? [] : ['The seller: the TRN is missing.']),
    ...(licence ? [] : ['The seller: the trade licence is missing; enter it at the desk under Settings, Branches.']),
    ...(head.currency === 'AED' ? [] : ['The amounts are not in dirhams.']),
    ...([...rates].every((taxBp) => taxBp === 0 || taxBp === standardRateBp) ? [] : ['VAT is 5% or 0%.']),
    ...(lines.every(({ hsn }) => hsn !== '') ? [] : ['Each line needs a tariff number (HS code).']),
    ...(kind === 'credit_note' && !head.ofInvoice ? ['The credit note names no invoice.'] : []),
  ];
}

function partyProblems(name: string, { taxNumber, line, region }: PartySnapshot): string[] {
  return [
    ...(taxNumber === '' || taxNumberPattern.test(taxNumber)
      ? []
      : [`${name}: a TRN has 15 digits, begins with 1 and ends with 03.`]),
    ...(line === '' ? [`${name}: the street is missing.`] : []),
    ...(emirateCode(region) === '' ? [`${name}: the emirate is missing.`] : []),
  ];
}
