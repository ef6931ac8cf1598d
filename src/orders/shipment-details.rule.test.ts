import { expect, test } from 'vitest';
import { sites } from '../sites/resolve-site.ts';
import {
  carrierText,
  needsEwayBill,
  noShipmentDetails,
  type ShipmentDetails,
  shipmentRefusal,
  tidyShipment,
} from './shipment-details.rule.ts';

const refusal = (details: Partial<ShipmentDetails>, site = sites.nod) =>
  shipmentRefusal(tidyShipment({ ...noShipmentDetails, ...details }), site, today)?.message;
const today = '2026-12-05';
const https = 'Write the whole tracking address, beginning with https://.';
const weight = 'Write the weight in kg, more than 0 and at most 100,000.';

test.each<[Partial<ShipmentDetails>, string | undefined]>([
  [{}, undefined],
  [{ carrier: 'Konkan Roadlines', docket: 'KR 118204', cartons: 3, weightKg: 48.8 }, undefined],
  [{ carrier: 'x'.repeat(81) }, 'Write the carrier in at most 80 characters.'],
  [{ docket: 'x'.repeat(81) }, 'Write the docket number in at most 80 characters.'],
  [{ tracking: 'https://track.konkan.example/118204' }, undefined],
  [{ tracking: 'http://track.konkan.example/118204' }, https],
  [{ tracking: 'track.konkan.example/118204' }, https],
  [{ tracking: 'https://localhost/118204' }, https],
  [{ tracking: 'https://me:secret@track.konkan.example/' }, https],
  [{ tracking: 'javascript:alert(1)' }, https],
  [
    { tracking: `https://track.konkan.example/${'1'.repeat(280)}` },
    'Write a tracking address of at most 300 characters.',
  ],
  [{ ewayBill: '3916 0042 1187' }, undefined],
  [{ ewayBill: '39160042118' }, 'An e-way bill number has 12 digits.'],
  [{ ewayBill: '39160042118A' }, 'An e-way bill number has 12 digits.'],
  [{ mode: 'air', carrier: 'BlueDart Air', docket: 'AWB 176-12345675', docketDay: '2026-12-05' }, undefined],
  [{ vehicle: '22 bh 1234 aa' }, undefined],
  [{ vehicle: 'TM 0126 MH 1234' }, undefined],
  [
    { vehicle: 'own van' },
    'Write the vehicle like MH 01 AB 1234, 22 BH 1234 AA, TM and the number of a temporary registration, or DF for the army.',
  ],
  [{ mode: 'rail', vehicle: 'MH01AB1234' }, 'Goods that go by rail have no vehicle; leave it empty, or choose road.'],
  [
    { transporterId: '29AAACV1234K1Z' },
    'A transporter’s GSTIN, or its number at the e-way bill portal, has 15 digits and letters.',
  ],
  [
    { mode: 'rail', docket: 'RR 123456789012345' },
    'RR123456789012345 is not taken by the e-way bill portal; write at most 15 letters, digits, dashes and slashes.',
  ],
  [{ docketDay: '2026-12-06' }, 'Write a day that is not in the future.'],
  [{ cartons: 0 }, 'Write the number of cartons, 1 to 9999.'],
  [{ cartons: 1.5 }, 'Write the number of cartons, 1 to 9999.'],
  [{ cartons: 10_000 }, 'Write the number of cartons, 1 to 9999.'],
  [{ weightKg: 0 }, weight],
  [{ weightKg: Number.NaN }, weight],
  [{ weightKg: 100_001 }, weight],
])('%j', (details, message) => {
  expect(refusal(details)).toBe(message);
});

test('a site without e-way bills takes no number of one', () => {
  expect(refusal({ ewayBill: '391600421187' }, sites.gwd)).toBe('GWD sends goods without an e-way bill.');
});

test('the first wrong field is named', () => {
  const wrong = { ...noShipmentDetails, tracking: 'x', cartons: 0 };
  expect(shipmentRefusal(wrong, sites.nod, today)).toEqual({ field: 'tracking', message: https });
});

test('blanks are dropped', () => {
  expect(tidyShipment({ carrier: ' Own van ', ewayBill: '3916-0042 1187' })).toEqual({
    ...noShipmentDetails,
    carrier: 'Own van',
    ewayBill: '391600421187',
  });
});

test.each([
  ['nod', 50_000_00, false],
  ['nod', 50_000_01, true],
  ['gwd', 9_000_000_00, false],
] as const)('%s: goods of %i minor units need an e-way bill: %s', (site, minor, needed) => {
  expect(needsEwayBill(sites[site].ewayBill?.aboveMinor ?? null, minor)).toBe(needed);
});

test('a word that is no way of transport, and a day that is none, are refused wherever they come from', () => {
  const typed = (given: object) => shipmentRefusal(tidyShipment(given), sites.gwd, today)?.message;
  expect(typed({ mode: 'bus' })).toBe('Write road, rail, air or ship.');
  expect(typed({ docketDay: 'yesterday' })).toBe('Write the day of the docket like 2026-12-05.');
});

test('papers name carrier, vehicle and docket', () => {
  expect(carrierText({ carrier: 'VRL', vehicle: 'MH01AB1234', docket: 'LR 7' })).toBe('VRL, MH01AB1234, LR 7');
});
