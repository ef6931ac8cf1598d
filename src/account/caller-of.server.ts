import type { Caller, CallerOf } from '../server/call.ts';
import type { CustomerStatus } from './account.table.ts';
import { isAlive, shouldNote } from './session-life.rule.ts';
import { tokenHash } from './session-token.ts';
import { findSession, noteSession } from './sessions.db.ts';

const standings: Record<CustomerStatus, Caller['standing']> = {
  active: 'active',
  approval_pending: 'approval',
  verification_pending: 'pending',
};

/** Whose live session a token is on this site; fills the server's port. */
export const callerOf: CallerOf = async (db, site, token, now) => {
  const hash = tokenHash(token);
  const [row] = await findSession(db, { hash, site: site.code });
  if (!row || !isAlive(row, now)) return undefined;
  if (shouldNote(row, now)) await noteSession(db, hash, now);
  return {
    userId: row.userId,
    customerId: row.customerId,
    emailVerified: row.emailVerifiedAt !== null,
    standing: standings[row.status],
    priceListId: row.priceListId,
  };
};
