import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { type PartyAddress, snapshotParty, snapshotSeller } from './party-snapshot.server.ts';

const address: PartyAddress = {
  line: 'Plot 14, Chakan Industrial Area',
  regionId: 27,
  city: 'Pune',
  pincode: '410501',
  contactName: null,
  contactPhone: null,
};
const party = (overrides: Partial<PartyAddress> = {}) =>
  snapshotParty(sites.nod, 'Western Gear & Pump', '27AAACW1938G1ZB', { ...address, ...overrides });

test('a party keeps its name, tax number and address with the name of the region', () => {
  expect(party()).toEqual({
    name: 'Western Gear & Pump',
    taxNumber: '27AAACW1938G1ZB',
    line: 'Plot 14, Chakan Industrial Area',
    city: 'Pune',
    region: 'Maharashtra',
    pincode: '410501',
  });
});

test('a contact is kept where the address names one', () => {
  expect(party({ contactName: 'Anil Rao' })).toMatchObject({ contactName: 'Anil Rao' });
  expect(party({ contactPhone: '+919820012345' })).toMatchObject({ contactPhone: '+919820012345' });
  expect(Object.keys(party({ contactName: '', contactPhone: '' }))).toEqual(Object.keys(party()));
});

test.each([
  ['nod', 'NOD Bearings Private Limited', 'Nagdevi Street, Mumbai 400003', 'Mumbai', 'Maharashtra', '400003'],
  ['gwd', 'GWD Bearings Trading LLC', 'Deira, Dubai', 'Dubai', 'Dubai', ''],
] as const)('%s sells from its first branch', (code, name, line, city, region, pincode) => {
  const { taxNumber } = sites[code].branches[0] ?? {};
  expect(snapshotSeller(sites[code])).toEqual({ name, taxNumber, line, city, region, pincode });
});

test('a site without a branch cannot sell', () => {
  expect(() => snapshotSeller({ ...sites.nod, branches: [] })).toThrow('no branch to sell from');
});
