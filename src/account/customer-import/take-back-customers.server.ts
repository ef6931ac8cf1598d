import type { Db } from '../../server/database/database.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import type { CustomerListLine } from '../customer-list/import-customer-list.db.ts';
import type { AddedToCustomer } from './add-to-customer.server.ts';
import {
  deleteCustomers,
  findAdded,
  lockCustomers,
  makeNextContactMain,
  removeAdded,
} from './take-back-customers.db.ts';

type Taking = { by: string; now: Date };

/** Those that are still there; nobody can use or change them until the transaction ends. */
export async function lockCustomersOf(db: Db, { code: site }: Site, ids: readonly number[]): Promise<Set<number>> {
  const found = ids.length > 0 ? await lockCustomers(db, { site, ids: [...ids] }) : [];
  return new Set(found.map(({ id }) => id));
}

/** Customers that an import made and nobody uses go away; their credit terms must be gone. */
export async function deleteMadeCustomers(db: Db, site: Site, ids: readonly number[], taking: Taking): Promise<void> {
  if (ids.length === 0) return;
  const gone = await deleteCustomers(db, { ids: [...ids] });
  await recordAudit(
    db,
    ...gone.map(({ name: subject }) => ({ ...byStaff(site, taking), action: 'customer taken back', subject })),
  );
}

/** Takes away what a line added to a customer; false where somebody has changed it since. */
export async function takeBackAdded(
  db: Db,
  { isMain = false, ...added }: AddedToCustomer,
  { billing, contactName: name, email, mobile }: CustomerListLine,
  now: Date,
): Promise<boolean> {
  const { line, regionId, cityId, cityName, pincode } = billing;
  const place = { line, regionId, cityId, cityName, pincode };
  const [found] = await findAdded(db, { ...added, ...place, name, email, phone: mobile ?? '', isMain });
  if (found && !found.isSame) return false;
  await removeAdded(db, { ...added, now });
  if (isMain) await makeNextContactMain(db, { customerId: added.customerId });
  return true;
}
