                                                                           
import { decidedStanding } from '../permissions/standing.rule.js';
import { hashToken } from '../secure-token.server.js';
import { isSeenAtStale, isSessionAlive } from './session-lifetime.rule.js';
import { findSession, touchSession } from './sessions.db.js';

/** Implements the server's port. */
export const findCaller             = async (db, site, token, now) => {
  const hash = hashToken(token);
  const [row] = await findSession(db, { hash, site: site.code });
  if (!row || !isSessionAlive(row, now)) return undefined;
  if (isSeenAtStale(row, now)) await touchSession(db, hash, now);
  return {
    userId: row.userId,
    customerId: row.customerId,
    emailVerified: row.emailVerifiedAt !== null,
    standing: decidedStanding(row.status),
    priceListId: row.priceListId,
    ...(row.viewedBy !== null && { viewedBy: row.viewedBy }),
  };
};
