import type { FindCaller } from '../../server/calls/define-call.server.ts';
import { decidedStanding } from '../permissions/standing.rule.ts';
import { hashToken } from '../secure-token.server.ts';
import { isSeenAtStale, isSessionAlive } from './session-lifetime.rule.ts';
import { findSession, touchSession } from './sessions.db.ts';

export const findCallerByToken: FindCaller = async (db, site, token, now) => {
  const hash = hashToken(token);
  const [row] = await findSession(db, { hash, site: site.code });
  if (!row || !isSessionAlive(row, now)) return undefined;
  if (!db.isReplica && isSeenAtStale(row, now)) await touchSession(db, { hash, now });
  return {
    userId: row.userId,
    customerId: row.customerId,
    emailVerified: row.emailVerifiedAt !== null,
    standing: decidedStanding(row.status),
    priceListId: row.priceListId,
    ...(row.viewedBy !== null && { viewedBy: row.viewedBy }),
  };
};
