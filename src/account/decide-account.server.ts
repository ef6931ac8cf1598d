import { queueMessages } from '../messages/queue-message.server.ts';
import { note } from '../server/audit.ts';
import type { Database } from '../server/db.ts';
import { Refused } from '../server/refuse.ts';
import type { Site } from '../sites/site.ts';
import { accountDecidedMail } from './account.mail.ts';
import { type AccountDecision, decisionRefusal, outcomes } from './account-decision.rule.ts';
import { lockAccount, setStatus, verifyAddresses } from './decide-account.db.ts';
import { verifyNumberOf } from './decide-tax-number.server.ts';

export type DecisionOnAccount = { email: string; decision: AccountDecision; reason: string; by: string; now: Date };

/**
 * Moves an account to what staff have decided, notes who and why, and tells the buyer. Approving, fully or but for the
 * commercial part, verifies tax number and billing address. Refuses in words what cannot be decided.
 */
export async function decideAccount(
  database: Database,
  site: Site,
  { email, decision, reason, by, now }: DecisionOnAccount,
): Promise<Refused | undefined> {
  return database.transaction(async (db) => {
    const [account] = await lockAccount(db, { site: site.code, email: email.trim().toLowerCase() });
    if (!account) return new Refused('unknown_account', `${site.name} has no account ${email}.`);
    const refusal = decisionRefusal(decision, reason, account);
    if (refusal) return new Refused('not_allowed', refusal);
    const { customerId, userId, company, status: before } = account;
    const { status } = outcomes[decision];
    await setStatus(db, { customerId, status, reason: reason || null, by, now });
    const passes = status !== 'verification_pending';
    const taxNumber = passes ? await verifyNumberOf(db, customerId, { by, now }) : undefined;
    if (passes) await verifyAddresses(db, { customerId, by, now });
    await queueMessages(db, site.code, now, [accountDecidedMail(account.email, company, decision, reason)]);
    const who = { site: site.code, at: now, actor: 'staff' as const, actorName: by, customerId, userId };
    const details = { before, after: status, reason, ...(taxNumber && { taxNumber }) };
    await note(db, { ...who, action: `account ${decision}`, subject: account.email, details });
    return undefined;
  });
}
