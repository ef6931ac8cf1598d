import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { type AuditEntry, byStaff } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { type AccountForDecision, lockAccount } from './decide-account.db.ts';

/** One transaction that begins with the lock of the account; refused when the site has no such account. */
export function withLockedAccount<Result>(
  database: Database,
  site: Site,
  email: string,
  change: (db: Db, account: AccountForDecision) => Promise<Result>,
): Promise<Result | Refusal<'unknown_account'>> {
  return database.transaction(async (db) => {
    const [account] = await lockAccount(db, { site: site.code, email: email.trim().toLowerCase() });
    return account ? change(db, account) : refuse(customerRefusals, 'unknown_account', { site: site.name, email });
  });
}

export const staffEntryOf = (
  site: Site,
  { customerId, userId, email }: Pick<AccountForDecision, 'customerId' | 'userId' | 'email'>,
  author: { by: string; now: Date },
): Omit<AuditEntry, 'action' | 'details'> => ({
  ...byStaff(site, author),
  customerId,
  userId,
  subject: email,
});
