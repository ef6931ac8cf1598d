import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { setTransferAllowed } from './decide-account.db.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

export type TransferPermission = NamedAccount & { allowed: boolean; note: string; by: string; now: Date };

export function setTransferPermission(
  database: Database,
  site: Site,
  { allowed, note, by, now, ...named }: TransferPermission,
): Promise<Refusal<'not_allowed' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, named, async (db, account) => {
    const { customerId, transferAllowed: before } = account;
    if (before === allowed)
      return refuse(customerRefusals, 'not_allowed.same_permission', {
        email: account.email || account.company,
        allowed: allowed ? 'already' : 'not',
      });
    await setTransferAllowed(db, { customerId, allowed, by, now });
    await recordAudit(db, {
      ...staffEntryOf(site, account, { by, now }),
      action: allowed ? 'bank transfer allowed' : 'bank transfer disallowed',
      details: { before, after: allowed, note },
    });
    return undefined;
  });
}
