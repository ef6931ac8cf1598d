import { setAddressRegistration } from '../../../src/account/addresses/addresses.contract.ts';
import { getInfo } from '../../../src/account/get-info.contract.ts';
import { decideRegistration } from '../../../src/account/registration-decisions/decide-registration.server.ts';
import { addTaxRegistration } from '../../../src/account/registrations/registrations.contract.ts';
import type { RequestInput } from '../../../src/lib/contract.ts';
import { sites } from '../../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';

type Sent = RequestInput<typeof addTaxRegistration>;

/** A further registration of the Active demo customer of each site. */
export const furtherRegistrations = {
  nod: {
    tax_number: '24AAACW1938G1ZH',
    legal_name: 'Western Gear and Pump Private Limited',
    address: 'Plot 7, GIDC Vatva',
    state: 'Gujarat',
    city: 'Ahmedabad',
    pincode: '382445',
  },
  gwd: {
    tax_number: '100987654300003',
    legal_name: 'Al Noor Marine Sharjah LLC',
    address: 'Shed 9, Hamriyah Free Zone',
    state: 'Sharjah',
    city: 'Sharjah',
  },
} as const satisfies Partial<Record<SiteCode, Sent>>;

export type SiteWithFurther = keyof typeof furtherRegistrations;

export async function addFurther(
  store: TestStore,
  token: string,
  change: Partial<Sent> = {},
  site: SiteWithFurther = 'nod',
) {
  return store.call(addTaxRegistration, { ...furtherRegistrations[site], ...change }, { token, site });
}

export const decideFurther = (
  store: TestStore,
  registrationId: number,
  { verified = true, reason = '', site = 'nod' as SiteWithFurther, standing = 'waiting' as const } = {},
) =>
  decideRegistration(store.database, sites[site], {
    email: `active@${site}.example`,
    registrationId,
    verified,
    reason,
    by: 'Meera',
    now: store.now(),
    seen: { number: furtherRegistrations[site].tax_number, standing },
  });

export const nameAtAddress = (
  store: TestStore,
  token: string,
  named: { add_id: number; tax_registration_id: number },
  site: SiteCode = 'nod',
) => store.call(setAddressRegistration, named, { token, site });

export const accountOf = async (store: TestStore, token: string, site: SiteCode = 'nod') =>
  (await store.call(getInfo, {}, { token, site })).body.data;
