import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDocument, buildDocumentLine, buildTestDocumentHeader } from '../../../tests/fixtures/documents.ts';
import { readXml } from '../../../tests/rendering/read-xml.ts';
import { applyRate } from '../../lib/money.ts';
import { sum } from '../../lib/sum.ts';
import type { DocumentHeader, DocumentLine, IssuedDocument } from '../documents.table.ts';
import { pintAe } from './pint-ae.rule.ts';

const seller = {
  name: 'GWD Bearings Trading LLC',
  taxNumber: '100234567800003',
  line: 'Deira, Dubai',
  city: 'Dubai',
  region: 'Dubai',
  pincode: '',
};
const buyer = { ...seller, name: 'Al Noor <Marine> & Co', taxNumber: '100345678900003', city: '', region: 'Sharjah' };
const account = { accountName: 'GWD LLC', bank: 'Creek', branch: 'Deira', swift: 'CDBXAEAD', iban: 'AE36099' };
const headOf = (overrides: Partial<DocumentHeader> = {}): DocumentHeader =>
  buildTestDocumentHeader({
    country: 'AE',
    currency: 'AED',
    taxLabel: 'VAT',
    taxNumberLabel: 'TRN',
    taxForm: 'vat' as const,
    seller,
    billTo: buyer,
    deliverTo: buyer,
    placeOfSupply: 'Sharjah',
    declarations: [],
    payTo: { account, beforeDispatch: false },
    ...overrides,
  });
const lineOf = (overrides: Partial<DocumentLine> = {}): DocumentLine =>
  buildDocumentLine({ taxBp: 5_00, centralMinor: 0, stateMinor: 0, wholeMinor: 50_00, ...overrides });
const invoiceOf = (lines: DocumentLine[], overrides: Partial<IssuedDocument> = {}) =>
  buildDocument(lines, { number: 'GD/2026/000012', head: headOf(), ...overrides });
const licence = { number: '845671', authority: 'Dubai Department of Economy and Tourism' };
const uuid = 'b9c3b1a0-0000-8000-8000-000000000000';

function read(invoice: IssuedDocument) {
  const elements = readXml(pintAe(invoice, { uuid, licence, customerId: 4711 }));
  const textsAt = (path: string) => elements.filter((one) => one.path.endsWith(path)).map((one) => one.text);
  return { elements, textsAt, at: (path: string) => textsAt(path)[0] };
}

test('an invoice names its rules, its number, its parties by TRN and emirate, and its totals', () => {
  const { at, textsAt, elements } = read(invoiceOf([lineOf()]));
  expect(elements[0]?.attributes.xmlns).toBe('urn:oasis:names:specification:ubl:schema:xsd:Invoice-2');
  expect(at('Invoice/cbc:CustomizationID')).toBe('urn:peppol:pint:billing-1@ae-1');
  expect(at('Invoice/cbc:ProfileID')).toBe('urn:peppol:bis:billing');
  expect(at('Invoice/cbc:ProfileExecutionID')).toBe('00000000');
  expect([at('Invoice/cbc:ID'), at('Invoice/cbc:UUID'), at('Invoice/cbc:InvoiceTypeCode')]).toEqual([
    'GD/2026/000012',
    uuid,
    '380',
  ]);
  expect(textsAt('cbc:EndpointID')).toEqual(['1002345678', '1003456789']);
  expect(textsAt('cac:PartyTaxScheme/cbc:CompanyID')).toEqual(['100234567800003', '100345678900003']);
  expect(textsAt('cac:PostalAddress/cbc:CountrySubentity')).toEqual(['DXB', 'SHJ']);
  expect(at('AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name')).toBe('Al Noor <Marine> & Co');
  const licences = elements.filter(({ path }) => path.endsWith('cac:PartyLegalEntity/cbc:CompanyID'));
  const attributes = { schemeAgencyID: 'TL', schemeAgencyName: licence.authority };
  expect(licences).toEqual([expect.objectContaining({ text: licence.number, attributes })]);
  expect(at('cac:PaymentMeans/cbc:PaymentMeansCode')).toBe('30');
  expect(at('cac:PayeeFinancialAccount/cbc:ID')).toBe('AE36099');
  expect(textsAt('Invoice/cac:TaxTotal/cbc:TaxAmount')).toEqual(['50.00']);
  expect(at('cac:TaxCategory/cbc:ID')).toBe('S');
  expect(textsAt('LegalMonetaryTotal/cbc:PayableAmount')).toEqual(['1050.00']);
  expect(textsAt('cbc:PayableRoundingAmount')).toEqual([]);
});

test('a line has its quantity in a unit of UN/ECE, its HS code, its VAT and what it comes to', () => {
  const { at, elements } = read(invoiceOf([lineOf({ unit: 'PCS' })]));
  const quantity = elements.find(({ path }) => path.endsWith('InvoiceLine/cbc:InvoicedQuantity'));
  expect(quantity).toMatchObject({ text: '10', attributes: { unitCode: 'H87' } });
  expect(at('cac:CommodityClassification/cbc:ItemClassificationCode')).toBe('84821020');
  expect(at('cac:ClassifiedTaxCategory/cbc:Percent')).toBe('5.00');
  expect(at('cac:ItemPriceExtension/cbc:Amount')).toBe('1050.00');
  expect(at('cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount')).toBe('50.00');
});

