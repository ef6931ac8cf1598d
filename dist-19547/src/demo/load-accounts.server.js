import {
                  
  createVerifiedAccount,
                  
} from '../account/customers/create-verified-account.server.js';
import { grantCredit } from '../payments/credit/grant-credit.server.js';
                                                                
                                                                   
import {            siteModules } from '../sites/site.js';
import { demoPassword,            roles } from './people.data.js';

const staff = 'demo staff';

                                                    

export async function loadAccounts(db    , site      , priceListId        , now      )                        {
  const { people, credit: terms } = siteModules[site.code].demo;
  const opened                        = {};
  for (const role of Object.keys(roles)          ) {
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
  return opened                ;
}

const looked = (role      ) => (roles[role].status === 'verification_pending' ? {} : { verifiedBy: staff });

const registrationOf = (role      , { taxNumber, home }            ) => ({
  number: taxNumber,
  regionId: home.regionId,
  ...looked(role),
});

function addressesOf(site      , role      , { home }            )               {
  const at = (place           , purpose                       , more                      = {}) => ({
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
