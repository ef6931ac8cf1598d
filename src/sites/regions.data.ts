import type { Country } from './site-facts.ts';

/** `id` is the GST state code (first two digits of a GSTIN), or the emirate's number. */
export type Region = { id: number; name: string };

/** GST state codes in force; 25 and 28 belonged to territories since merged. Source: GSTN state code list. */
const india: readonly Region[] = [
  [35, 'Andaman and Nicobar Islands'],
  [37, 'Andhra Pradesh'],
  [12, 'Arunachal Pradesh'],
  [18, 'Assam'],
  [10, 'Bihar'],
  [4, 'Chandigarh'],
  [22, 'Chhattisgarh'],
  [26, 'Dadra and Nagar Haveli and Daman and Diu'],
  [7, 'Delhi'],
  [30, 'Goa'],
  [24, 'Gujarat'],
  [6, 'Haryana'],
  [2, 'Himachal Pradesh'],
  [1, 'Jammu and Kashmir'],
  [20, 'Jharkhand'],
  [29, 'Karnataka'],
  [32, 'Kerala'],
  [38, 'Ladakh'],
  [31, 'Lakshadweep'],
  [23, 'Madhya Pradesh'],
  [27, 'Maharashtra'],
  [14, 'Manipur'],
  [17, 'Meghalaya'],
  [15, 'Mizoram'],
  [13, 'Nagaland'],
  [21, 'Odisha'],
  [97, 'Other Territory'],
  [34, 'Puducherry'],
  [3, 'Punjab'],
  [8, 'Rajasthan'],
  [11, 'Sikkim'],
  [33, 'Tamil Nadu'],
  [36, 'Telangana'],
  [16, 'Tripura'],
  [9, 'Uttar Pradesh'],
  [5, 'Uttarakhand'],
  [19, 'West Bengal'],
].map(([id, name]) => ({ id: Number(id), name: String(name) }));

/** Source: UAE constitution, article 1. */
const emirates: readonly Region[] = [
  [1, 'Abu Dhabi'],
  [2, 'Dubai'],
  [3, 'Sharjah'],
  [4, 'Ajman'],
  [5, 'Umm Al Quwain'],
  [6, 'Ras Al Khaimah'],
  [7, 'Fujairah'],
].map(([id, name]) => ({ id: Number(id), name: String(name) }));

export const regions: Record<Country, readonly Region[]> = { IN: india, AE: emirates };

/** Union territories without a legislature: UTGST instead of SGST. Source: UTGST Act 2017, s. 2(8). */
export const unionTerritories: readonly number[] = [4, 26, 31, 35, 38];

export function regionName(country: Country, id: number): string {
  return regions[country].find((region) => region.id === id)?.name ?? '';
}
