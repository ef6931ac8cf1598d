import { expect, test } from 'vitest';
import { ewayBillDetails } from './eway-bill-details.rule.ts';

const none = { transporterId: '', transporterName: '', mode: '' as const, docket: '', vehicle: '' };

test('what is not known is left to be written down later', () => {
  expect(ewayBillDetails(none, '11/11/2026')).toEqual({ Distance: 0 });
});

test('goods by road are in a vehicle', () => {
  expect(ewayBillDetails({ ...none, mode: 'road', vehicle: 'MH01AB1234' }, '')).toEqual({
    ...{ Distance: 0, TransMode: '1', VehNo: 'MH01AB1234', VehType: 'R' },
  });
});

test('goods by air have the document of a transporter', () => {
  const byAir = { ...none, mode: 'air' as const, docket: 'AWB176-12345675', transporterId: '27AAACB1234F1Z5' };
  expect(ewayBillDetails({ ...byAir, transporterName: 'BlueDart Air' }, '11/11/2026')).toEqual({
    ...{ Distance: 0, TransMode: '3', TransId: '27AAACB1234F1Z5', TransName: 'BlueDart Air' },
    ...{ TransDocNo: 'AWB176-12345675', TransDocDt: '11/11/2026' },
  });
});

test('a name that the portal finds too short is left out', () => {
  expect(ewayBillDetails({ ...none, transporterName: 'GE' }, '')).not.toHaveProperty('TransName');
});
