import { expect, test } from 'vitest';
import { readTally } from '../../../tests/rendering/read-tally.ts';
import { sites } from '../../sites/resolve-site.ts';
import { tallyMasters } from './tally-masters.ts';
import { tallyVouchers } from './tally-xml.ts';
import type { Voucher } from './vouchers.server.ts';

const billTo = {
  name: 'Western <Gear> & "Pump"',
  taxNumber: '24AAACW1938G1ZH',
  line: 'Plot 7\nGIDC',
  city: 'Vapi',
  region: 'Gujarat',
  pincode: '396195',
};
const invoice = { registration: '27AAPFU0939F1ZV', billTo, placeOfSupply: 'Gujarat (24)', declarations: [] };
const bill = { registration: invoice.registration, isNew: false };
const voucher: Voucher = {
  key: 'nod-tax_invoice-NM/26-27/000092',
  kind: 'Sales',
  number: 'NM/26-27/000092',
  day: '2026-11-20',
  customerId: 7,
  customer: billTo.name,
  reference: 'NOD26000141',
  note: '',
  invoice,
  lines: [
    { ledger: billTo.name, amountMinor: 1_180_05 },
    { ledger: 'Sales', amountMinor: -1_000_00 },
    { ledger: 'IGST', amountMinor: -180_05 },
  ],
  bills: [{ ...bill, bill: 'NM/26-27/000092', isNew: true, amountMinor: 1_180_05 }],
};
const company = { company: 'NOD Bearings & Sons', country: 'IN' } as const;
const read = (vouchers: readonly Voucher[], of: Parameters<typeof tallyVouchers>[0] = company) =>
  readTally([...tallyVouchers(of, vouchers)].join(''));

test('an invoice is a sales voucher in the invoice view, with both parties as its tax needs them', () => {
  const { report, company: name, objects } = read([voucher]);
  expect([report, name]).toEqual(['Vouchers', company.company]);
  expect(objects[0]?.attributes).toMatchObject({ REMOTEID: voucher.key, VCHTYPE: 'Sales', ACTION: 'Create' });
  expect(objects[0]?.fields).toEqual({
    DATE: '20261120',
    GUID: voucher.key,
    VOUCHERTYPENAME: 'Sales',
    VOUCHERNUMBER: 'NM/26-27/000092',
    PARTYNAME: billTo.name,
    PARTYLEDGERNAME: billTo.name,
    PARTYMAILINGNAME: billTo.name,
    BASICBUYERNAME: billTo.name,
    STATENAME: 'Gujarat',
    COUNTRYOFRESIDENCE: 'India',
    PARTYPINCODE: '396195',
    PARTYGSTIN: '24AAACW1938G1ZH',
    GSTREGISTRATIONTYPE: 'Regular',
    PLACEOFSUPPLY: 'Gujarat',
    GSTREGISTRATION: 'Maharashtra Registration',
    CMPGSTIN: '27AAPFU0939F1ZV',
    CMPGSTSTATE: 'Maharashtra',
    CMPGSTREGISTRATIONTYPE: 'Regular',
    REFERENCE: 'NOD26000141',
    PERSISTEDVIEW: 'Invoice Voucher View',
    VCHENTRYMODE: 'Accounting Invoice',
    ISINVOICE: 'Yes',
  });
});

test('the debit is negative, as Tally wants it, and only the customer’s line has bills', () => {
  const [sale] = read([voucher]).objects;
  const entries = sale?.lists['LEDGERENTRIES.LIST'] ?? [];
  expect(entries.map(({ fields }) => [fields.LEDGERNAME, fields.ISDEEMEDPOSITIVE, fields.AMOUNT])).toEqual([
    [billTo.name, 'Yes', '-1180.05'],
    ['Sales', 'No', '1000.00'],
    ['IGST', 'No', '180.05'],
  ]);
  expect(entries.map(({ lists }) => lists['BILLALLOCATIONS.LIST']?.map(({ fields }) => fields))).toEqual([
    [{ NAME: 'NM/26-27/000092', BILLTYPE: 'New Ref', AMOUNT: '-1180.05' }],
    undefined,
    undefined,
  ]);
});

test('a receipt is in the voucher view, and names the bills it pays and what stays on account', () => {
  const { invoice: _, ...money } = voucher;
  const [receipt] = read([
    {
      ...money,
      kind: 'Receipt',
      lines: [
        { ledger: 'Bank', amountMinor: 50_00 },
        { ledger: voucher.customer, amountMinor: -50_00 },
      ],
      bills: [
        { ...bill, bill: 'NM/26-27/000092', amountMinor: -30_00 },
        { ...bill, bill: '', amountMinor: -20_00 },
      ],
    },
  ]).objects;
  expect(receipt?.fields).toMatchObject({ ISINVOICE: 'No', PERSISTEDVIEW: 'Accounting Voucher View' });
  expect(receipt?.fields).not.toHaveProperty('PARTYGSTIN');
  const [bank, customer] = receipt?.lists['ALLLEDGERENTRIES.LIST'] ?? [];
  expect(bank?.fields).toMatchObject({ LEDGERNAME: 'Bank', ISDEEMEDPOSITIVE: 'Yes', AMOUNT: '-50.00' });
  expect(customer?.lists['BILLALLOCATIONS.LIST']?.map(({ fields }) => fields)).toEqual([
    { NAME: 'NM/26-27/000092', BILLTYPE: 'Agst Ref', AMOUNT: '30.00' },
    { BILLTYPE: 'On Account', AMOUNT: '20.00' },
  ]);
});

