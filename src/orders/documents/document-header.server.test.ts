import { expect, test } from 'vitest';
import { buildTestDocumentHeader } from '../../../tests/fixtures/documents.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { OrderRecord } from '../orders.db.ts';
import { buildDocumentHeader, regionText } from './document-header.server.ts';

const { seller, billTo, deliverTo } = buildTestDocumentHeader();
const order: OrderRecord = {
  id: 1,
  number: 'NOD26000119',
  status: 'Confirmed',
  customerId: 1,
  company: 'Western Gear & Pump',
  email: 'stores@plant.example',
  branchId: 1,
  branchTaxNumber: '27AAACZ1234F1ZL',
  invoicePrefix: 'NM',
  branchCode: 'mumbai',
  paymentMode: 'Offline',
  paymentOption: 'credit',
  paymentId: null,
  paymentReference: null,
  currency: 'INR',
  subtotalMinor: 1000_00,
  taxMinor: 180_00,
  totalMinor: 1180_00,
  weightKg: 1.3,
  taxForm: 'state',
  placeOfSupplyId: 27,
  placeOfSupply: 'Maharashtra',
  seller,
  billTo,
  deliverTo,
  deliveryAddressId: 1,
  buyerKind: 'regular',
  purchaseOrderNo: 'PO-45',
  wishedDate: null,
  remark: null,
  placedAt: new Date('2026-11-09T20:00:00Z'),
  isTest: false,
  hold: null,
  enteredBy: null,
  enteredVia: null,
  noPurchaseOrder: null,
  confirmedAt: null,
  refunds: [],
};
const header = (changes: Partial<OrderRecord> = {}, code: 'nod' | 'gwd' = 'nod') =>
  buildDocumentHeader(sites[code], { ...order, ...changes }, 45);

test('the header keeps parties, numbers and the day of the order in the time zone of the site', () => {
  expect(header()).toMatchObject({
    taxLabel: 'GST',
    taxNumberLabel: 'GSTIN',
    seller,
    billTo,
    deliverTo,
    orderNumber: 'NOD26000119',
    orderedOn: '2026-11-10',
    purchaseOrderNo: 'PO-45',
    payment: 'Credit limit, 45 days from each invoice',
  });
});

test('Indian documents print a state with its code, Gulf documents do not', () => {
  expect(header().placeOfSupply).toBe('Maharashtra (27)');
  expect(header({ placeOfSupplyId: 4, placeOfSupply: 'Chandigarh' }).placeOfSupply).toBe('Chandigarh (04)');
  expect(header({ placeOfSupplyId: 2, placeOfSupply: 'Dubai' }, 'gwd').placeOfSupply).toBe('Dubai');
  expect(regionText('IN', 'Maharashtra')).toBe('Maharashtra (27)');
  expect(regionText('IN', 'Atlantis')).toBe('Atlantis');
  expect(regionText('AE', 'Dubai')).toBe('Dubai');
});

test('the bank account is printed unless the order was paid online; a transfer is due before dispatch', () => {
  expect(header().payTo).toEqual({ account: sites.nod.bankAccount, beforeDispatch: false });
  expect(header({ paymentOption: 'cash' }).payTo?.beforeDispatch).toBe(true);
  expect(header({ paymentMode: 'Online', paymentOption: 'cash', paymentId: 7 }).payTo).toBeUndefined();
});

test('an order is paid to the account of its branch', () => {
  const account = { ...sites.nod.bankAccount, bank: 'Yamuna Demo Bank' };
  const nod = { ...sites.nod, branchAccounts: [{ branch: 'delhi', account }] };
  expect(buildDocumentHeader(nod, { ...order, branchCode: 'delhi' }, 45).payTo?.account).toEqual(account);
  expect(buildDocumentHeader(nod, order, 45).payTo?.account).toEqual(sites.nod.bankAccount);
});

test('a supply under LUT is declared as such, whatever the registration says today', () => {
  const declared = header({ taxForm: 'none' }).declarations;
  expect(declared).toEqual(header({ taxForm: 'none', buyerKind: 'sez_lut' }).declarations);
  expect(declared).not.toEqual(header().declarations);
});

test('a document declares the tax that it charges, also when the registration became another kind after the order', () => {
  const onPayment = header({ taxForm: 'integrated', buyerKind: 'sez_with_payment' }).declarations;
  expect(onPayment[0]).toContain('on payment of integrated tax');
  expect(header({ taxForm: 'integrated', buyerKind: 'sez_lut' }).declarations).toEqual(onPayment);
  for (const buyerKind of ['sez_with_payment', 'sez_lut'] as const)
    expect(header({ taxForm: 'state', buyerKind }).declarations).toEqual(header().declarations);
});

test('a document adds what belongs to it alone', () => {
  const added = { dispatch: 'NOD26000119-1', reason: 'Wrong size' };
  expect(buildDocumentHeader(sites.nod, order, 45, added)).toEqual({ ...header(), ...added });
});
