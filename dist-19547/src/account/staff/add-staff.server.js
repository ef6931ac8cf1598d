import { randomBytes } from 'node:crypto';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
import { encrypt } from '../../server/security/encryption.server.js';
                                                
import { isEmail } from '../forms/email.rule.js';
import { hashPassword } from '../password-hash.server.js';
                                                                    
import { recordStaffAction } from './record-staff-action.server.js';
import { disableStaff, findStaffByEmail, insertStaff, listRoles, lockStaff, setRoles } from './staff.db.js';
import { generateTotpSecret, totpUri } from './totp.server.js';

                        
                
               
                   
                                                 
                              
             
            
  

/** 96 random bits, to be handed over. */
export const createPassword = () => randomBytes(12).toString('base64url');

/**
 * Adds a person with these roles on the site. `totpUri` is what their authenticator app reads: it is returned once and
 * stored encrypted; undefined for somebody who works at the desk already, whose roles on this site are replaced.
 */
export async function addStaff(
  database          ,
  site      ,
  secret        ,
  { email, name, password, roles, by, now }          ,
)                                                     {
  if (!isEmail(email)) return new Refusal('email', `'${email}' is no e-mail address.`);
  if (roles.length === 0) return new Refusal('roles', 'Give at least one role.');
  const passwordHash = await hashPassword(password);
  return database.transaction(async (db) => {
    const audit = (action        , before                      ) =>
      recordAudit(db, {
        site: site.code,
        at: now,
        actor: 'staff',
        actorName: by,
        action,
        subject: email,
        details: { before, after: roles.toSorted() },
      });
    const [known] = await findStaffByEmail(db, { email });
    if (known) {
      await lockStaff(db, { staffId: known.id });
      const before = (await listRoles(db, { staffId: known.id })).filter((one) => one.site === site.code);
      await setRoles(db, known.id, site.code, roles);
      await audit(
        'staff roles changed',
        before.map(({ role }) => role),
      );
      return { totpUri: undefined };
    }
    if (name === '') return new Refusal('name', 'Give the name with --name "…".');
    const totp = generateTotpSecret();
    const totpSecret = encrypt(secret, 'staff', { totp });
    const staffId = await insertStaff(db, { email, name, passwordHash, totpSecret, createdBy: by }, now);
    if (staffId === undefined) return new Refusal('disabled', `${email} was removed from the staff.`);
    await setRoles(db, staffId, site.code, roles);
    await audit('staff added', []);
    return { totpUri: totpUri(totp, email) };
  });
}

/** Ends their sessions. What they did stays in the audit trail under their name. */
export async function removeStaff(
  database          ,
  site      ,
  { email, by, now }                                          ,
)                               {
  return database.transaction(async (db) => {
    const [person] = await findStaffByEmail(db, { email });
    if (!person || !(await disableStaff(db, email, now)))
      return new Refusal('unknown', `Nobody of the staff is ${email}.`);
    const details = { before: 'works at the desk', after: 'removed' };
    await recordStaffAction(db, { site, person, by, action: 'staff removed', now, details });
    return undefined;
  });
}
