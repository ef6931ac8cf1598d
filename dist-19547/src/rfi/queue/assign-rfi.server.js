import { canAtDesk } from '../../account/permissions/permissions.rule.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {                findStaffWithRoles, lockAssignment, saveAssignment, saveClaim } from './assign-rfi.db.js';

                          
                 
                                                                   
             
                                                                                  
                
             
            
  

/** Staff of the site who may answer RFIs. */
export async function findAssignees(db    , site      )                      {
  const found = await findStaffWithRoles(db, { site: site.code });
  return found.filter(({ roles }) => canAtDesk(roles, 'answer-rfis'));
}

export async function assignRfi(database          , site      , assignment            )                               {
  const { number, seen, by, now } = assignment;
  const to = assignment.to.trim().toLowerCase();
  return database.transaction(async (db) => {
    const [rfi] = await lockAssignment(db, { site: site.code, number });
    if (!rfi) return new Refusal('unknown_rfi', `${site.name} has no RFI ${number}.`);
    const before = rfi.email ?? '';
    if (seen !== undefined && seen !== before)
      return new Refusal(
        'changed',
        `Somebody was quicker: ${number} is ${rfi.name ? `${rfi.name}'s` : "nobody's"} now.`,
      );
    const person = to === '' ? undefined : (await findAssignees(db, site)).find(({ email }) => email === to);
    if (to !== '' && !person)
      return new Refusal('unknown_staff', `Nobody with the address ${to} answers RFIs of ${site.name}.`);
    if (before === to) return undefined;
    await saveAssignment(db, { rfiId: rfi.rfiId, staffId: person?.staffId ?? null });
    const { customerId } = rfi;
    await record(db, site, { number, by, now }, customerId, { before: rfi.name, after: person?.name ?? null });
    return undefined;
  });
}

/** An RFI that is nobody's becomes that of the first who answers it. */
export async function claimRfi(
  db    ,
  site      ,
  { number, staffId, by, now }                                                             ,
)                {
  if (staffId === undefined) return;
  const [claimed] = await saveClaim(db, { site: site.code, number, staffId });
  if (claimed) await record(db, site, { number, by, now }, claimed.customerId, { before: null, after: by });
}

async function record(
  db    ,
  site      ,
  { number, by, now }                                           ,
  customerId        ,
  details                                                 ,
)                {
  const action = 'rfi assigned';
  await recordAudit(db, {
    site: site.code,
    at: now,
    actor: 'staff',
    actorName: by,
    action,
    subject: number,
    customerId,
    details,
  });
}
