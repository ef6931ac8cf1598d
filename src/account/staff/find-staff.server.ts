import type { FindStaff } from '../../server/calls/define-call.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { findStaffSession } from './staff.db.ts';
import { isStaffSessionAlive } from './staff-session.rule.ts';

/** Implements the server's port. `roles` are those on `site`, perhaps none. */
export const findStaff: FindStaff = async (db, site, token, now) => {
  const [row] = await findStaffSession(db, { hash: hashToken(token), site: site.code });
  if (!row || !isStaffSessionAlive(row.createdAt, now)) return undefined;
  const { createdAt: _, ...caller } = row;
  return caller;
};
