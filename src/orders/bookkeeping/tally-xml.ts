import { escapeXml, parentElement, textElement } from '../../lib/xml.ts';
import { regionOf, tallyAddress, tallyCountry, tallyRegistrationType, tallyState } from './tally-party.rule.ts';
import { type BillPart, billsOnce, type LedgerLine } from './voucher-lines.rule.ts';
import type { InvoiceParties, Voucher } from './vouchers.server.ts';

export type TallyCompany = { company: string; country: 'IN' | 'AE' };

/** An import file for Tally, in pieces. */
export function* tallyEnvelope(report: 'Vouchers' | 'All Masters', company: string, messages: Iterable<string>) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>${report}</REPORTNAME><STATICVARIABLES>${textElement('SVCURRENTCOMPANY', company)}</STATICVARIABLES></REQUESTDESC><REQUESTDATA>\n`;
  for (const message of messages) yield `<TALLYMESSAGE xmlns:UDF="TallyUDF">${message}</TALLYMESSAGE>\n`;
  yield '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';
}

export const tallyVouchers = ({ company, country }: TallyCompany, vouchers: readonly Voucher[]): Generator<string> =>
  tallyEnvelope(
    'Vouchers',
    company,
    vouchers.map((voucher) => voucherXml(country, voucher)),
  );

/** An invoice and a credit note are in the view of an invoice without stock, in which Tally keeps the parties of the tax. */
function voucherXml(country: TallyCompany['country'], voucher: Voucher): string {
  const { key, kind, number, day, customer, reference, note, lines, bills, invoice } = voucher;
  const view = invoice ? 'Invoice Voucher View' : 'Accounting Voucher View';
  const entry = invoice ? 'LEDGERENTRIES.LIST' : 'ALLLEDGERENTRIES.LIST';
  const parts = [
    textElement('DATE', day.replaceAll('-', '')),
    textElement('GUID', key),
    textElement('VOUCHERTYPENAME', kind),
    textElement('VOUCHERNUMBER', number),
    textElement('PARTYNAME', customer),
    textElement('PARTYLEDGERNAME', customer),
    ...(invoice ? invoiceElements(country, invoice) : []),
    textElement('REFERENCE', reference),
    textElement('NARRATION', note),
    textElement('PERSISTEDVIEW', view),
    textElement('VCHENTRYMODE', invoice ? 'Accounting Invoice' : 'As Voucher'),
    textElement('ISINVOICE', invoice ? 'Yes' : 'No'),
    ...lines.map((line) => entryXml(entry, line, line.ledger === customer ? bills : undefined)),
  ];
  const attributes = `REMOTEID="${escapeXml(key)}" VCHTYPE="${kind}" ACTION="Create" OBJVIEW="${view}"`;
  return `<VOUCHER ${attributes}>${parts.join('')}</VOUCHER>`;
}

/** The buyer as the document names it, and the registration of the seller that sold. */
function invoiceElements(country: TallyCompany['country'], invoice: InvoiceParties): string[] {
  const { registration, billTo, placeOfSupply, declarations } = invoice;
  const shared = [
    textElement('PARTYMAILINGNAME', billTo.name),
    textElement('BASICBUYERNAME', billTo.name),
    parentElement('BASICBUYERADDRESS.LIST', ...tallyAddressLines('BASICBUYERADDRESS', billTo)),
    textElement('STATENAME', tallyState(billTo.region)),
    textElement('COUNTRYOFRESIDENCE', tallyCountry(country)),
    textElement('PARTYPINCODE', billTo.pincode),
  ];
  if (country === 'AE')
    return [
      ...shared,
      textElement('BASICBUYERSSALESTAXNO', billTo.taxNumber),
      textElement('PLACEOFSUPPLY', placeOfSupply),
    ];
  const state = tallyState(regionOf(registration));
  return [
    ...shared,
    textElement('PARTYGSTIN', billTo.taxNumber),
    textElement('GSTREGISTRATIONTYPE', tallyRegistrationType(billTo.taxNumber, declarations)),
    textElement('PLACEOFSUPPLY', tallyState(placeOfSupply)),
    textElement('GSTREGISTRATION', `${state} Registration`, { TAXTYPE: 'GST', TAXREGISTRATION: registration }),
    textElement('CMPGSTIN', registration),
    textElement('CMPGSTREGISTRATIONTYPE', 'Regular'),
    textElement('CMPGSTSTATE', state),
  ];
}

export const tallyAddressLines = (name: string, party: Parameters<typeof tallyAddress>[0]): string[] =>
  tallyAddress(party).map((line) => textElement(name, line));

/** In Tally a debit is negative and 'deemed positive'. Only the customer's line has bills. */
function entryXml(name: string, { ledger, amountMinor }: LedgerLine, bills?: readonly BillPart[]): string {
  return parentElement(
    name,
    textElement('LEDGERNAME', ledger),
    textElement('ISDEEMEDPOSITIVE', amountMinor > 0 ? 'Yes' : 'No'),
    textElement('ISPARTYLEDGER', bills ? 'Yes' : 'No'),
    textElement('AMOUNT', tallyAmount(amountMinor)),
    ...billsOnce(bills ?? []).map(({ bill, isNew, amountMinor: part }) =>
      parentElement(
        'BILLALLOCATIONS.LIST',
        textElement('NAME', bill),
        textElement('BILLTYPE', billType(bill, isNew)),
        textElement('AMOUNT', tallyAmount(part)),
      ),
    ),
  );
}

const billType = (bill: string, isNew: boolean) => (bill === '' ? 'On Account' : isNew ? 'New Ref' : 'Agst Ref');

function tallyAmount(minor: number): string {
  const whole = Math.abs(minor);
  const text = `${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return minor > 0 ? `-${text}` : text;
}
