import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { passkeyChallenges, staff, staffPasskeys } from './staff.table.ts';

export const insertChallenge = prepareWrite<{ challenge: string; staffId: number | null; now: Date }, never>(
  'staff_challenge_insert',
  sql`insert into ${passkeyChallenges} (challenge, staff_id, created_at)
    values (${sql.placeholder('challenge')}, ${sql.placeholder('staffId')}, ${sql.placeholder('now')})`,
);

/** A challenge is found once. */
export const takeChallenge = prepareWrite<{ challenge: string }, { staffId: number | null; createdAt: Date }>(
  'staff_challenge_take',
  sql`delete from ${passkeyChallenges} where challenge = ${sql.placeholder('challenge')} returning staff_id, created_at`,
);

export type NewPasskey = {
  staffId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  host: string;
  name: string;
};

/** No row when the device added this one before. */
export const insertPasskey = prepareWrite<NewPasskey & { now: Date }, { id: number }>(
  'staff_passkey_insert',
  sql`insert into ${staffPasskeys} (staff_id, credential_id, public_key, counter, host, name, created_at)
    values (${sql.placeholder('staffId')}, ${sql.placeholder('credentialId')}, ${sql.placeholder('publicKey')},
      ${sql.placeholder('counter')}, ${sql.placeholder('host')}, ${sql.placeholder('name')}, ${sql.placeholder('now')})
    on conflict (credential_id) do nothing returning id`,
);

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

/** No row when another sign-in has counted on meanwhile. */
export const countUse = prepareWrite<{ id: number; counter: number; newCounter: number; now: Date }, { id: number }>(
  'staff_passkey_use',
  sql`update ${staffPasskeys} set counter = ${sql.placeholder('newCounter')}, last_used_at = ${sql.placeholder('now')}
    where id = ${sql.placeholder('id')} and counter = ${sql.placeholder('counter')} returning id`,
);

export const deletePasskey = prepareWrite<{ staffId: number; id: number }, { name: string }>(
  'staff_passkey_delete',
  sql`delete from ${staffPasskeys} where id = ${sql.placeholder('id')} and staff_id = ${sql.placeholder('staffId')} returning name`,
);

export const deletePasskeysOf = prepareWrite<{ staffId: number }, { id: number }>(
  'staff_passkeys_delete',
  sql`delete from ${staffPasskeys} where staff_id = ${sql.placeholder('staffId')} returning id`,
);
