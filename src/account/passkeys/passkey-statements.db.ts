import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';

const p = sql.placeholder;

export type NewPasskey = {
  ownerId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  host: string;
  name: string;
};

export type Passkey = {
  id: number;
  credentialId: string;
  host: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** What is needed to check what a device signed. */
export type StoredKey = { id: number; ownerId: number; publicKey: Buffer; counter: number };

type PasskeyTables = { passkeys: PgTable; challenges: PgTable; ownerId: SQL };

/** Staff and buyers keep their passkeys in tables of their own, which are used alike. `name` ends the names of their statements. */
export const passkeyStatements = (name: string, { passkeys, challenges, ownerId }: PasskeyTables) => ({
  insertChallenge: prepareWrite<{ challenge: string; ownerId: number | null; now: Date }, never>(
    `passkey_challenge_insert_${name}`,
    sql`insert into ${challenges} (challenge, ${ownerId}, created_at)
      values (${p('challenge')}, ${p('ownerId')}, ${p('now')})`,
  ),

  /** A challenge is found once. */
  takeChallenge: prepareWrite<{ challenge: string }, { ownerId: number | null; createdAt: Date }>(
    `passkey_challenge_take_${name}`,
    sql`delete from ${challenges} where challenge = ${p('challenge')} returning ${ownerId} as owner_id, created_at`,
  ),

  /** No row when the device added this one before. */
  insertPasskey: prepareWrite<NewPasskey & { now: Date }, { id: number }>(
    `passkey_insert_${name}`,
    sql`insert into ${passkeys} (${ownerId}, credential_id, public_key, counter, host, name, created_at)
      values (${p('ownerId')}, ${p('credentialId')}, ${p('publicKey')}, ${p('counter')}, ${p('host')}, ${p('name')}, ${p('now')})
      on conflict (credential_id) do nothing returning id`,
  ),

  listPasskeys: prepareStatement<{ ownerId: number }, Passkey>(
    `passkeys_list_${name}`,
    sql`select id, credential_id, host, name, created_at, last_used_at
      from ${passkeys} where ${ownerId} = ${p('ownerId')} order by id`,
  ),

  /** No row when another sign-in has counted on meanwhile. */
  countUse: prepareWrite<{ id: number; counter: number; newCounter: number; now: Date }, { id: number }>(
    `passkey_use_${name}`,
    sql`update ${passkeys} set counter = ${p('newCounter')}, last_used_at = ${p('now')}
      where id = ${p('id')} and counter = ${p('counter')} returning id`,
  ),

  deletePasskey: prepareWrite<{ ownerId: number; id: number }, { name: string }>(
    `passkey_remove_${name}`,
    sql`delete from ${passkeys} where id = ${p('id')} and ${ownerId} = ${p('ownerId')} returning name`,
  ),

  deletePasskeysOf: prepareWrite<{ ownerId: number }, { id: number }>(
    `passkeys_delete_${name}`,
    sql`delete from ${passkeys} where ${ownerId} = ${p('ownerId')} returning id`,
  ),
});

/** Whose passkeys they are. */
export type PasskeyKind = {
  statements: ReturnType<typeof passkeyStatements>;
  /** The name that a device shows for where the passkey is used. */
  rpName: (site: { name: string }) => string;
  /** Begins what a device keeps as the owner, so that one device may hold keys of both kinds. */
  owners: 'staff' | 'user';
};
