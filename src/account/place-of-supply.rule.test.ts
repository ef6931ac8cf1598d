import { expect, test } from 'vitest';
import { sites } from '../sites/which-site.ts';
import { placeOfSupply, type Registered } from './place-of-supply.rule.ts';

const maharashtra = 27;
const chandigarh = 4;
const regular = (regionId: number): Registered => ({ regionId, kind: 'regular' });

test.each<[string, 'nod' | 'gwd', number, Registered, string, string]>([
  ['within the state of the branch', 'nod', maharashtra, regular(27), 'state', 'Maharashtra'],
  ['from Maharashtra to Gujarat', 'nod', maharashtra, regular(24), 'integrated', 'Gujarat'],
  ['within a union territory without legislature', 'nod', chandigarh, regular(4), 'union_territory', 'Chandigarh'],
  ['within Delhi, which has a legislature', 'nod', 7, regular(7), 'state', 'Delhi'],
  [
    'an SEZ in the same state that pays',
    'nod',
    maharashtra,
    { regionId: 27, kind: 'sez_with_payment' },
    'integrated',
    'Maharashtra',
  ],
  ['an SEZ under LUT', 'nod', maharashtra, { regionId: 27, kind: 'sez_lut' }, 'none', 'Maharashtra'],
  ['Dubai to Sharjah', 'gwd', 2, regular(3), 'vat', 'Sharjah'],
])('%s', (_case, site, branch, buyer, form, name) => {
  expect(placeOfSupply(sites[site], branch, buyer)).toEqual({ regionId: buyer.regionId, name, form });
});
