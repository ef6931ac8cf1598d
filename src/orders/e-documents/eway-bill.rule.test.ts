import { expect, test } from 'vitest';
import { buildDocument, buildDocumentLine, buildTestDocumentHeader } from '../../../tests/fixtures/documents.ts';
import type { TransportDetails } from '../transport.rule.ts';
import { buildEwayBill, ewayBillDetails, ewayBillProblems } from './eway-bill.rule.ts';

const byVan: TransportDetails = {
  transporterId: '',
  transporterName: 'Own van',
  mode: 'road',
  docket: '',
  docketDay: '',
  vehicle: 'MH01AB1234',
};
const line = buildDocumentLine();

test('an e-way bill says what the invoice says and how the goods move', () => {
  const heavier = buildDocumentLine({
    lineNo: 2,
    hsn: '84839000',
    taxableMinor: 3000_00,
    centralMinor: 270_00,
    stateMinor: 270_00,
  });
  const file = buildEwayBill(buildDocument([line, heavier]), byVan);
  expect(file).toMatchObject({
    version: '1.0.0621',
    billLists: [
      {
        userGstin: '27AAACZ1234F1ZL',
        supplyType: 'O',
        subSupplyType: 1,
        docType: 'INV',
        docNo: 'NM/26-27/000118',
        docDate: '11/11/2026',
        transType: 1,
        fromPincode: 400003,
        fromStateCode: 27,
        actualFromStateCode: 27,
        fromPlace: 'Mumbai',
        toGstin: '27AAACW1938G1ZB',
        toPincode: 410501,
        toStateCode: 27,
        actualToStateCode: 27,
        totalValue: 4000,
        cgstValue: 360,
        sgstValue: 360,
        igstValue: 0,
        totInvValue: 4720,
        transMode: 1,
        transDistance: 0,
        vehicleNo: 'MH01AB1234',
        vehicleType: 'R',
        transDocNo: '',
        mainHsnCode: 84839000,
        itemList: [
          { itemNo: 1, hsnCode: 84821020, quantity: 10, qtyUnit: 'NOS', taxableAmount: 1000, cgstRate: 9, sgstRate: 9 },
          { itemNo: 2, hsnCode: 84839000, igstRate: 0 },
        ],
      },
    ],
  });
  expect(ewayBillProblems(file)).toEqual([]);
});

test('goods to another state, for a buyer without a GSTIN, taken by a transporter', () => {
  const { billTo } = buildTestDocumentHeader();
  const head = buildTestDocumentHeader({
    billTo: { ...billTo, taxNumber: '' },
    deliverTo: { ...billTo, taxNumber: '', line: 'Gate 3', region: 'Gujarat', pincode: '382445' },
    taxForm: 'integrated',
  });
  const taxed = buildDocumentLine({ centralMinor: 0, stateMinor: 0, wholeMinor: 180_00 });
  const taken = { transporterId: '29AAACV1234K1Z5', transporterName: 'VRL', docket: 'LR5', vehicle: '' };
  const byTransporter: TransportDetails = { ...byVan, ...taken };
  const [bill] = buildEwayBill(buildDocument([taxed], { head }), byTransporter).billLists;
  expect(bill).toMatchObject({
    transType: 2,
    toGstin: 'URP',
    toStateCode: 27,
    actualToStateCode: 24,
    toPincode: 382445,
    igstValue: 180,
    transporterId: '29AAACV1234K1Z5',
    transDocNo: 'LR5',
    transDocDate: '11/11/2026',
    vehicleNo: '',
    vehicleType: '',
  });
  expect(bill?.itemList[0]).toMatchObject({ igstRate: 18, cgstRate: 0, sgstRate: 0 });
});

test('a supply under LUT has no rate', () => {
  const head = buildTestDocumentHeader({ taxForm: 'none' });
  const [bill] = buildEwayBill(buildDocument([line], { head }), byVan).billLists;
  expect(bill?.itemList[0]).toMatchObject({ igstRate: 0, cgstRate: 0, sgstRate: 0 });
});

test.each([
  ['seller', { pincode: '' }, 'The PIN code of the seller has six digits.'],
  ['deliverTo', { pincode: '4105' }, 'The PIN code of the delivery address has six digits.'],
  ['deliverTo', { region: 'Dubai' }, 'The state of the delivery address is not known.'],
] as const)('of the %s with %j is told what is wrong', (party, change, problem) => {
  const head = buildTestDocumentHeader();
  const changed = { ...head, [party]: { ...head[party], ...change } };
  expect(ewayBillProblems(buildEwayBill(buildDocument([line], { head: changed }), byVan))).toEqual([problem]);
});

test('lines without a tariff number and too many lines are told', () => {
  const many = Array.from({ length: 251 }, () => buildDocumentLine({ hsn: '' }));
  expect(ewayBillProblems(buildEwayBill(buildDocument(many), byVan))).toEqual([
    'Each line needs a tariff number (HSN).',
    'An e-way bill has at most 250 lines.',
  ]);
});

const none = { transporterId: '', transporterName: '', mode: '' as const, docket: '', vehicle: '' };

test('what is not known is left to be written down later', () => {
  expect(ewayBillDetails(none, '11/11/2026')).toEqual({ Distance: 0 });
});

test('goods by road are in a vehicle', () => {
  expect(ewayBillDetails({ ...none, mode: 'road', vehicle: 'MH01AB1234' }, '')).toEqual({
    Distance: 0,
    TransMode: '1',
    VehNo: 'MH01AB1234',
    VehType: 'R',
  });
});

test('goods by air have the document of a transporter', () => {
  const byAir = { ...none, mode: 'air' as const, docket: 'AWB176-12345675', transporterId: '27AAACB1234F1Z5' };
  expect(ewayBillDetails({ ...byAir, transporterName: 'BlueDart Air' }, '11/11/2026')).toEqual({
    Distance: 0,
    TransMode: '3',
    TransId: '27AAACB1234F1Z5',
    TransName: 'BlueDart Air',
    TransDocNo: 'AWB176-12345675',
    TransDocDt: '11/11/2026',
  });
});

test('a name that the portal finds too short is left out', () => {
  expect(ewayBillDetails({ ...none, transporterName: 'GE' }, '')).not.toHaveProperty('TransName');
});
