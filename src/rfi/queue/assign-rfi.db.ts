import { sql } from 'drizzle-orm';
import { staff, staffRolesOfSites } from '../../account/staff/staff.table.ts';
import type { Db } from '../../server/database/database.server.ts';
import { inOneRoundTrip } from '../../server/database/in-one-round-trip.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { rfis } from '../rfi.table.ts';

const p = sql.placeholder;

export type Assignee = { staffId: number; email: string; name: string };
type AssignedRfi = { rfiId: number; customerId: number; email: string | null; name: string | null };

type Named = { site: string; number: string };

const lockRfi = prepareStatement<Named, { id: number }>(
  'rfi_lock_assignment',
  sql`select r.id from ${rfis} r where r.site = ${p('site')} and r.number = ${p('number')} for no key update`,
);

const findAssignment = prepareStatement<Named, AssignedRfi>(
  'rfi_assignment',
  sql`select r.id as rfi_id, r.customer_id, s.email, s.name
    from ${rfis} r left join ${staff} s on s.id = r.assigned_to
    where r.site = ${p('site')} and r.number = ${p('number')}`,
);

export async function lockAssignment(db: Db, named: Named): Promise<AssignedRfi | undefined> {
  const [, [found]] = await inOneRoundTrip(db, [() => lockRfi(db, named), () => findAssignment(db, named)]);
  return found;
}

export const saveAssignment = prepareWrite<{ rfiId: number; staffId: number | null }, never>(
  'rfi_assign',
  sql`update ${rfis} set assigned_to = ${p('staffId')} where id = ${p('rfiId')}`,
);

/** Changes nothing where somebody has it. */
export const saveClaim = prepareWrite<{ site: string; number: string; staffId: number }, { customerId: number }>(
  'rfi_claim',
  sql`update ${rfis} set assigned_to = ${p('staffId')}
    where site = ${p('site')} and number = ${p('number')} and assigned_to is null returning customer_id`,
);

export const findStaffWithRoles = prepareStatement<{ site: SiteCode }, Assignee & { roles: string[] }>(
  'rfi_staff_of_site',
  sql`select s.id as staff_id, s.email, s.name, array_agg(r.role) as roles
    from ${staff} s join ${staffRolesOfSites} r on r.staff_id = s.id and r.site = ${p('site')}
    where s.disabled_at is null group by s.id order by s.name, s.id limit 500`,
);
