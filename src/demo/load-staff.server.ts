import type { StaffRole } from '../account/permissions/permissions.rule.ts';
import { addStaff } from '../account/staff/add-staff.server.ts';
import type { Database } from '../server/database/database.server.ts';
import { Refusal } from '../server/refuse.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { siteCodes } from '../sites/site.ts';
import { demoPassword } from './people.data.ts';

/** Each works for every site. */
export const demoStaff = {
  sales: { name: 'Meera Iyer', description: 'answers RFIs, approves and dispatches orders' },
  accounts: { name: 'Farid Khan', description: 'credit terms, receipts, bank' },
  catalogue: { name: 'Nisha Rao', description: 'items and price lists' },
  admin: { name: 'Arjun Shah', description: 'everything' },
} as const satisfies Record<StaffRole, { name: string; description: string }>;

export const demoStaffEmail = (role: StaffRole): string => `${role}@desk.example`;

export async function loadStaff(database: Database, secret: string, now: Date): Promise<void> {
  for (const role of Object.keys(demoStaff) as StaffRole[])
    for (const site of siteCodes) {
      const { name } = demoStaff[role];
      const who = { email: demoStaffEmail(role), name, password: demoPassword, roles: [role] };
      const person = { ...who, administrator: undefined, by: 'demo', now };
      const added = await addStaff(database, sites[site], secret, person);
      if (added instanceof Refusal) throw new Error(added.message);
    }
}
