import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { passkeyChallenges, staff, staffPasskeys } from './staff.table.ts';

export async function insertChallenge(
  db: Db,
  challenge: { challenge: string; staffId: number | null },
  now: Date,
): Promise<void> {
  await db.insert(passkeyChallenges).values({ ...challenge, createdAt: now });
}

/** A challenge is found once. */
export async function takeChallenge(
  db: Db,
  challenge: string,
): Promise<{ staffId: number | null; createdAt: Date } | undefined> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.challenge, challenge))
    .returning({ staffId: passkeyChallenges.staffId, createdAt: passkeyChallenges.createdAt });
  return row;
}

export type NewPasskey = {
  staffId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  host: string;
  name: string;
};

/** False when the device added this one before. */
export async function insertPasskey(db: Db, passkey: NewPasskey, now: Date): Promise<boolean> {
  const rows = await db
    .insert(staffPasskeys)
    .values({ ...passkey, createdAt: now })
    .onConflictDoNothing({ target: staffPasskeys.credentialId })
    .returning({ id: staffPasskeys.id });
  return rows.length === 1;
}

export type Passkey = {
  id: number;
  credentialId: string;
  host: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

export const listPasskeys = prepareStatement<{ staffId: number }, Passkey>(
  'staff_passkeys_list',
  sql`select id, credential_id, host, name, created_at, last_used_at
    from ${staffPasskeys} where staff_id = ${sql.placeholder('staffId')} order by id`,
);

export type PasskeyOfStaff = {
  id: number;
  publicKey: Buffer;
  counter: number;
  passkey: string;
  staffId: number;
  email: string;
  name: string;
};

export const findPasskey = prepareStatement<{ credentialId: string; host: string }, PasskeyOfStaff>(
  'staff_passkey_by_credential',
  sql`select k.id, k.public_key, k.counter, k.name as passkey, s.id as staff_id, s.email, s.name
    from ${staffPasskeys} k join ${staff} s on s.id = k.staff_id
    where k.credential_id = ${sql.placeholder('credentialId')} and k.host = ${sql.placeholder('host')}
      and s.disabled_at is null`,
);

/** False when another sign-in has counted on meanwhile. */
export async function countUse(
  db: Db,
  { id, counter }: Pick<PasskeyOfStaff, 'id' | 'counter'>,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(staffPasskeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, counter)))
    .returning({ id: staffPasskeys.id });
  return used.length === 1;
}

/** Returns its name. */
export async function deletePasskey(db: Db, staffId: number, id: number): Promise<string | undefined> {
  const own = and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId));
  const [row] = await db.delete(staffPasskeys).where(own).returning({ name: staffPasskeys.name });
  return row?.name;
}

/** Returns how many there were. */
export async function deletePasskeysOf(db: Db, staffId: number): Promise<number> {
  const rows = await db
    .delete(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .returning({ id: staffPasskeys.id });
  return rows.length;
}
