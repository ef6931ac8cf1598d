import { expect, test } from 'vitest';
import {
  type GoodsTransport,
  isDocketNumber,
  isTransporterId,
  isVehicle,
  readTransport,
  transportProblem,
  vehicleNumber,
} from './transport.rule.ts';

const nothing: GoodsTransport = { carrier: '', transporterId: '', mode: '', vehicle: '', docket: '', docketDay: '' };
const none = { transporterId: '', transporterName: '', mode: '', docket: '', docketDay: '', vehicle: '' };

test.each([
  ['MH 01 AB 1234', 'MH01AB1234', 'registered'],
  ['ka-05-m-0123', 'KA05M0123', 'with one letter'],
  ['MH 01 1234', 'MH011234', 'without letters, as of the first years'],
  ['DL 1 AB 123', 'DL01AB0123', 'which Delhi writes without zeros'],
  ['GJ 01 ABC 1234', 'GJ01ABC1234', 'with three letters'],
  ['22 BH 1234 AA', '22BH1234AA', 'of the all-India series'],
  ['MH 123 A 1234', 'MH123A1234', 'of a district with three digits'],
  ['MHA 1234', 'MHA1234', 'of the time before 1989'],
  ['TM 0126 MH 1234 A', 'TM0126MH1234A', 'temporary'],
  ['TR 0126 1234', 'TR01261234', 'temporary at other offices'],
  ['DF 12 B 345678', 'DF12B345678', 'of the army'],
  ['BP 2 A 1234', 'BP02A1234', 'of Bhutan'],
  ['NP 12345 AB', 'NP12345AB', 'of Nepal'],
])('%s is the vehicle %s, %s', (text, number) => {
  expect([vehicleNumber(text), isVehicle(vehicleNumber(text))]).toEqual([number, true]);
});

test.each(['LR 20417733', 'AWB 176-12345675', '1234', 'MH', 'MH01AB12345', 'own van', ''])('%j is none', (text) => {
  expect(isVehicle(vehicleNumber(text))).toBe(false);
});

test.each([
  [
    'by the field',
    { vehicle: 'MH 01 AB 1234', carrier: 'Own van' },
    { vehicle: 'MH01AB1234', mode: 'road', transporterName: 'Own van' },
  ],
  ['written as the docket', { docket: 'dl-1-c-0001' }, { vehicle: 'DL01C0001', mode: 'road' }],
  [
    'of the all-India series, written as the docket',
    { docket: '22 BH 1234 AA' },
    { vehicle: '22BH1234AA', mode: 'road' },
  ],
  [
    'by a transporter named behind the carrier',
    { carrier: 'VRL (29aaacv1234k1z5)', docket: 'LR 55210' },
    { transporterName: 'VRL', transporterId: '29AAACV1234K1Z5', docket: 'LR55210', mode: 'road' },
  ],
  [
    'by air',
    { carrier: 'BlueDart Air', mode: 'air' as const, docket: 'AWB 176-12345675', docketDay: '2026-12-04' as const },
    { transporterName: 'BlueDart Air', mode: 'air', docket: 'AWB176-12345675', docketDay: '2026-12-04' },
  ],
  [
    'by rail, where a docket that looks like a vehicle is none',
    { mode: 'rail' as const, docket: 'MH011234' },
    { mode: 'rail', docket: 'MH011234' },
  ],
  ['in a way that nobody has said', {}, {}],
])('goods move %s', (_, given, expected) => {
  expect(readTransport({ ...nothing, ...given })).toEqual({ ...none, ...expected });
});

test.each([
  ['a vehicle', { vehicle: 'MH01AB1234' }, undefined],
  ['a transporter', { transporterId: '29AAACV1234K1Z5' }, undefined],
  ['a note by road', { docket: 'LR55210', mode: 'road' as const }, expect.stringContaining('number of the vehicle')],
  ['an air way bill', { docket: 'AWB176-12345675', mode: 'air' as const }, undefined],
  [
    'a transporter by air without its note',
    { transporterId: '29AAACV1234K1Z5', mode: 'air' as const },
    expect.stringContaining('air way bill'),
  ],
  ['nothing by ship', { mode: 'ship' as const }, expect.stringContaining('bill of lading')],
])('an e-way bill with %s misses: %s', (_, given, expected) => {
  expect(transportProblem(readTransport({ ...nothing, ...given }))).toEqual(expected);
});

test('the portal takes short notes of letters, digits, dashes and slashes, and 15 characters of a transporter', () => {
  expect(['AWB 176-12345675', 'LR/2041/26'].map(isDocketNumber)).toEqual([true, true]);
  expect(['LR №20417', '1234567890123456', 'LR_1'].map(isDocketNumber)).toEqual([false, false, false]);
  expect(['29AAACV1234K1Z5', '88AAACV1234K1ZX', '29AAACV1234K1Z'].map(isTransporterId)).toEqual([true, true, false]);
});
