import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { changedMeanwhile } from './changed-meanwhile.server.ts';
import { setManagerName } from './commercial-settings.db.ts';
import { staffEntryOf, withLockedAccount } from './locked-account.server.ts';

const maxManagerName = 100;

export type SalesManagerChange = {
  email: string;
  /** '' for nobody. */
  salesManager: string;
  /** Refused when somebody else looks after the customer now. */
  seen?: string | undefined;
  by: string;
  now: Date;
};

const action = 'sales manager set';

export function setSalesManager(
  database: Database,
  site: Site,
  { email, salesManager: typed, seen, by, now }: SalesManagerChange,
): Promise<Refusal | undefined> {
  return withLockedAccount(database, site, email, async (db, account) => {
    const { customerId, salesManager: before } = account;
    if (seen !== undefined && seen !== (before ?? ''))
      return changedMeanwhile(db, site, {
        customerId,
        actions: [action],
        what: `The sales manager is ${before ?? 'nobody'}`,
      });
    const salesManager = typed.trim() || null;
    if (salesManager && salesManager.length > maxManagerName)
      return new Refusal('too_long', `Please use at most ${maxManagerName} characters for the name.`);
    if (salesManager === before)
      return new Refusal('not_allowed', `${before ?? 'Nobody'} already looks after ${account.email}.`);
    await setManagerName(db, { customerId, salesManager });
    const details = { before, after: salesManager };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action, details });
    return undefined;
  });
}
