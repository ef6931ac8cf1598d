import { lt, or, sql } from 'drizzle-orm';
import type { Database } from '../server/database/database.server.ts';
import { deleteInBatches } from '../server/database/delete-in-batches.server.ts';
import { devices, emailLinks, sessions } from './account.table.ts';
import { userPasskeyChallenges } from './passkeys/user-passkeys.table.ts';
import { knownNetworks } from './sign-in/known-networks.table.ts';
import { passkeyChallenges, staffSessions } from './staff/staff.table.ts';
import { emailChanges } from './verification/email-changes.table.ts';
import { otps, passwordResets } from './verification/verification.table.ts';

export type ExpiryCutoffs = {
  sessionsBegunBefore: Date;
  sessionsSeenBefore: Date;
  linksBefore: Date;
  codesBefore: Date;
  networksBefore: Date;
  devicesBefore: Date;
  staffSessionsBefore: Date;
  challengesBefore: Date;
};

/** Keeps the newest device of each account: an account without one counts as never signed in to. */
export async function deleteExpired(database: Database, ages: ExpiryCutoffs): Promise<void> {
  const dead = or(lt(sessions.createdAt, ages.sessionsBegunBefore), lt(sessions.seenAt, ages.sessionsSeenBefore));
  await deleteInBatches(database, sessions, () => sql`${dead}`);
  await deleteInBatches(database, emailLinks, () => lt(emailLinks.endsAt, ages.linksBefore));
  await deleteInBatches(database, emailChanges, () => lt(emailChanges.objectUntil, ages.linksBefore));
  await deleteInBatches(database, passwordResets, () => lt(passwordResets.endsAt, ages.codesBefore));
  await deleteInBatches(database, knownNetworks, () => lt(knownNetworks.seenAt, ages.networksBefore));
  await deleteInBatches(database, otps, () => lt(otps.endsAt, ages.codesBefore));
  const isNotLast = sql`exists (select from ${devices} newer
    where newer.user_id = ${devices.userId} and newer.seen_at > ${devices.seenAt})`;
  await deleteInBatches(database, devices, () => sql`${devices.seenAt} < ${ages.devicesBefore} and ${isNotLast}`);
  await deleteInBatches(database, staffSessions, () => lt(staffSessions.createdAt, ages.staffSessionsBefore));
  await deleteInBatches(database, passkeyChallenges, () => lt(passkeyChallenges.createdAt, ages.challengesBefore));
  await deleteInBatches(database, userPasskeyChallenges, () =>
    lt(userPasskeyChallenges.createdAt, ages.challengesBefore),
  );
}
