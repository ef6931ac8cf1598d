import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { type PasskeyKind, passkeyStatements, type StoredKey } from '../passkeys/passkey-statements.db.ts';
import { passkeyChallenges, staff, staffPasskeys } from './staff.table.ts';

export const staffPasskeyKind: PasskeyKind = {
  statements: passkeyStatements('staff', {
    passkeys: staffPasskeys,
    challenges: passkeyChallenges,
    ownerId: sql`staff_id`,
  }),
  rpName: () => 'Raceway desk',
  owners: 'staff',
};

export type PasskeyOfStaff = StoredKey & { passkey: string; email: string; name: string };

export const findPasskey = prepareStatement<{ credentialId: string; host: string }, PasskeyOfStaff>(
  'staff_passkey_by_credential',
  sql`select k.id, k.public_key, k.counter, k.name as passkey, s.id as owner_id, s.email, s.name
    from ${staffPasskeys} k join ${staff} s on s.id = k.staff_id
    where k.credential_id = ${sql.placeholder('credentialId')} and k.host = ${sql.placeholder('host')}
      and s.disabled_at is null`,
);
