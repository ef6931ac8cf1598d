import { queueMessages } from '../../messages/queue-message.server.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { lockAccount } from './decide-account.db.ts';
import { discardPendingNumber, findDefaultRegistration, markRegistrationVerified } from './decide-tax-number.db.ts';

export type DecisionOnNumber = { email: string; verified: boolean; reason: string; by: string; now: Date };

export type DecidedTaxNumber = { requestedNumber: string; effectiveNumber: string };

export async function decideTaxNumber(
  database: Database,
  site: Site,
  { email, verified, reason, by, now }: DecisionOnNumber,
): Promise<DecidedTaxNumber | Refusal> {
  if (!verified && reason === '') return new Refusal('no_reason', 'Please give a --reason. The buyer will see it.');
  return database.transaction(async (db) => {
    const [account] = await lockAccount(db, { site: site.code, email: email.trim().toLowerCase() });
    if (!account) return new Refusal('unknown_account', `${site.name} has no account ${email}.`);
    const { customerId, userId } = account;
    const [registration] = await findDefaultRegistration(db, { customerId });
    const { numberLabel } = site.tax;
    if (!registration?.pendingNumber)
      return new Refusal('nothing_waits', `${account.email} has no changed ${numberLabel} waiting for verification.`);
    const before = registration.number;
    const requestedNumber = registration.pendingNumber;
    const effectiveNumber = verified ? requestedNumber : before;
    if (verified) await markRegistrationVerified(db, registration, { by, now });
    else await discardPendingNumber(db, registration);
    const data = { numberLabel, asked: requestedNumber, counts: effectiveNumber, verified, reason };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: account.email, template: 'tax-number-decided', data },
    ]);
    const action = verified ? 'tax number verified' : 'tax number rejected';
    const who = { site: site.code, at: now, actor: 'staff' as const, actorName: by, customerId, userId };
    await recordAudit(db, {
      ...who,
      action,
      subject: account.email,
      details: { before, asked: requestedNumber, reason },
    });
    return { requestedNumber, effectiveNumber };
  });
}

export async function verifyDefaultTaxNumber(db: Db, customerId: number, who: { by: string; now: Date }) {
  const [registration] = await findDefaultRegistration(db, { customerId });
  if (!registration || (registration.verified && !registration.pendingNumber)) return undefined;
  await markRegistrationVerified(db, registration, who);
  return registration.pendingNumber ?? registration.number;
}
