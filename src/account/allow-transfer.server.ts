import { note } from '../server/audit.ts';
import type { Database } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { lockAccount, setTransferAllowed } from './decide-account.db.ts';

export type TransferPermission = { email: string; allowed: boolean; note: string; by: string; now: Date };

/** Lets an Active customer pay by bank transfer, or no longer; notes who and why. Refuses what stands already. */
export async function allowTransfer(
  database: Database,
  site: Site,
  { email, allowed, note: reason, by, now }: TransferPermission,
): Promise<Refused | undefined> {
  return database.transaction(async (db) => {
    const [account] = await lockAccount(db, { site: site.code, email: email.trim().toLowerCase() });
    if (!account) return new Refused('unknown_account', `${site.name} has no account ${email}.`);
    const { customerId, userId, transferAllowed: before } = account;
    if (before === allowed)
      return new Refused('not_allowed', `${account.email} may ${allowed ? 'already' : 'not'} pay by bank transfer.`);
    await setTransferAllowed(db, { customerId, allowed, by, now });
    await note(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      customerId,
      userId,
      action: allowed ? 'bank transfer allowed' : 'bank transfer disallowed',
      subject: account.email,
      details: { before, after: allowed, note: reason },
    });
    return undefined;
  });
}
