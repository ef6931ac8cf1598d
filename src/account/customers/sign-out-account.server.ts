import type { Database } from '../../server/database/database.server.ts';
import type { Refusal } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { endUserSessions } from '../sign-in/sessions.db.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

export type AccountSignOut = NamedAccount & { by: string; now: Date };

/** Helps after the loss of a phone or laptop. Returns how many sessions ended; the password and the cart stay. */
export function signOutAccount(
  database: Database,
  site: Site,
  { by, now, ...named }: AccountSignOut,
): Promise<Refusal<'unknown_account'> | number> {
  return withLockedAccount(database, site, named, async (db, account) => {
    const sessionsEnded = account.userId === null ? 0 : await endUserSessions(db, account.userId);
    const entry = { ...staffEntryOf(site, account, { by, now }), action: 'signed out everywhere' };
    await recordAudit(db, { ...entry, details: { sessionsEnded } });
    return sessionsEnded;
  });
}
