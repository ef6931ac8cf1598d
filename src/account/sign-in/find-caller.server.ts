import type { Caller, FindCaller } from '../../server/calls/define-call.server.ts';
import type { CustomerStatus } from '../account.table.ts';
import { hashToken } from '../secure-token.server.ts';
import { isSeenAtStale, isSessionAlive } from './session-lifetime.rule.ts';
import { findSession, touchSession } from './sessions.db.ts';

const standingByStatus: Record<CustomerStatus, Caller['standing']> = {
  active: 'active',
  approval_pending: 'approval',
  verification_pending: 'pending',
};

/** Whose live session a token is on this site; fills the server's port. */
export const findCaller: FindCaller = async (db, site, token, now) => {
  const hash = hashToken(token);
  const [row] = await findSession(db, { hash, site: site.code });
  if (!row || !isSessionAlive(row, now)) return undefined;
  if (isSeenAtStale(row, now)) await touchSession(db, hash, now);
  return {
    userId: row.userId,
    customerId: row.customerId,
    emailVerified: row.emailVerifiedAt !== null,
    standing: standingByStatus[row.status],
    priceListId: row.priceListId,
  };
};
