import { expect, test } from 'vitest';
import { readTransport, transportProblem } from './transport.rule.ts';

const none = { transporterId: '', transporterName: '', docket: '', vehicle: '' };

test.each([
  ['Own van', 'MH 01 AB 1234', { transporterName: 'Own van', vehicle: 'MH01AB1234' }],
  ['Own van', 'dl-1-c-0001', { transporterName: 'Own van', vehicle: 'DL1C0001' }],
  [
    'VRL (29aaacv1234k1z5)',
    'LR 55210',
    { transporterName: 'VRL', transporterId: '29AAACV1234K1Z5', docket: 'LR 55210' },
  ],
  ['Blue Dart', '1234567890123456789', { transporterName: 'Blue Dart', docket: '123456789012345' }],
  ['', '', {}],
])('%j with %j is %j', (carrier, docket, expected) => {
  expect(readTransport(carrier, docket)).toEqual({ ...none, ...expected });
});

test.each([
  [{ vehicle: 'MH01AB1234' }, undefined],
  [{ transporterId: '29AAACV1234K1Z5' }, undefined],
  [{ docket: 'LR 55210' }, expect.stringContaining('number of the vehicle')],
])('of %j is missing: %s', (given, expected) => expect(transportProblem({ ...none, ...given })).toEqual(expected));
