import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import type { Site } from '../../sites/site.ts';
import {
  determineSupply,
  type RegistrationFacts,
  type StoredRegistration,
  type SupplyFacts,
} from './place-of-supply.rule.ts';

const maharashtra = 27;
const gujarat = 24;
const karnataka = 29;
const chandigarh = 4;

/** A site whose first branch is there. */
const sellingFrom = (site: Site, regionId: number): Site => ({
  ...site,
  branches: site.branches.slice(0, 1).map((branch) => ({ ...branch, regionId })),
});
const registration = (told: Partial<StoredRegistration> = {}): StoredRegistration => ({
  number: 'A number',
  regionId: maharashtra,
  kind: 'regular',
  verified: true,
  pendingNumber: null,
  refusedReason: null,
  legalName: 'Western Gear & Pump Private Limited',
  line: null,
  city: null,
  pincode: null,
  ...told,
});
const supply = (facts: Partial<SupplyFacts>, site: Site = sites.nod) =>
  determineSupply(site, { named: null, standard: null, deliveryRegionId: karnataka, ...facts });

test.each<[string, 'nod' | 'gwd', number, Partial<RegistrationFacts>, string, string]>([
  ['within the state of the branch', 'nod', maharashtra, { regionId: 27 }, 'state', 'Maharashtra'],
  ['from Maharashtra to Gujarat', 'nod', maharashtra, { regionId: 24 }, 'integrated', 'Gujarat'],
  ['within a union territory without legislature', 'nod', chandigarh, { regionId: 4 }, 'union_territory', 'Chandigarh'],
  ['within Delhi, which has a legislature', 'nod', 7, { regionId: 7 }, 'state', 'Delhi'],
  ['an SEZ in the same state that pays', 'nod', maharashtra, { kind: 'sez_with_payment' }, 'integrated', 'Maharashtra'],
  ['an SEZ under LUT', 'nod', maharashtra, { kind: 'sez_lut' }, 'none', 'Maharashtra'],
  ['Dubai to Sharjah', 'gwd', 2, { regionId: 3 }, 'vat', 'Sharjah'],
])('%s', (_case, site, branch, buyer, form, name) => {
  const standard = registration(buyer);
  expect(supply({ standard }, sellingFrom(sites[site], branch))).toEqual({
    regionId: standard.regionId,
    name,
    taxTreatment: form,
    taxNumber: 'A number',
    unverifiedNumber: '',
    refusedReason: '',
    billTo: null,
  });
});

test("without a registration and a delivery address, the branch's own region decides", () => {
  expect(supply({ deliveryRegionId: null })).toMatchObject({ regionId: maharashtra, taxTreatment: 'state' });
});

const inGujarat = registration({ number: 'Gujarat', regionId: gujarat });

test.each<[string, Partial<SupplyFacts>, string, string, string]>([
  [
    'the number of the address before the default one',
    { named: inGujarat, standard: registration() },
    'Gujarat',
    'Gujarat',
    '',
  ],
  [
    'a changed number does not count yet',
    { standard: registration({ pendingNumber: 'New' }) },
    'Maharashtra',
    'A number',
    'New',
  ],
  [
    'a number of the address that was changed',
    { named: { ...inGujarat, pendingNumber: 'New' }, standard: registration() },
    'Gujarat',
    'Gujarat',
    'New',
  ],
  [
    'a number of the address that nobody has verified gives way to the default one',
    { named: { ...inGujarat, verified: false }, standard: registration() },
    'Maharashtra',
    'A number',
    'Gujarat',
  ],
  [
    'a changed default number says nothing of an address with a number of its own',
    { named: inGujarat, standard: registration({ pendingNumber: 'New' }) },
    'Gujarat',
    'Gujarat',
    '',
  ],
  [
    'without a verified number the address decides',
    { standard: registration({ verified: false }) },
    'Karnataka',
    '',
    'A number',
  ],
  ['without any number too', {}, 'Karnataka', '', ''],
])('%s', (_case, facts, name, taxNumber, unverifiedNumber) => {
  expect(supply(facts)).toMatchObject({ name, taxNumber, unverifiedNumber });
});

