import { regions } from '../../sites/regions.data.ts';
import type { Country } from '../../sites/site-facts.ts';
import { cities } from './cities.data.ts';
import { industrialTowns, renamedCities } from './city-names.data.ts';
import { indianRegionCodes } from './region-abbreviations.data.ts';

export type City = { id: number; country: Country; regionId: number; name: string };
/** The id is null for a town that is not listed. */
export type ChosenCity = { id: number | null; regionId: number; name: string };

function todaysName(country: Country, regionId: number, name: string): string {
  const wanted = name.trim().toLowerCase();
  const renamed = renamedCities.find(([region, , former]) => region === regionId && former.toLowerCase() === wanted);
  return country === 'IN' && renamed ? renamed[1] : name.trim();
}

const byId = new Map(
  [...cities, ...industrialTowns].map(([id, country, regionId, name]) => [
    id,
    { id, country, regionId, name: todaysName(country, regionId, name) } satisfies City,
  ]),
);

function findCity(country: Country, id: number): City | undefined {
  const city = byId.get(id);
  return city?.country === country ? city : undefined;
}

/** Finds a city by its name of today or its former one, in any letter case. */
export function findCityByName(country: Country, regionId: number, name: string): City | undefined {
  const wanted = todaysName(country, regionId, name).toLowerCase();
  return citiesIn(country, regionId).find((city) => city.name.toLowerCase() === wanted);
}

/** What a buyer chose by id, or typed: any town of a region that is known. */
export function chosenCity(
  country: Country,
  { id, name }: { id: number; name: string },
  regionId: number | undefined,
): ChosenCity | undefined {
  if (id > 0) {
    const city = findCity(country, id);
    return regionId === undefined || city?.regionId === regionId ? city : undefined;
  }
  if (regionId === undefined || name.trim() === '') return undefined;
  return findCityByName(country, regionId, name) ?? { id: null, regionId, name: name.trim() };
}

export function citiesIn(country: Country, regionId: number): City[] {
  return [...byId.values()].filter((city) => city.country === country && city.regionId === regionId);
}

/** Finds a region by its name, in any letter case, or by its id as text. */
export function regionNamed(country: Country, text: string): { id: number; name: string } | undefined {
  const wanted = text.trim().toLowerCase();
  return regions[country].find(({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted);
}

/** A region as lists and books write it: 'Maharashtra', 'MH', '27', '27-Maharashtra'. */
export function regionWritten(country: Country, text: string): { id: number; name: string } | undefined {
  const named = regionNamed(country, text);
  if (named || country !== 'IN') return named;
  const written = text.trim();
  const [begin = '', code = ''] = /^0?(\d{1,2})(?!\d)/.exec(written) ?? [];
  const numbered = code === '' ? undefined : regionNamed(country, code);
  if (numbered) {
    const name = written.slice(begin.length).replace(/^[\s–:.)/-]+/, '');
    return name === '' || regionNamed(country, name)?.id === numbered.id ? numbered : undefined;
  }
  const id = indianRegionCodes[text.replace(/[\s.()]/g, '').toUpperCase()];
  return id === undefined ? undefined : regionNamed(country, String(id));
}