test.each([
  ['a buyer without a GSTIN', { taxNumber: '' }, [], 'Unregistered/Consumer'],
  [
    'a special economic zone',
    {},
    ['Supply meant for SEZ unit or SEZ developer for authorised operations on payment of integrated tax.'],
    'Regular - SEZ',
  ],
])('the kind of registration of %s', (_who, buyer, declarations, kind) => {
  const sale = { ...voucher, invoice: { ...invoice, billTo: { ...billTo, ...buyer }, declarations } };
  expect(read([sale]).objects[0]?.fields.GSTREGISTRATIONTYPE).toBe(kind);
});

test('states are written as Tally lists them', () => {
  const sale = { ...voucher, invoice: { ...invoice, placeOfSupply: 'Dadra and Nagar Haveli and Daman and Diu (26)' } };
  expect(read([sale]).objects[0]?.fields.PLACEOFSUPPLY).toBe('Dadra & Nagar Haveli and Daman & Diu');
});

test('in the Emirates the TRN takes the place of the fields of GST', () => {
  const buyer = { ...billTo, taxNumber: '100345678900003', region: 'Dubai', pincode: '' };
  const sale = { ...voucher, invoice: { ...invoice, billTo: buyer, placeOfSupply: 'Dubai' } };
  const { fields } = read([sale], { company: 'GWD', country: 'AE' }).objects[0] ?? { fields: {} };
  expect(fields).toMatchObject({ COUNTRYOFRESIDENCE: 'United Arab Emirates', BASICBUYERSSALESTAXNO: buyer.taxNumber });
  expect(Object.keys(fields).filter((name) => name.includes('GST'))).toEqual([]);
});

test('no voucher leaves an empty file that is still well-formed', () => {
  expect(read([]).objects).toEqual([]);
});

test('the ledgers of a company: its own by their groups, then the customers with what tax and post need', () => {
  const facts = { customerId: 7, billTo, declarations: [] };
  const xml = tallyMasters(company.company, sites.nod, [{ name: billTo.name, facts }, { name: 'Only Paid' }]);
  const { report, objects } = readTally([...xml].join(''));
  expect(report).toBe('All Masters');
  expect(objects.map(({ attributes, fields }) => [attributes.NAME, fields.PARENT, fields.GSTDUTYHEAD])).toEqual([
    ['Sales', 'Sales Accounts', undefined],
    ['Sales Returns', 'Sales Accounts', undefined],
    ['CGST', 'Duties & Taxes', 'CGST'],
    ['SGST', 'Duties & Taxes', 'SGST/UTGST'],
    ['IGST', 'Duties & Taxes', 'IGST'],
    ['Deccan Demo Bank', 'Bank Accounts', undefined],
    ['Online Payments', 'Bank Accounts', undefined],
    ['TDS Receivable', 'Loans & Advances (Asset)', undefined],
    ['Bank Charges', 'Indirect Expenses', undefined],
    ['Discount Allowed', 'Indirect Expenses', undefined],
    ['Rounding Off', 'Indirect Expenses', undefined],
    ['Exchange Difference', 'Indirect Expenses', undefined],
    ['Bad Debts Written Off', 'Indirect Expenses', undefined],
    [billTo.name, 'Sundry Debtors', undefined],
    ['Only Paid', 'Sundry Debtors', undefined],
  ]);
  const customer = objects.find(({ attributes }) => attributes.NAME === billTo.name);
  expect(customer?.fields).toMatchObject({
    PARTYGSTIN: '24AAACW1938G1ZH',
    GSTREGISTRATIONTYPE: 'Regular',
    LEDSTATENAME: 'Gujarat',
    PINCODE: '396195',
    INCOMETAXNUMBER: 'AAACW1938G',
    COUNTRYOFRESIDENCE: 'India',
    ISBILLWISEON: 'Yes',
  });
  const [mail] = customer?.lists['LEDMAILINGDETAILS.LIST'] ?? [];
  expect(mail?.fields).toMatchObject({ APPLICABLEFROM: '20170701', STATE: 'Gujarat', PINCODE: '396195' });
  expect(mail?.lists).toHaveProperty(['ADDRESS.LIST']);
  expect(customer?.lists['LEDGSTREGDETAILS.LIST']?.[0]?.fields).toEqual({
    APPLICABLEFROM: '20170701',
    GSTREGISTRATIONTYPE: 'Regular',
    PLACEOFSUPPLY: 'Gujarat',
    GSTIN: '24AAACW1938G1ZH',
  });
});
