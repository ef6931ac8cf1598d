import type { PartySnapshot } from '../order-rows.contract.ts';
// An e-invoice of schema INV-01, version 1.1, says of a tax invoice or credit note what is printed on it.

import { toMajor, toPercent } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { regions } from '../../sites/regions.data.ts';
import { isSezSupply } from '../documents/declarations.rule.ts';
import { taxOf } from '../documents/tax-parts.rule.ts';
import type { DocumentHeader, DocumentLine, IssuedDocument } from '../documents.table.ts';
import type { Inv01, Inv01Item, SupplyType } from './e-invoice-schema.data.ts';
import { gstUnit } from './gst-unit.rule.ts';
import { addressLines, placeOfSupplyCode, portalDay, portalText, stateCodeOf } from './portal-text.rule.ts';

/** Tariff numbers of services begin with 99. */
export const isServiceCode = (hsn: string): boolean => hsn.startsWith('99');

export function supplyType({ taxForm, declarations }: DocumentHeader): SupplyType {
  if (taxForm === 'none') return 'SEZWOP';
  return isSezSupply(declarations) ? 'SEZWP' : 'B2B';
}

export function buildInv01({ kind, number, issuedOn, head, lines, totalMinor, subtotalMinor }: IssuedDocument): Inv01 {
  const type = kind === 'credit_note' ? 'CRN' : kind === 'debit_note' ? 'DBN' : 'INV';
  const seller = partyOf(head.seller);
  const buyer = partyOf(head.billTo);
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: supplyType(head), RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: type, No: number, Dt: portalDay(issuedOn) },
    SellerDtls: { ...seller, ...contactOf(head.sellerPhone, head.sellerEmail) },
    BuyerDtls: { ...buyer, Pos: placeOfSupplyCode(head.placeOfSupply) },
    ...(isElsewhere(head) && { ShipDtls: shipTo(head.deliverTo) }),
    ItemList: lines.map((line) => itemOf(line, head)),
    ValDtls: {
      AssVal: toMajor(subtotalMinor),
      CgstVal: toMajor(sum(lines, (line) => line.centralMinor)),
      SgstVal: toMajor(sum(lines, (line) => line.stateMinor)),
      IgstVal: toMajor(sum(lines, (line) => line.wholeMinor)),
      TotInvVal: toMajor(totalMinor),
    },
    ...(type !== 'INV' &&
      head.ofInvoice && {
        RefDtls: { PrecDocDtls: [{ InvNo: head.ofInvoice.number, InvDt: portalDay(head.ofInvoice.issuedOn) }] },
      }),
  };
}

function placeOf({ line, city, region, pincode, taxNumber }: PartySnapshot) {
  const [first, second] = addressLines(line);
  const regionId = regions.IN.find((one) => one.name === region)?.id;
  return {
    Addr1: first,
    ...(second && { Addr2: second }),
    Loc: portalText(city || region, 50),
    Pin: Number(pincode.replaceAll(' ', '')),
    Stcd: stateCodeOf(taxNumber, regionId),
  };
}

const partyOf = (party: PartySnapshot) => ({
  Gstin: party.taxNumber,
  LglNm: portalText(party.name, 100),
  ...placeOf(party),
});

const shipTo = (party: PartySnapshot) => ({
  ...(party.taxNumber && { Gstin: party.taxNumber }),
  LglNm: portalText(party.name, 100),
  ...placeOf(party),
});

const isElsewhere = ({ billTo, deliverTo }: DocumentHeader) =>
  billTo.line !== deliverTo.line || billTo.pincode !== deliverTo.pincode || billTo.name !== deliverTo.name;

function contactOf(phone: string, email: string) {
  const digits = phone.replaceAll(/\D/g, '');
  return {
    ...(digits.length >= 6 && digits.length <= 12 && { Ph: digits }),
    ...(email.length >= 6 && email.length <= 100 && { Em: email }),
  };
}

/** The rate of a supply under LUT is 0, as no tax is charged. */
function itemOf(line: DocumentLine, { taxForm }: DocumentHeader): Inv01Item {
  const { lineNo, itemName, maker, hsn, quantity, unit, taxableMinor, taxBp } = line;
  const unitMinor = Math.max(line.listMinor, line.unitMinor);
  const discountMinor = unitMinor * quantity - taxableMinor;
  return {
    SlNo: String(lineNo),
    PrdDesc: portalText([maker, itemName].filter(Boolean).join(' '), 300),
    IsServc: isServiceCode(hsn) ? 'Y' : 'N',
    HsnCd: hsn,
    Qty: quantity,
    Unit: gstUnit(unit),
    UnitPrice: toMajor(unitMinor),
    TotAmt: toMajor(unitMinor * quantity),
    Discount: toMajor(discountMinor),
    AssAmt: toMajor(taxableMinor),
    GstRt: taxForm === 'none' ? 0 : toPercent(taxBp),
    CgstAmt: toMajor(line.centralMinor),
    SgstAmt: toMajor(line.stateMinor),
    IgstAmt: toMajor(line.wholeMinor),
    TotItemVal: toMajor(taxableMinor + taxOf(line)),
  };
}
