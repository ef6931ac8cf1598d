import { lt, or, sql } from 'drizzle-orm';
                                                                
import { devices, sessions } from './account.table.js';
import { knownNetworks } from './sign-in/known-networks.table.js';
import { emailChanges } from './verification/email-changes.table.js';
import { emailLinks, otps, passwordResets } from './verification/verification.table.js';

                             
                            
                           
                    
                    
                       
                      
  

/** Keeps the newest device of each account: an account without one counts as never signed in to. */
export async function deleteExpired(db    , ages               )                {
  const dead = or(lt(sessions.createdAt, ages.sessionsBegunBefore), lt(sessions.seenAt, ages.sessionsSeenBefore));
  await db.delete(sessions).where(dead);
  await db.delete(emailLinks).where(lt(emailLinks.endsAt, ages.linksBefore));
  await db.delete(emailChanges).where(lt(emailChanges.objectUntil, ages.linksBefore));
  await db.delete(passwordResets).where(lt(passwordResets.endsAt, ages.codesBefore));
  await db.delete(knownNetworks).where(lt(knownNetworks.seenAt, ages.networksBefore));
  await db.delete(otps).where(lt(otps.endsAt, ages.codesBefore));
  await db.execute(sql`delete from ${devices} old where old.seen_at < ${ages.devicesBefore}
    and exists (select from ${devices} newer where newer.user_id = old.user_id and newer.seen_at > old.seen_at)`);
}
