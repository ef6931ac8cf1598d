import { plural } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { regions } from '../../sites/regions.data.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { placeOfPincode } from './pincode-place.ts';
import { cityList, pincodePlace, stateList } from './regions.contract.ts';
import { citiesIn, regionNamed } from './regions.ts';

export const stateListCall = defineCall(
  stateList,
  { requires: permissionTo('see-regions') },
  async (_request, { site }) => ({
    success: true as const,
    data: regions[site.country].map(({ id, name }) => ({ st_id: id, st_name: name })),
  }),
);

export const cityListCall = defineCall(
  cityList,
  { requires: permissionTo('see-regions'), reads: 'primary' },
  async ({ state_name }, { site }) => {
    const region = regionNamed(site.country, state_name);
    if (!region) return refuse(cityList, 'unknown_region');
    const inRegion = citiesIn(site.country, region.id);
    return {
      success: true as const,
      message: plural(inRegion.length, 'city', 'cities'),
      data: inRegion.map(({ id, name }) => ({ ct_id: id, ct_name: name })),
    };
  },
);

export const pincodePlaceCall = defineCall(
  pincodePlace,
  { requires: permissionTo('see-regions'), reads: 'primary' },
  async ({ pincode }, { site }) => {
    const place = site.country === 'IN' ? placeOfPincode(pincode) : undefined;
    return { success: true as const, st_id: place?.regionId ?? 0, ct_name: place?.town ?? '' };
  },
);
