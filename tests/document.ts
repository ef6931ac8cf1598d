import type { DocumentHead, DocumentLine, IssuedDocument } from '../src/orders/documents.table.ts';

/** A line of a document: ten pieces of 6205-2RS/C3 at 100.00, taxed in halves, but for what is told. */
export function lineOf(told: Partial<DocumentLine> = {}): DocumentLine {
  return {
    lineNo: 1,
    orderLineId: 1,
    itemCode: 'ZW-10623',
    itemName: '6205-2RS/C3',
    maker: 'ZWZ',
    category: 'Deep groove ball',
    hsn: '84821020',
    unit: 'NOS',
    origin: 'China',
    lots: '',
    quantity: 10,
    listMinor: 172_41,
    unitMinor: 100_00,
    discountBp: 42_00,
    taxableMinor: 1000_00,
    taxBp: 18_00,
    centralMinor: 90_00,
    stateMinor: 90_00,
    wholeMinor: 0,
    ...told,
  };
}

const seller = {
  name: 'NOD Bearings Private Limited',
  taxNumber: '27AAACZ1234F1ZL',
  line: 'Nagdevi Street, Mumbai 400003',
  city: 'Mumbai',
  region: 'Maharashtra',
  pincode: '400003',
};
const buyer = {
  name: 'Western Gear & Pump',
  taxNumber: '27AAACW1938G1ZB',
  line: 'Plot 14, Chakan Industrial Area',
  city: 'Pune',
  region: 'Maharashtra',
  pincode: '410501',
};

export function headOf(told: Partial<DocumentHead> = {}): DocumentHead {
  return {
    country: 'IN',
    currency: 'INR',
    taxLabel: 'GST',
    taxNumberLabel: 'GSTIN',
    seller,
    sellerEmail: 'sales@nod.example',
    sellerPhone: '+91 22 5550 0169',
    billTo: buyer,
    deliverTo: buyer,
    taxForm: 'state',
    placeOfSupply: 'Maharashtra (27)',
    orderNumber: 'NOD26000119',
    orderedOn: '2026-11-10',
    purchaseOrderNo: 'PO-4500018743',
    payment: 'Credit limit, 45 days from the invoice',
    dueOn: '2026-12-26',
    suppliedOn: '2026-11-11',
    dispatch: 'NOD26000119-1',
    carrier: 'Own van',
    remark: '',
    declarations: ['Whether tax is payable on reverse charge: No'],
    ofInvoice: null,
    reason: '',
    ...told,
  };
}

/** A tax invoice of these lines. */
export function documentOf(
  lines: readonly DocumentLine[] = [lineOf()],
  told: Partial<IssuedDocument> = {},
): IssuedDocument {
  const subtotalMinor = lines.reduce((sum, line) => sum + line.taxableMinor, 0);
  const taxMinor = lines.reduce((sum, line) => sum + line.centralMinor + line.stateMinor + line.wholeMinor, 0);
  return {
    id: 1,
    kind: 'tax_invoice',
    number: 'NM/26-27/000118',
    issuedOn: '2026-11-11',
    subtotalMinor,
    taxMinor,
    totalMinor: subtotalMinor + taxMinor,
    head: headOf(),
    lines,
    ...told,
  };
}
