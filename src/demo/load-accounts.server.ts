import {
  type AccountIds,
  createVerifiedAccount,
  type NewAddress,
} from '../account/sign-up/create-verified-account.server.ts';
import { grantCredit } from '../payments/credit/grant-credit.server.ts';
import type { Db } from '../server/database/database.server.ts';
import type { DemoPerson, DemoPlace } from '../sites/demo-data.ts';
import { type Site, siteModules } from '../sites/site.ts';
import { demoPassword, type Role, roles } from './people.data.ts';

const staff = 'demo staff';

export type DemoAccounts = Record<Role, AccountIds>;

export async function loadAccounts(db: Db, site: Site, priceListId: number, now: Date): Promise<DemoAccounts> {
  const { people, credit: terms } = siteModules[site.code].demo;
  const opened: Partial<DemoAccounts> = {};
  for (const role of Object.keys(roles) as Role[]) {
    const person = people[role];
    const { status, profileDone, credit } = roles[role];
    const account = await createVerifiedAccount(
      db,
      {
        site: site.code,
        company: person.company,
        status,
        by: staff,
        priceListId,
        profileDone,
        user: {
          email: `${role}@${site.code}.example`,
          title: person.title,
          firstName: person.firstName,
          lastName: person.lastName,
          designation: 'Others',
          password: demoPassword,
          mobile: profileDone ? person.mobile : null,
        },
        registration: profileDone ? registrationOf(role, person) : null,
        addresses: profileDone ? addressesOf(site, role, person) : [],
      },
      now,
    );
    if (credit) await grantCredit(db, site, { ...terms, customerId: account.customerId, by: staff, now });
    opened[role] = account;
  }
  return opened as DemoAccounts;
}

const looked = (role: Role) => (roles[role].status === 'verification_pending' ? {} : { verifiedBy: staff });

const registrationOf = (role: Role, { taxNumber, home }: DemoPerson) => ({
  number: taxNumber,
  regionId: home.regionId,
  ...looked(role),
});

function addressesOf(site: Site, role: Role, { home }: DemoPerson): NewAddress[] {
  const at = (place: DemoPlace, purpose: NewAddress['purpose'], more: Partial<NewAddress> = {}) => ({
    ...place,
    purpose,
    ...more,
  });
  const { verified, unverified } = siteModules[site.code].demo.furtherPlaces;
  return [
    at(home, 'billing', { isDefault: true, ...looked(role) }),
    at(home, 'delivery', { isDefault: true, ...looked(role) }),
    ...(role === 'active' ? [at(verified, 'delivery', { verifiedBy: staff }), at(unverified, 'delivery')] : []),
  ];
}
