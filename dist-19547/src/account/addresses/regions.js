import { regions } from '../../sites/regions.data.js';
                                                         
import { cities } from './cities.data.js';
import { industrialTowns, renamedCities } from './city-names.data.js';

                                                                                    
/** Without an id for a town that is not listed. */
                                                                               

function todaysName(country         , regionId        , name        )         {
  const wanted = name.trim().toLowerCase();
  const renamed = renamedCities.find(([region, , former]) => region === regionId && former.toLowerCase() === wanted);
  return country === 'IN' && renamed ? renamed[1] : name.trim();
}

const byId = new Map(
  [...cities, ...industrialTowns].map(([id, country, regionId, name]) => [
    id,
    { id, country, regionId, name: todaysName(country, regionId, name) }               ,
  ]),
);

function findCity(country         , id        )                   {
  const city = byId.get(id);
  return city?.country === country ? city : undefined;
}

/** By its name of today or its former one, in any letter case. */
export function findCityByName(country         , regionId        , name        )                   {
  const wanted = todaysName(country, regionId, name).toLowerCase();
  return citiesIn(country, regionId).find((city) => city.name.toLowerCase() === wanted);
}

/** What a buyer chose by id, or typed: any town of a region that is known. */
export function chosenCity(
  country         ,
  { id, name }                              ,
  regionId                    ,
)                         {
  if (id > 0) {
    const city = findCity(country, id);
    return regionId === undefined || city?.regionId === regionId ? city : undefined;
  }
  if (regionId === undefined || name.trim() === '') return undefined;
  return findCityByName(country, regionId, name) ?? { id: null, regionId, name: name.trim() };
}

export function citiesIn(country         , regionId        )         {
  return [...byId.values()].filter((city) => city.country === country && city.regionId === regionId);
}

/** By name, in any letter case, or by id as text. */
export function regionNamed(country         , text        )                                           {
  const wanted = text.trim().toLowerCase();
  return regions[country].find(({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted);
}
