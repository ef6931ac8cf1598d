import { plural } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { refuse } from '../../server/refuse.server.js';
import { regions } from '../../sites/regions.data.js';
import { permissionTo } from '../permissions/permission-to.server.js';
import { cityList, stateList } from './regions.contract.js';
import { citiesIn, regionNamed } from './regions.js';

export const stateListCall = defineCall(
  stateList,
  { requires: permissionTo('see-regions') },
  async (_request, { site }) => ({
    success: true         ,
    data: regions[site.country].map(({ id, name }) => ({ st_id: id, st_name: name })),
  }),
);

export const cityListCall = defineCall(
  cityList,
  { requires: permissionTo('see-regions') },
  async ({ state_name }, { site }) => {
    const region = regionNamed(site.country, state_name);
    if (!region) return refuse(cityList, 'unknown_region');
    const inRegion = citiesIn(site.country, region.id);
    return {
      success: true         ,
      message: plural(inRegion.length, 'city', 'cities'),
      data: inRegion.map(({ id, name }) => ({ ct_id: id, ct_name: name })),
    };
  },
);
