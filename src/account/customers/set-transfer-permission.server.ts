import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { lockAccount, setTransferAllowed } from './decide-account.db.ts';

export type TransferPermission = { email: string; allowed: boolean; note: string; by: string; now: Date };

export async function setTransferPermission(
  database: Database,
  site: Site,
  { email, allowed, note: reason, by, now }: TransferPermission,
): Promise<Refusal | undefined> {
  return database.transaction(async (db) => {
    const [account] = await lockAccount(db, { site: site.code, email: email.trim().toLowerCase() });
    if (!account) return new Refusal('unknown_account', `${site.name} has no account ${email}.`);
    const { customerId, userId, transferAllowed: before } = account;
    if (before === allowed)
      return new Refusal('not_allowed', `${account.email} may ${allowed ? 'already' : 'not'} pay by bank transfer.`);
    await setTransferAllowed(db, { customerId, allowed, by, now });
    await recordAudit(db, {
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
