import { regions } from '../../sites/regions.data.ts';
import type { Country } from '../../sites/site-facts.ts';
import { cities } from './cities.data.ts';

export type City = { id: number; country: Country; regionId: number; name: string };

const byId = new Map(
  cities.map(([id, country, regionId, name]) => [id, { id, country, regionId, name } satisfies City]),
);

export function findCity(country: Country, id: number): City | undefined {
  const city = byId.get(id);
  return city?.country === country ? city : undefined;
}

export function findCityByName(country: Country, regionId: number, name: string): City | undefined {
  const wanted = name.toLowerCase();
  const found = cities.find(([, c, r, n]) => c === country && r === regionId && n.toLowerCase() === wanted);
  return found && byId.get(found[0]);
}

export function citiesIn(country: Country, regionId: number): City[] {
  return [...byId.values()].filter((city) => city.country === country && city.regionId === regionId);
}

/** By name, in any letter case, or by id as text. */
export function regionNamed(country: Country, text: string): { id: number; name: string } | undefined {
  const wanted = text.trim().toLowerCase();
  return regions[country].find(({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted);
}
