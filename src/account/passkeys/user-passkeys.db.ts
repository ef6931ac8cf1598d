import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { users } from '../account.table.ts';
import { type PasskeyKind, passkeyStatements, type StoredKey } from './passkey-statements.db.ts';
import { userPasskeyChallenges, userPasskeys } from './user-passkeys.table.ts';

export const userPasskeyKind: PasskeyKind = {
  statements: passkeyStatements('user', {
    passkeys: userPasskeys,
    challenges: userPasskeyChallenges,
    ownerId: sql`user_id`,
  }),
  rpName: (site) => site.name,
  owners: 'user',
};

/** Of this site, whose address is verified. */
export const findUserPasskey = prepareStatement<{ site: SiteCode; credentialId: string; host: string }, StoredKey>(
  'user_passkey_by_credential',
  sql`select k.id, k.public_key, k.counter, k.user_id as owner_id
    from ${userPasskeys} k join ${users} u on u.id = k.user_id
    where k.credential_id = ${sql.placeholder('credentialId')} and k.host = ${sql.placeholder('host')}
      and u.site = ${sql.placeholder('site')} and u.email_verified_at is not null`,
);