test('a credit note names its invoice and why, and asks for no payment', () => {
  const head = headOf({ ofInvoice: { number: 'GD/2026/000012', issuedOn: '2026-11-11' } });
  const note = { kind: 'credit_note' as const, number: 'GDC/2026/000001' };
  const { at, textsAt } = read(invoiceOf([lineOf()], { ...note, head }));
  expect(at('CreditNote/cbc:CreditNoteTypeCode')).toBe('381');
  expect(at('cac:DiscrepancyResponse/cbc:ResponseCode')).toBe('DL8.61.1.D');
  expect(at('cac:InvoiceDocumentReference/cbc:ID')).toBe('GD/2026/000012');
  expect(textsAt('cac:PaymentMeans/cbc:PaymentMeansCode')).toEqual([]);
  expect(textsAt('CreditNoteLine/cbc:CreditedQuantity')).toEqual(['10']);
  const cancelled = read(invoiceOf([lineOf()], { ...note, head: { ...head, dispatch: '' } }));
  expect(cancelled.at('cac:DiscrepancyResponse/cbc:ResponseCode')).toBe('DL8.61.1.A');
});

test('a buyer without a TRN, an invoice that was paid online, and goods at the zero rate', () => {
  const { payTo: _payTo, ...paid } = headOf({ billTo: { ...buyer, taxNumber: '' }, dueOn: '' });
  const { at, textsAt } = read(invoiceOf([lineOf({ taxBp: 0, wholeMinor: 0 })], { head: paid }));
  expect(textsAt('cbc:EndpointID')[1]).toBe('9900000098');
  expect(textsAt('AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID')).toEqual(['4711']);
  expect(textsAt('cac:PartyTaxScheme/cbc:CompanyID')).toHaveLength(1);
  expect(at('cac:PaymentMeans/cbc:PaymentMeansCode')).toBe('1');
  expect(at('cbc:DueDate')).toBe('2026-11-11');
  expect([at('cac:TaxCategory/cbc:ID'), at('cac:TaxCategory/cbc:Percent')]).toEqual(['Z', '0.00']);
});

test('VAT that was rounded on twelve small lines is within the rules, the rest is a rounding', () => {
  const small = Array.from({ length: 12 }, (_, i) =>
    lineOf({ lineNo: i + 1, quantity: 1, unitMinor: 10, listMinor: 10, taxableMinor: 10, wholeMinor: 1 }),
  );
  const { at } = read(invoiceOf(small));
  expect(at('Invoice/cac:TaxTotal/cbc:TaxAmount')).toBe('0.06');
  expect(at('cbc:TaxInclusiveAmount')).toBe('1.26');
  expect(at('cbc:PayableRoundingAmount')).toBe('0.06');
  expect(at('cbc:PayableAmount')).toBe('1.32');
});

/** As the schema of UBL 2.1 orders the elements of an invoice. */
const order =
  'CustomizationID ProfileID ProfileExecutionID ID UUID IssueDate DueDate InvoiceTypeCode CreditNoteTypeCode DocumentCurrencyCode DiscrepancyResponse OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans TaxTotal LegalMonetaryTotal InvoiceLine CreditNoteLine'.split(
    ' ',
  );

const rows = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 999 }),
    unitMinor: fc.integer({ min: 1, max: 5_000_00 }),
    taxBp: fc.constantFrom(0, 5_00),
  }),
  { minLength: 1, maxLength: 15 },
);

test('every document is well-formed, in the order of the schema, and its sums keep the rules', () => {
  fc.assert(
    fc.property(rows, fc.boolean(), (given, isNote) => {
      const lines = given.map(({ quantity, unitMinor, taxBp }, index) => {
        const taxableMinor = quantity * unitMinor;
        return lineOf({
          lineNo: index + 1,
          quantity,
          unitMinor,
          taxBp,
          taxableMinor,
          wholeMinor: applyRate(taxableMinor, taxBp),
        });
      });
      const head = headOf({ ofInvoice: isNote ? { number: 'GD/2026/000012', issuedOn: '2026-11-11' } : null });
      const { elements, textsAt } = read(invoiceOf(lines, { kind: isNote ? 'credit_note' : 'tax_invoice', head }));
      const children = elements.filter(({ path }) => path.split('/').length === 2);
      const places = children.map(({ path }) => order.indexOf(path.split(':')[1] ?? ''));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      const fils = (path: string) => sum(textsAt(path), (text) => Math.round(Number(text) * 100));
      expect(fils('Line/cbc:LineExtensionAmount')).toBe(fils('LegalMonetaryTotal/cbc:LineExtensionAmount'));
      expect(fils('cac:TaxSubtotal/cbc:TaxableAmount')).toBe(fils('cbc:TaxExclusiveAmount'));
      const root = isNote ? 'CreditNote' : 'Invoice';
      expect(fils('cac:TaxSubtotal/cbc:TaxAmount')).toBe(fils(`${root}/cac:TaxTotal/cbc:TaxAmount`));
      expect(fils('cbc:TaxExclusiveAmount') + fils(`${root}/cac:TaxTotal/cbc:TaxAmount`)).toBe(
        fils('cbc:TaxInclusiveAmount'),
      );
      expect(fils('cbc:TaxInclusiveAmount') + fils('cbc:PayableRoundingAmount')).toBe(fils('cbc:PayableAmount'));
      const standard = sum(
        lines.filter(({ taxBp }) => taxBp > 0),
        (line) => line.taxableMinor,
      );
      expect(Math.abs(fils(`${root}/cac:TaxTotal/cbc:TaxAmount`) - applyRate(standard, 5_00))).toBeLessThanOrEqual(2);
    }),
    { numRuns: 200 },
  );
});
