import type { PartySnapshot } from '../order-rows.contract.ts';
// An e-way bill for the bulk upload of the portal says what a dispatch's invoice says, and how the goods move.

import { pincodeElsewhere } from '../../account/forms/pincode.rule.ts';
import { toMajor, toPercent } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { regions } from '../../sites/regions.data.ts';
import type { DocumentHeader, DocumentLine, IssuedDocument } from '../documents.table.ts';
import type { TransportDetails, TransportMode } from '../transport.rule.ts';
import type { EwbDtls } from './e-invoice-schema.data.ts';
import { gstUnit } from './gst-unit.rule.ts';
import { addressLines, portalDay, portalText, stateCodeOf } from './portal-text.rule.ts';

export type EwayBillFile = ReturnType<typeof buildEwayBill>;

const fileVersion = '1.0.0621';
const outward = 'O';
const supply = 1;
/** Goods that go to another place than the bill are of type 2. */
const transactionTypes = { regular: 1, billToShipTo: 2 };
/** A distance of 0 is worked out by the portal from the PIN codes. */
const unknownDistance = 0;
/** Codes of the portal for how goods move. */
const transportCodes: Readonly<Record<TransportMode, 1 | 2 | 3 | 4>> = { road: 1, rail: 2, air: 3, ship: 4 };
const unregistered = 'URP';

export function buildEwayBill(invoice: IssuedDocument, transport: TransportDetails) {
  const { number, issuedOn, head, lines, subtotalMinor, totalMinor } = invoice;
  const [from, to] = [placeOf(head.seller), placeOf(head.deliverTo)];
  const total = (of: (line: DocumentLine) => number) => toMajor(sum(lines, of));
  const largest = lines.reduce((a, b) => (b.taxableMinor > a.taxableMinor ? b : a), lines[0] as DocumentLine);
  const { mode, docket, docketDay, vehicle, transporterId, transporterName } = transport;
  const bill = {
    userGstin: head.seller.taxNumber,
    supplyType: outward,
    subSupplyType: supply,
    subSupplyDesc: '',
    docType: 'INV',
    docNo: number,
    docDate: portalDay(issuedOn),
    transType: transactionTypes[isElsewhere(head) ? 'billToShipTo' : 'regular'],
    fromGstin: head.seller.taxNumber,
    fromTrdName: portalText(head.seller.name, 100),
    fromAddr1: from.first,
    fromAddr2: from.second,
    fromPlace: from.place,
    fromPincode: from.pin,
    fromStateCode: from.billedState,
    actualFromStateCode: from.state,
    toGstin: head.billTo.taxNumber || unregistered,
    toTrdName: portalText(head.billTo.name, 100),
    toAddr1: to.first,
    toAddr2: to.second,
    toPlace: to.place,
    toPincode: to.pin,
    toStateCode: placeOf(head.billTo).billedState,
    actualToStateCode: to.state,
    totalValue: toMajor(subtotalMinor),
    cgstValue: total((line) => line.centralMinor),
    sgstValue: total((line) => line.stateMinor),
    igstValue: total((line) => line.wholeMinor),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: 0,
    totInvValue: toMajor(totalMinor),
    transMode: mode && transportCodes[mode],
    transDistance: unknownDistance,
    transporterName,
    transporterId,
    transDocNo: docket,
    transDocDate: docket && portalDay(docketDay || issuedOn),
    vehicleNo: vehicle,
    vehicleType: vehicle && 'R',
    mainHsnCode: Number(largest.hsn),
    itemList: lines.map((line) => itemOf(line, head)),
  };
  return { version: fileVersion, billLists: [bill] };
}

const isElsewhere = ({ billTo, deliverTo }: DocumentHeader) =>
  billTo.line !== deliverTo.line || billTo.pincode !== deliverTo.pincode;

function placeOf({ line, city, region, pincode, taxNumber }: PartySnapshot) {
  const [first, second] = addressLines(line);
  const regionId = regions.IN.find((one) => one.name === region)?.id;
  return {
    first,
    second,
    place: portalText(city || region, 50),
    pin: Number(pincode.replaceAll(' ', '')),
    state: regionId ?? 0,
    billedState: Number(stateCodeOf(taxNumber, regionId)),
  };
}

function itemOf(line: DocumentLine, { taxForm }: DocumentHeader) {
  const rate = taxForm === 'none' ? 0 : toPercent(line.taxBp);
  const isSplit = taxForm === 'state' || taxForm === 'union_territory';
  return {
    itemNo: line.lineNo,
    productName: portalText(line.itemName, 100),
    productDesc: portalText([line.maker, line.category].filter(Boolean).join(' '), 100),
    hsnCode: Number(line.hsn),
    quantity: line.quantity,
    qtyUnit: gstUnit(line.unit),
    taxableAmount: toMajor(line.taxableMinor),
    sgstRate: isSplit ? rate / 2 : 0,
    cgstRate: isSplit ? rate / 2 : 0,
    igstRate: isSplit ? 0 : rate,
    cessRate: 0,
    cessNonAdvol: 0,
  };
}

const maxItems = 250;

/** '05/11/2026' as 20261105, in the order of days. */
const dayOfPortal = (written: string) => Number(written.split('/').reverse().join(''));

/** Sentences for staff; none where the portal can take it. */
export function ewayBillProblems({ billLists: [bill] }: EwayBillFile): string[] {
  if (!bill) return [];
  const isPin = (pin: number) => Number.isInteger(pin) && pin >= 100_000 && pin <= 999_999;
  const hasHsn = bill.itemList.every(({ hsnCode }) => hsnCode >= 1000);
  const elsewhere = (name: string, pin: number, state: number) =>
    [pincodeElsewhere(String(pin), 'IN', state)].flatMap((sentence) => (sentence ? [`${name}: ${sentence}`] : []));
  const isNoteEarly = bill.transDocDate !== '' && dayOfPortal(bill.transDocDate) < dayOfPortal(bill.docDate);
  return [
    ...(isPin(bill.fromPincode) ? [] : ['The PIN code of the seller has six digits.']),
    ...(isPin(bill.toPincode) ? [] : ['The PIN code of the delivery address has six digits.']),
    ...(bill.actualToStateCode > 0 ? [] : ['The state of the delivery address is not known.']),
    ...elsewhere('The seller', bill.fromPincode, bill.actualFromStateCode),
    ...elsewhere('Deliver to', bill.toPincode, bill.actualToStateCode),
    ...(isNoteEarly ? ['The consignment note is older than the invoice; write a day of the invoice or later.'] : []),
    ...(hasHsn ? [] : ['Each line needs a tariff number (HSN).']),
    ...(bill.itemList.length <= maxItems ? [] : [`An e-way bill has at most ${maxItems} lines.`]),
  ];
}

/** The e-way bill that the portal of e-invoices makes: with an invoice, or later for its IRN. */
export const ewayBillDetails = (
  { transporterId, transporterName, mode, docket, vehicle }: Omit<TransportDetails, 'docketDay'>,
  docketDay: string,
): EwbDtls => ({
  // A distance of 0 is worked out by the portal from the PIN codes.
  Distance: 0,
  ...(transporterId && { TransId: transporterId }),
  ...(transporterName.length >= shortestName && { TransName: transporterName }),
  ...(mode && { TransMode: `${transportCodes[mode]}` as const }),
  ...(docket && { TransDocNo: docket, TransDocDt: docketDay }),
  ...(vehicle && { VehNo: vehicle, VehType: 'R' }),
});

const shortestName = 3;