const ahmedabad = { line: 'Plot 7, GIDC Vatva', city: 'Ahmedabad', pincode: '382445' };
const plants = {
  standard: registration({ number: '27AAACW1938G1ZB', legalName: 'Western Gear & Pump' }),
  named: registration({
    number: '24AAACW1938G1ZH',
    regionId: gujarat,
    legalName: 'Western Gear & Pump',
    ...ahmedabad,
  }),
};

/** Plants in Maharashtra and Gujarat; goods go to Ahmedabad, whose address names the Gujarat registration. */
test.each<[from: string, branch: number, named: Partial<StoredRegistration> | null, form: string, number: string]>([
  ['Maharashtra', maharashtra, {}, 'integrated', '24AAACW1938G1ZH'],
  ['Gujarat', gujarat, {}, 'state', '24AAACW1938G1ZH'],
  ['Karnataka', karnataka, {}, 'integrated', '24AAACW1938G1ZH'],
  ['Chandigarh', chandigarh, {}, 'integrated', '24AAACW1938G1ZH'],
  ['Gujarat, to its SEZ', gujarat, { kind: 'sez_with_payment' }, 'integrated', '24AAACW1938G1ZH'],
  ['Gujarat, to its SEZ under LUT', gujarat, { kind: 'sez_lut' }, 'none', '24AAACW1938G1ZH'],
  ['Maharashtra, while staff have not verified it', maharashtra, { verified: false }, 'state', '27AAACW1938G1ZB'],
  ['Gujarat, while staff have not verified it', gujarat, { verified: false }, 'integrated', '27AAACW1938G1ZB'],
  ['Maharashtra, when the address names none', maharashtra, null, 'state', '27AAACW1938G1ZB'],
  ['Gujarat, when the address names none', gujarat, null, 'integrated', '27AAACW1938G1ZB'],
])('to Ahmedabad from %s', (_from, branch, change, taxTreatment, taxNumber) => {
  const named = change && { ...plants.named, ...change };
  const facts = { ...plants, named, deliveryRegionId: gujarat };
  const decided = supply(facts, sellingFrom(sites.nod, branch));
  const isGujarat = taxNumber === plants.named.number;
  expect(decided).toMatchObject({
    taxTreatment,
    taxNumber,
    name: isGujarat ? 'Gujarat' : 'Maharashtra',
    unverifiedNumber: named && !named.verified ? named.number : '',
  });
  expect(decided.billTo).toEqual(isGujarat ? { name: 'Western Gear & Pump', regionId: gujarat, ...ahmedabad } : null);
});

test.each<[string, Partial<StoredRegistration>, string, string, string]>([
  ['once it is verified', {}, '100987654300003', 'Sharjah', 'Gulf Pumps Sharjah LLC'],
  ['while it waits', { verified: false }, '100678912300003', 'Dubai', ''],
  ['once it is refused', { verified: false, refusedReason: 'Expired' }, '100678912300003', 'Dubai', ''],
])('a second TRN that the address names, %s', (_case, change, taxNumber, name, billedTo) => {
  const standard = registration({ number: '100678912300003', regionId: 2 });
  const sharjah = { number: '100987654300003', regionId: 3, legalName: 'Gulf Pumps Sharjah LLC', line: 'Plot S2' };
  const named = registration({ ...sharjah, city: '', ...change });
  const decided = supply({ standard, named, deliveryRegionId: 3 }, sites.gwd);
  expect(decided).toMatchObject({ taxTreatment: 'vat', taxNumber, name, refusedReason: change.refusedReason ?? '' });
  expect(decided.billTo?.name ?? '').toBe(billedTo);
});
