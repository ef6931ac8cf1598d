import type { PartySnapshot } from '../order-rows.contract.ts';
// How Tally names states, countries and kinds of registration.

import { gstinRegionId } from '../../account/tax-registration/gstin.rule.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Country } from '../../sites/site-facts.ts';
import { isSezSupply } from '../documents/declarations.rule.ts';

/** 'Jammu and Kashmir (01)' as 'Jammu & Kashmir'; only between the two former territories does an 'and' stay. */
export const tallyState = (region: string): string =>
  region.replace(/ \(\d{2}\)$/, '').replaceAll(/(?<!Haveli) and /g, ' & ');

export const tallyCountry = (country: Country): string => (country === 'IN' ? 'India' : 'United Arab Emirates');

/** The state of a GSTIN. */
export const regionOf = (gstin: string): string => regionName('IN', gstinRegionId(gstin));

/** TallyPrime has these names since its release 3. */
export function tallyRegistrationType(gstin: string, declarations: readonly string[]): string {
  if (isSezSupply(declarations)) return 'Regular - SEZ';
  return gstin === '' ? 'Unregistered/Consumer' : 'Regular';
}

export const tallyAddress = ({ line, city }: Pick<PartySnapshot, 'line' | 'city'>): string[] =>
  [...line.split(/\r?\n/), city].map((text) => text.trim()).filter(Boolean);
