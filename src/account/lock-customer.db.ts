import { sql } from 'drizzle-orm';
import type { Db } from '../server/database/database.server.ts';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';
import { customers, taxRegistrations, users } from './account.table.ts';
import type { BuyerKind } from './buyer-kind.rule.ts';
import type { CustomerStatus } from './customer-status.data.ts';

const p = sql.placeholder;

export type LockedCustomer = {
  company: string;
  buyerKind: BuyerKind | null;
  firstName: string;
  lastName: string;
  status: CustomerStatus;
  profileAt: Date | null;
  email: string;
  mobile: string | null;
  /** The number, be it verified or not. */
  taxNumber: string | null;
};

type Ids = { customerId: number; userId: number };

const lockRows = prepareStatement<Ids, never>(
  'customer_lock',
  sql`select from ${customers} c join ${users} u on u.customer_id = c.id and u.id = ${p('userId')}
    where c.id = ${p('customerId')} for no key update of c, u`,
);

const readLocked = prepareStatement<Ids, LockedCustomer>(
  'customer_locked',
  sql`select c.name as company, c.buyer_kind, u.first_name, u.last_name, c.status, c.profile_at, u.email, u.mobile,
      (select coalesce(r.pending_number, r.number) from ${taxRegistrations} r
        where r.customer_id = c.id and r.is_default) as tax_number
    from ${customers} c join ${users} u on u.customer_id = c.id and u.id = ${p('userId')}
    where c.id = ${p('customerId')}`,
);

/** Reads after locking, so that it sees what the previous holder of the lock wrote. */
export async function lockCustomer(db: Db, { customerId, userId }: Ids): Promise<LockedCustomer> {
  await lockRows(db, { customerId, userId });
  const [locked] = await readLocked(db, { customerId, userId });
  if (!locked) throw new Error('the session outlived its customer');
  return locked;
}
