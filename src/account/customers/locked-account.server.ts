import type { Database, Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { type AuditEntry, byStaff } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { type AccountForDecision, lockAccount, lockCustomerAccount } from './decide-account.db.ts';

export type { AccountForDecision } from './decide-account.db.ts';

/** A customer by its id, or by the e-mail address of a user. Nobody may have signed in for it yet. */
export type NamedAccount = { customerId: number } | { email: string };

/** One transaction that begins with the lock of the account; refused when the site has no such account. */
export function withLockedAccount<Result>(
  database: Database,
  site: Site,
  named: NamedAccount,
  change: (db: Db, account: AccountForDecision) => Promise<Result>,
): Promise<Result | Refusal<'unknown_account'>> {
  return database.transaction(async (db) => {
    const [account] =
      'customerId' in named
        ? await lockCustomerAccount(db, { site: site.code, customerId: named.customerId })
        : await lockAccount(db, { site: site.code, email: named.email.trim().toLowerCase() });
    if (account) return change(db, account);
    const email = 'email' in named ? named.email : `of customer ${named.customerId}`;
    return refuse(customerRefusals, 'unknown_account', { site: site.name, email });
  });
}

export const staffEntryOf = (
  site: Site,
  { customerId, userId, email, company }: Pick<AccountForDecision, 'customerId' | 'userId' | 'email' | 'company'>,
  author: { by: string; now: Date },
): Omit<AuditEntry, 'action' | 'details'> => ({
  ...byStaff(site, author),
  customerId,
  ...(userId !== null && { userId }),
  subject: email || company,
});
