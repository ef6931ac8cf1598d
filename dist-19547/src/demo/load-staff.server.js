                                                                            
import { addStaff } from '../account/staff/add-staff.server.js';
                                                                      
import { Refusal } from '../server/refuse.server.js';
import { sites } from '../sites/resolve-site.js';
import { siteCodes } from '../sites/site.js';
import { demoPassword } from './people.data.js';

/** Each works for every site. */
export const demoStaff = {
  sales: { name: 'Meera Iyer', description: 'answers RFIs, approves and dispatches orders' },
  accounts: { name: 'Farid Khan', description: 'credit terms, receipts, bank' },
  catalogue: { name: 'Nisha Rao', description: 'items and price lists' },
  admin: { name: 'Arjun Shah', description: 'everything' },
}                                                                            ;

export const demoStaffEmail = (role           )         => `${role}@desk.example`;

export async function loadStaff(database          , secret        , now      )                {
  for (const role of Object.keys(demoStaff)               )
    for (const site of siteCodes) {
      const { name } = demoStaff[role];
      const person = { email: demoStaffEmail(role), name, password: demoPassword, roles: [role], by: 'demo', now };
      const added = await addStaff(database, sites[site], secret, person);
      if (added instanceof Refusal) throw new Error(added.message);
    }
}
