import { sql } from 'drizzle-orm';
import { staff, staffRolesOfSites } from '../../account/staff/staff.table.js';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { rfis } from '../rfi.table.js';

const p = sql.placeholder;

                                                                        
                                                                                                    

export const lockAssignment = prepareStatement                                               (
  'rfi_lock_assignment',
  sql`select r.id as "rfiId", r.customer_id as "customerId", s.email, s.name
    from ${rfis} r left join ${staff} s on s.id = r.assigned_to
    where r.site = ${p('site')} and r.number = ${p('number')} for update of r`,
);

export const saveAssignment = prepareStatement                                                  (
  'rfi_assign',
  sql`update ${rfis} set assigned_to = ${p('staffId')} where id = ${p('rfiId')}`,
);

/** Changes nothing where somebody has it. */
export const saveClaim = prepareStatement                                                                           (
  'rfi_claim',
  sql`update ${rfis} set assigned_to = ${p('staffId')}
    where site = ${p('site')} and number = ${p('number')} and assigned_to is null returning customer_id as "customerId"`,
);

export const findStaffWithRoles = prepareStatement                                                    (
  'rfi_staff_of_site',
  sql`select s.id as "staffId", s.email, s.name, array_agg(r.role) as roles
    from ${staff} s join ${staffRolesOfSites} r on r.staff_id = s.id and r.site = ${p('site')}
    where s.disabled_at is null group by s.id order by s.name, s.id limit 500`,
);
