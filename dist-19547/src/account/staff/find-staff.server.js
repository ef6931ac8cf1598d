                                                                          
import { hashToken } from '../secure-token.server.js';
import { findStaffSession } from './staff.db.js';
import { isStaffSessionAlive } from './staff-session.rule.js';

/** Implements the server's port. `roles` are those on `site`, perhaps none. */
export const findStaff            = async (db, site, token, now) => {
  const [row] = await findStaffSession(db, { hash: hashToken(token), site: site.code });
  if (!row || !isStaffSessionAlive(row.createdAt, now)) return undefined;
  const { createdAt: _, ...caller } = row;
  return caller;
};
