import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import { setAutoApproved } from './commercial-settings.db.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

export type AutoApprovalChange = NamedAccount & { autoApproved: boolean; note: string; by: string; now: Date };

/** Orders placed from now on are confirmed without staff; those that wait already still wait. */
export function setAutoApproval(
  database: Database,
  site: Site,
  { autoApproved, note, by, now, ...named }: AutoApprovalChange,
): Promise<Refusal<'not_allowed' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, named, async (db, account) => {
    const { customerId, autoApproved: before } = account;
    if (before === autoApproved)
      return refuse(customerRefusals, 'not_allowed.same_approval', {
        email: account.email || account.company,
        state: before ? 'on' : 'off',
      });
    await setAutoApproved(db, { customerId, autoApproved, by, now });
    await recordAudit(db, {
      ...staffEntryOf(site, account, { by, now }),
      action: autoApproved ? 'automatic approval on' : 'automatic approval off',
      details: { before, after: autoApproved, note },
    });
    return undefined;
  });
}
