// A new address is invoiced under the registration of its state or emirate, else under the primary one.

import type { TaxRegistration } from '../get-info.contract.ts';

type Choice = Pick<TaxRegistration, 'id' | 'region_id' | 'is_primary' | 'standing'>;

/** What an address can name: not what staff have refused. */
export const namable = <Registration extends Choice>(registrations: readonly Registration[]): Registration[] =>
  registrations.filter(({ is_primary, standing }) => is_primary || standing !== 'refused');

/** '' for the primary one. */
export function registrationOfRegion(registrations: readonly Choice[], regionId: string): string {
  const there = namable(registrations).filter(({ region_id }) => String(region_id) === regionId);
  const [first] = there;
  return !first || there.some(({ is_primary }) => is_primary) ? '' : String(first.id);
}
