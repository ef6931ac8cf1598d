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
