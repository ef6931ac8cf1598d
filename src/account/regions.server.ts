import { countOf } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { refuse } from '../server/refuse.ts';
import { regions } from '../sites/regions.data.ts';
import { cityList, stateList } from './regions.contract.ts';
import { citiesIn, regionNamed } from './regions.ts';

export const stateListCall = answer(stateList, { who: 'verified' }, async (_request, { site }) => ({
  success: true as const,
  data: regions[site.country].map(({ id, name }) => ({ st_id: id, st_name: name })),
}));

export const cityListCall = answer(cityList, { who: 'verified' }, async ({ state_name }, { site }) => {
  const region = regionNamed(site.country, state_name);
  if (!region) return refuse(cityList, 'unknown_region');
  const inRegion = citiesIn(site.country, region.id);
  return {
    success: true as const,
    message: countOf(inRegion.length, 'city', 'cities'),
    data: inRegion.map(({ id, name }) => ({ ct_id: id, ct_name: name })),
  };
});
