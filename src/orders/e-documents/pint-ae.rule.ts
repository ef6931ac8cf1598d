import type { PartySnapshot } from '../order-rows.contract.ts';
// An invoice or credit note of the Emirates as UBL 2.1 XML for Peppol (PINT AE billing), with what is printed on it.

import type { Day } from '../../lib/dates.ts';
import { applyRate, toPercent } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import { parentElement as group, textElement as text } from '../../lib/xml.ts';
import type { TradeLicence } from '../../sites/site-facts.ts';
import { transferReference } from '../documents/payment-description.rule.ts';
import type { DocumentHeader, DocumentLine, IssuedDocument } from '../documents.table.ts';
import { emirateCode, taxCategory, unitCode } from './pint-codes.rule.ts';

const customization = 'urn:peppol:pint:billing-1@ae-1';
const profile = 'urn:peppol:bis:billing';
/** Eight flags: free zone, deemed supply, margin, summary, continuous, agent, e-commerce, export. None applies. */
const ordinarySupply = '00000000';
const peppolScheme = '0235';
/** Documents for buyers without a tax number go to this address. */
const buyerWithoutNumber = '9900000098';
/** Also of a debit note: the rules of PINT AE know no code of its own for one. */
const invoiceCode = '380';
const creditNoteCode = '381';
const creditTransfer = '30';
const instrumentNotDefined = '1';
const reasons = { cancelled: 'DL8.61.1.A', revalued: 'DL8.61.1.C', returned: 'DL8.61.1.D' };
const namespace = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** VAT of a category may differ from the sum of its lines by this much; rounding takes the rest. */
const toleranceMinor = 2;

/** Facts that the document does not print: `uuid` stays the same for it; the licence is the seller's. */
export type PintFacts = { uuid: string; licence: TradeLicence; customerId: number };

const noteReason = ({ withoutGoods, head }: IssuedDocument): string =>
  withoutGoods ? reasons.revalued : head.dispatch ? reasons.returned : reasons.cancelled;

export function pintAe(invoice: IssuedDocument, { uuid, licence, customerId }: PintFacts): string {
  const { kind, number, issuedOn, head, lines } = invoice;
  const isNote = kind === 'credit_note';
  const root = isNote ? 'CreditNote' : 'Invoice';
  const body = [
    text('cbc:CustomizationID', customization),
    text('cbc:ProfileID', profile),
    text('cbc:ProfileExecutionID', ordinarySupply),
    text('cbc:ID', number),
    text('cbc:UUID', uuid),
    text('cbc:IssueDate', issuedOn),
    isNote ? '' : text('cbc:DueDate', head.dueOn || issuedOn),
    isNote ? text('cbc:CreditNoteTypeCode', creditNoteCode) : text('cbc:InvoiceTypeCode', invoiceCode),
    text('cbc:DocumentCurrencyCode', head.currency),
    isNote ? group('cac:DiscrepancyResponse', text('cbc:ResponseCode', noteReason(invoice))) : '',
    group('cac:OrderReference', text('cbc:ID', head.purchaseOrderNo || head.orderNumber)),
    head.ofInvoice
      ? group(
          'cac:BillingReference',
          group(
            'cac:InvoiceDocumentReference',
            text('cbc:ID', head.ofInvoice.number),
            text('cbc:IssueDate', head.ofInvoice.issuedOn),
          ),
        )
      : '',
    group(
      'cac:AccountingSupplierParty',
      party(head.seller, { phone: head.sellerPhone, email: head.sellerEmail, licence }),
    ),
    group('cac:AccountingCustomerParty', party(head.billTo, { customerId })),
    delivery(head),
    isNote ? '' : paymentMeans(head, transferReference(invoice)),
    ...totals(invoice),
    ...lines.map((line) => documentLine(line, isNote)),
  ];
  const spaces = `xmlns="${namespace}${root}-2" xmlns:cac="${namespace}CommonAggregateComponents-2" xmlns:cbc="${namespace}CommonBasicComponents-2"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>\n${body.filter(Boolean).join('\n')}\n</${root}>\n`;
}

const currencyOf = { currencyID: 'AED' };
const amount = (name: string, minor: number) => text(name, (minor / 100).toFixed(2), currencyOf);
const vatScheme = group('cac:TaxScheme', text('cbc:ID', 'VAT'));

/** The first ten digits of a tax number are the identification in Peppol. */
const endpointOf = (taxNumber: string) => taxNumber.slice(0, 10) || buyerWithoutNumber;

const address = (name: string, { line, city, region }: PartySnapshot) =>
  group(
    name,
    text('cbc:StreetName', line),
    text('cbc:CityName', city || region),
    text('cbc:CountrySubentity', emirateCode(region)),
    group('cac:Country', text('cbc:IdentificationCode', 'AE')),
  );

/** 'TL' is a trade licence; who issued it must be named (ibr-172-ae, ibr-173-ae). */
const licenceAttributes = ({ authority }: TradeLicence) => ({ schemeAgencyID: 'TL', schemeAgencyName: authority });

type PartyFacts = { phone?: string; email?: string; licence?: TradeLicence; customerId?: number };

