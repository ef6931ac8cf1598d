import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { accountDecidedMail } from '../account.mail.ts';
import { type AccountDecision, decisionOutcomes, decisionRefusal } from '../permissions/account-decision.rule.ts';
import { lockAccount, markAddressesVerified, setAccountStatus } from './decide-account.db.ts';
import { verifyDefaultTaxNumber } from './decide-tax-number.server.ts';

export type DecisionOnAccount = { email: string; decision: AccountDecision; reason: string; by: string; now: Date };

/**
 * Approving also verifies the tax number and the billing address, even while the commercial approval is outstanding.
 */
export async function decideAccount(
  database: Database,
  site: Site,
  { email, decision, reason, by, now }: DecisionOnAccount,
): Promise<Refusal | undefined> {
  return database.transaction(async (db) => {
    const [account] = await lockAccount(db, { site: site.code, email: email.trim().toLowerCase() });
    if (!account) return new Refusal('unknown_account', `${site.name} has no account ${email}.`);
    const refusal = decisionRefusal(decision, reason, account);
    if (refusal) return new Refusal('not_allowed', refusal);
    const { customerId, userId, company, status: before } = account;
    const { status } = decisionOutcomes[decision];
    await setAccountStatus(db, { customerId, status, reason: reason || null, by, now });
    const isVerified = status !== 'verification_pending';
    const taxNumber = isVerified ? await verifyDefaultTaxNumber(db, customerId, { by, now }) : undefined;
    if (isVerified) await markAddressesVerified(db, { customerId, by, now });
    await queueMessages(db, site.code, now, [accountDecidedMail(account.email, company, decision, reason)]);
    const auditEntry = { site: site.code, at: now, actor: 'staff' as const, actorName: by, customerId, userId };
    const details = { before, after: status, reason, ...(taxNumber && { taxNumber }) };
    await recordAudit(db, { ...auditEntry, action: `account ${decision}`, subject: account.email, details });
    return undefined;
  });
}
