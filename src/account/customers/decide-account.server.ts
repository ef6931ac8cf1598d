import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { accountDecidedMail } from '../account.mail.ts';
import type { CustomerStatus } from '../account.table.ts';
import {
  type AccountDecision,
  accountDecisions,
  decisionOutcomes,
  decisionRefusal,
} from '../permissions/account-decision.rule.ts';
import { statusLabel } from '../permissions/account-status.rule.ts';
import { changedMeanwhile, numberActions } from './changed-meanwhile.server.ts';
import { type AccountForDecision, markAddressesVerified, setAccountStatus } from './decide-account.db.ts';
import { findDefaultRegistration } from './decide-tax-number.db.ts';
import { verifyDefaultTaxNumber } from './decide-tax-number.server.ts';
import { staffEntryOf, withLockedAccount } from './locked-account.server.ts';

/** `taxNumber` is the one given last, verified or not: approving verifies it. */
export type AccountSeen = { status: CustomerStatus; taxNumber: string | null };

export type DecisionOnAccount = {
  email: string;
  decision: AccountDecision;
  reason: string;
  /** Refused when the account is no longer so. */
  seen?: AccountSeen | undefined;
  by: string;
  now: Date;
};

/**
 * Approving also verifies the tax number and the billing address, even while the commercial approval is outstanding.
 */
export function decideAccount(
  database: Database,
  site: Site,
  { email, decision, reason, seen, by, now }: DecisionOnAccount,
): Promise<Refusal | undefined> {
  return withLockedAccount(database, site, email, async (db, account) => {
    const changed = seen && (await findChange(db, site, account, seen));
    if (changed) return changed;
    const refusal = decisionRefusal(decision, reason, account);
    if (refusal) return new Refusal('not_allowed', refusal);
    const { customerId, company, status: before } = account;
    const { status } = decisionOutcomes[decision];
    await setAccountStatus(db, { customerId, status, reason: reason || null, by, now });
    const isVerified = status !== 'verification_pending';
    const taxNumber = isVerified ? await verifyDefaultTaxNumber(db, customerId, { by, now }) : undefined;
    if (isVerified) await markAddressesVerified(db, { customerId, by, now });
    await queueMessages(db, site.code, now, [accountDecidedMail(account.email, company, decision, reason)]);
    const details = { before, after: status, reason, ...(taxNumber && { taxNumber }) };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: `account ${decision}`, details });
    return undefined;
  });
}

const decisionActions = accountDecisions.map((decision) => `account ${decision}`);

async function findChange(
  db: Db,
  site: Site,
  { customerId, status }: AccountForDecision,
  seen: AccountSeen,
): Promise<Refusal | undefined> {
  if (status !== seen.status) {
    const what = `The account is ${statusLabel(status, undefined)}`;
    return changedMeanwhile(db, site, { customerId, actions: decisionActions, what });
  }
  const [registration] = await findDefaultRegistration(db, { customerId });
  const taxNumber = registration?.pendingNumber ?? registration?.number ?? null;
  if (taxNumber === seen.taxNumber) return undefined;
  const what = `The ${site.tax.numberLabel} is ${taxNumber ?? 'not given'}`;
  return changedMeanwhile(db, site, { customerId, actions: numberActions, what });
}
