import { removeStaff } from '../../../src/account/staff/remove-staff.server.ts';
import { sites } from '../../../src/sites/resolve-site.ts';
import { siteCodes } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';

export async function removeFromEverySite({ database, now }: TestStore, email: string): Promise<void> {
  for (const site of siteCodes)
    await removeStaff(database, sites[site], { email, administrator: undefined, by: 'Asha', now: now() });
}