function party(
  about: PartySnapshot,
  { phone = about.contactPhone ?? '', email = '', licence, customerId }: PartyFacts,
): string {
  return group(
    'cac:Party',
    text('cbc:EndpointID', endpointOf(about.taxNumber), { schemeID: peppolScheme }),
    // A buyer without a tax number is identified by the seller's number of the customer (ibr-135-ae).
    customerId ? group('cac:PartyIdentification', text('cbc:ID', String(customerId))) : '',
    group('cac:PartyName', text('cbc:Name', about.name)),
    address('cac:PostalAddress', about),
    about.taxNumber ? group('cac:PartyTaxScheme', text('cbc:CompanyID', about.taxNumber), vatScheme) : '',
    group(
      'cac:PartyLegalEntity',
      text('cbc:RegistrationName', about.name),
      licence ? text('cbc:CompanyID', licence.number, licenceAttributes(licence)) : '',
    ),
    group(
      'cac:Contact',
      text('cbc:Name', about.contactName ?? ''),
      text('cbc:Telephone', phone),
      text('cbc:ElectronicMail', email),
    ),
  );
}

const delivery = ({ suppliedOn, deliverTo }: DocumentHeader) =>
  group(
    'cac:Delivery',
    text('cbc:ActualDeliveryDate', suppliedOn satisfies Day | ''),
    group('cac:DeliveryLocation', address('cac:Address', deliverTo)),
  );

function paymentMeans({ payTo }: DocumentHeader, reference: string): string {
  const account = payTo && 'iban' in payTo.account ? payTo.account.iban : '';
  return group(
    'cac:PaymentMeans',
    text('cbc:PaymentMeansCode', account ? creditTransfer : instrumentNotDefined),
    text('cbc:PaymentID', reference),
    account
      ? group('cac:PayeeFinancialAccount', text('cbc:ID', account), text('cbc:Name', payTo?.account.accountName ?? ''))
      : '',
  );
}

/** VAT is rounded on each line; where the categories would differ by more than allowed, the rest is a rounding. */
function totals({ lines, subtotalMinor, totalMinor }: IssuedDocument): string[] {
  const subtotals = [...Map.groupBy(lines, ({ taxBp }) => taxBp)].map(([taxBp, part]) => {
    const taxableMinor = sum(part, (line) => line.taxableMinor);
    const asCharged = sum(part, (line) => line.wholeMinor);
    const asCalculated = applyRate(taxableMinor, taxBp);
    const taxMinor = Math.abs(asCharged - asCalculated) > toleranceMinor ? asCalculated : asCharged;
    return { taxBp, taxableMinor, taxMinor };
  });
  const taxMinor = sum(subtotals, (one) => one.taxMinor);
  const roundingMinor = totalMinor - subtotalMinor - taxMinor;
  return [
    group(
      'cac:TaxTotal',
      amount('cbc:TaxAmount', taxMinor),
      ...subtotals.map((one) =>
        group(
          'cac:TaxSubtotal',
          amount('cbc:TaxableAmount', one.taxableMinor),
          amount('cbc:TaxAmount', one.taxMinor),
          category('cac:TaxCategory', one.taxBp),
        ),
      ),
    ),
    group(
      'cac:LegalMonetaryTotal',
      amount('cbc:LineExtensionAmount', subtotalMinor),
      amount('cbc:TaxExclusiveAmount', subtotalMinor),
      amount('cbc:TaxInclusiveAmount', subtotalMinor + taxMinor),
      roundingMinor === 0 ? '' : amount('cbc:PayableRoundingAmount', roundingMinor),
      amount('cbc:PayableAmount', totalMinor),
    ),
  ];
}

const category = (name: string, taxBp: number) =>
  group(name, text('cbc:ID', taxCategory(taxBp)), text('cbc:Percent', toPercent(taxBp).toFixed(2)), vatScheme);

function documentLine(line: DocumentLine, isNote: boolean): string {
  const { lineNo, quantity, unit, itemName, maker, itemCode, hsn, unitMinor, taxableMinor, wholeMinor, taxBp } = line;
  const inUnits = { unitCode: unitCode(unit) };
  return group(
    isNote ? 'cac:CreditNoteLine' : 'cac:InvoiceLine',
    text('cbc:ID', String(lineNo)),
    text(isNote ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity', String(quantity), inUnits),
    amount('cbc:LineExtensionAmount', taxableMinor),
    group(
      'cac:Item',
      text('cbc:Description', [maker, itemName].filter(Boolean).join(' ')),
      text('cbc:Name', itemName),
      group('cac:SellersItemIdentification', text('cbc:ID', itemCode)),
      group(
        'cac:CommodityClassification',
        text('cbc:CommodityCode', 'G'),
        text('cbc:ItemClassificationCode', hsn, { listID: 'HS' }),
      ),
      category('cac:ClassifiedTaxCategory', taxBp),
    ),
    group(
      'cac:Price',
      amount('cbc:PriceAmount', unitMinor),
      text('cbc:BaseQuantity', '1', inUnits),
      group(
        'cac:AllowanceCharge',
        text('cbc:ChargeIndicator', 'false'),
        amount('cbc:Amount', 0),
        amount('cbc:BaseAmount', unitMinor),
      ),
    ),
    group(
      'cac:ItemPriceExtension',
      amount('cbc:Amount', taxableMinor + wholeMinor),
      group('cac:TaxTotal', amount('cbc:TaxAmount', wholeMinor)),
    ),
  );
}
