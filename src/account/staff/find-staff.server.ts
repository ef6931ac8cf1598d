import type { FindStaff } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { hashToken } from '../secure-token.server.ts';
import { findStaffSession } from './staff.db.ts';
import { isStaffSessionAlive } from './staff-session.rule.ts';

/** `roles` are those on `site`, perhaps none. */
export const findStaff: FindStaff = async (db, site, token, now) => {
  const [row] = await findStaffSession(db, { hash: hashToken(token), site: site.code });
  if (!row || !isStaffSessionAlive(row.createdAt, now)) return undefined;
  const { createdAt: _, ...caller } = row;
  return caller;
};

/** Implements the server's port. A process that serves one site alone lets nobody work on another. */
export const findStaffServedBy =
  ({ brand }: Pick<Env, 'brand'>): FindStaff =>
  async (db, site, token, now) => {
    const staff = await findStaff(db, site, token, now);
    return staff && brand !== undefined && brand !== site.code ? { ...staff, roles: [] } : staff;
  };
