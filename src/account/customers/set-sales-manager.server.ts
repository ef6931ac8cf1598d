import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { customerRefusals } from '../account-refusals.ts';
import type { CheckedChange } from './checked-change.ts';
import { setManagerName } from './commercial-settings.db.ts';
import type { AccountForDecision } from './decide-account.db.ts';
import { customerEditConflict } from './edit-conflict.server.ts';
import { type NamedAccount, staffEntryOf, withLockedAccount } from './locked-account.server.ts';

const maxManagerName = 100;

export type SalesManagerChange = NamedAccount & {
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
  change: SalesManagerChange,
): Promise<Refusal<'changed_meanwhile' | 'not_allowed' | 'too_long' | 'unknown_account'> | undefined> {
  return withLockedAccount(database, site, change, async (db, account) => {
    const checked = await checkSalesManager(db, site, account, change);
    if (checked instanceof Refusal) return checked;
    if (!checked.isNew)
      return refuse(customerRefusals, 'not_allowed.same_manager', {
        manager: account.salesManager ?? 'Nobody',
        email: account.email || account.company,
      });
    await checked.save();
    return undefined;
  });
}

/** Call under the lock of the account. */
export async function checkSalesManager(
  db: Db,
  site: Site,
  account: AccountForDecision,
  { salesManager: typed, seen, by, now }: Omit<SalesManagerChange, 'email' | 'customerId'>,
): Promise<CheckedChange | Refusal<'changed_meanwhile' | 'too_long'>> {
  const { customerId, salesManager: before } = account;
  if (seen !== undefined && seen !== (before ?? ''))
    return customerEditConflict(db, site, {
      customerId,
      actions: [action],
      what: `The sales manager is ${before ?? 'nobody'}`,
    });
  const salesManager = typed.trim() || null;
  if (salesManager && salesManager.length > maxManagerName)
    return refuse(customerRefusals, 'too_long.manager', { max: maxManagerName });
  const details = { before, after: salesManager };
  return {
    isNew: salesManager !== before,
    save: async () => {
      await setManagerName(db, { customerId, salesManager });
      await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action, details });
    },
  };
}
