import { queueMessages } from '../messages/queue-message.server.ts';
import { note } from '../server/audit.ts';
import type { Database, Db } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { lockAccount } from './decide-account.db.ts';
import { dropPending, findDefaultNumber, setVerified } from './decide-tax-number.db.ts';

export type DecisionOnNumber = { email: string; verified: boolean; reason: string; by: string; now: Date };

/** The number that was asked about, and the one that decides the tax now. */
export type DecidedNumber = { asked: string; counts: string };

/**
 * Verifies or rejects what a buyer has changed a verified tax number to, notes who and why, and tells the buyer. Refuses a
 * no without its reason, and an account whose number waits for nobody.
 */
export async function decideTaxNumber(
  database: Database,
  site: Site,
  { email, verified, reason, by, now }: DecisionOnNumber,
): Promise<DecidedNumber | Refused> {
  if (!verified && reason === '') return new Refused('no_reason', 'Please say why with --reason: the buyer is told.');
  return database.transaction(async (db) => {
    const [account] = await lockAccount(db, { site: site.code, email: email.trim().toLowerCase() });
    if (!account) return new Refused('unknown_account', `${site.name} has no account ${email}.`);
    const { customerId, userId } = account;
    const [standing] = await findDefaultNumber(db, { customerId });
    const { numberLabel } = site.tax;
    if (!standing?.pendingNumber)
      return new Refused('nothing_waits', `${account.email} has no changed ${numberLabel} that waits.`);
    const before = standing.number;
    const asked = standing.pendingNumber;
    const counts = verified ? asked : before;
    if (verified) await setVerified(db, standing, { by, now });
    else await dropPending(db, standing);
    const data = { numberLabel, asked, counts, verified, reason };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: account.email, template: 'tax-number-decided', data },
    ]);
    const action = verified ? 'tax number verified' : 'tax number rejected';
    const who = { site: site.code, at: now, actor: 'staff' as const, actorName: by, customerId, userId };
    await note(db, { ...who, action, subject: account.email, details: { before, asked, reason } });
    return { asked, counts };
  });
}

/** Verifies the number that an account gives along with its papers; answers it where it was not verified before. */
export async function verifyNumberOf(db: Db, customerId: number, who: { by: string; now: Date }) {
  const [standing] = await findDefaultNumber(db, { customerId });
  if (!standing || (standing.verified && !standing.pendingNumber)) return undefined;
  await setVerified(db, standing, who);
  return standing.pendingNumber ?? standing.number;
}
